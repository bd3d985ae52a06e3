import { fold } from '../../language/index.ts';

/** Somebody who is told something: "the teacher", "them", "Mr Voss", "the people at the desk"; never who gave the task. */
const WHOM =
  '(?!me\\b|us\\b)(?:him|her|them|it|\\p{Lu}[\\p{L}.]*(?: \\p{Lu}\\p{L}+)?|(?:the|their|your|our|his|its) (?:\\p{L}+ ){0,4}?\\p{L}+)';
const WAYS = [
  `let(?:ting)? (${WHOM}) know,?(?: that)?:?`,
  `(?:tell(?:ing)?|inform(?:ing)?|warn(?:ing)?|remind(?:ing)?|advis(?:e|ing)) (${WHOM}),? that`,
  `(?:mention|not(?:e|ing)|add|say|stat(?:e|ing)|remark|point(?:ing)? out|mak(?:e|ing) clear|writ(?:e|ing)|explain)(?:ing)?(?: to (${WHOM}))?,? that`,
  '(?:leav(?:e|ing)|mak(?:e|ing)|add(?:ing)?|with) a (?:note|remark|comment)()(?: saying)?,? that',
];
/** "Whether they say that dogs may come" is read and not told. */
const OWN = '(?<![\\p{L}]|\\b(?:they|it|he|she|who|you|page|site|notes?) )';
const TOLD = WAYS.map((way) => new RegExp(`${OWN}${way}\\s+([^.;!?]{4,})`, 'iu'));
/** What they are told to do: "ask them to ring twice". */
const BIDDEN = new RegExp(`${OWN}(?:tell(?:ing)?|ask(?:ing)?|remind(?:ing)?) (${WHOM}) to\\s+([^.;!?]{4,})`, 'iu');
/** "Add that it comes late" says something, and "add that lamp" nothing. */
const SAYS =
  /^(?:i|we|you|she|he|they|it|there|one|nobody|everybody|everyone)\b|\b(?:is|are|was|were|has|have|had|will|would|can(?:not)?|must|should|may|might|does|do|needs?|wants?|comes?|n['’]t)\b/i;

/** What somebody is to be told with what is asked for, and who: "let the teacher know that she wears glasses"; null where nobody is told anything. */
export function toldBesides(asked: string): { whom: string; words: string } | null {
  for (const way of [...TOLD, BIDDEN]) {
    const found = way.exec(asked);
    if (!found || (/^(?:add|not|writ)/i.test(found[0]) && !SAYS.test(found[2]!))) continue;
    const words = found[2]!.replace(/,?\s+(?:and|before|after|but) (?:then|you|that|sending)\b.*$|[\s,]+$/iu, '');
    const said = way === BIDDEN ? `please ${words}` : words;
    return { whom: fold(found[1] ?? ''), words: `${said.charAt(0).toUpperCase()}${said.slice(1)}.` };
  }
  return null;
}
