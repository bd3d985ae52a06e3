/** What is done to each of several by the control that stands with it. */
const DONE_TO =
  'follow|unfollow|like|unlike|star|unstar|favou?rite|bookmark|upvote|downvote|mute|unmute|block|unblock|pin|unpin';
const NAME = String.raw`(?:the\s(?:\p{Ll}+\s){0,2})?(?:«\d+»|@\w[\w.-]*|\p{Lu}[\p{L}\p{N}'’&-]*(?:\s\p{Lu}[\p{L}\p{N}'’&-]*)*)`;
/** "Follow Ann, Bob and Ida", "star the projects Atlas and Bolt". */
const EACH = new RegExp(
  String.raw`(?<=^|[.!?;]\s+|,\s+|\b(?:and|then|please)\s+)((?:${DONE_TO}))\s+((?:the|both|all)\s+(?:the\s+)?\p{Ll}+s\s+)?(${NAME}(?:,\s+${NAME})*),?\s+and\s+(${NAME})(?=[.,;!?]|$|\s+(?:and|then)\s+\p{Ll})`,
  'giu',
);

/** The same act with each that is named: "follow Ann and follow Bob". */
export function eachByName(text: string): string {
  return text.replace(EACH, (found, act: string, kinds: string | undefined, names: string, last: string) => {
    if (!new RegExp(`^${NAME}$`, 'u').test(last)) return found;
    const all = [...names.split(/,\s+/), last];
    if (!all.every((name) => new RegExp(`^${NAME}$`, 'u').test(name))) return found;
    const kind = kinds ? `the ${kinds.trim().replace(/^.*\s/, '').replace(/s$/, '')} ` : '';
    const again = act.toLowerCase();
    return all.map((name, i) => `${i === 0 ? act : again} ${kind}${name}`).join(' and ');
  });
}
