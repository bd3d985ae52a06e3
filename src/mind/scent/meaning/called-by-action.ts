/** What a field is called in the name of the action by which it was filled in: "number of guests", of "type:number-of-guests.2". */
export function calledByAction(name: string): string {
  return name.replace(/^[a-z]+:|\.\d+$/g, '').replace(/-/g, ' ');
}
