/** What is set, and to what. */
const SET = /\b(?:set|switch|change|turn|put)\s+((?:the|your|my|our)\s+(?:\p{L}+\s){0,2}?\p{L}+)\s+(?:over\s+)?to\s/giu;
/** "Switch it back to English". */
const BACK = /\b(?:set|switch|change|turn|put)\s+(?:it|that|this)\s+back(?=\s+to\s)/giu;

/** A text in which what is set back has its name: "set the language to Welsh, then switch it back to English". */
export function setBack(text: string): string {
  return text.replace(BACK, (found: string, at: number) => {
    const thing = [...text.slice(0, at).matchAll(SET)].at(-1)?.[1];
    return thing ? `${/^\p{Lu}/u.test(found) ? 'Set' : 'set'} ${thing}` : found;
  });
}
