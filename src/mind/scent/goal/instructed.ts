import { sentences } from './sentences.ts';
import { blank } from './step.ts';
import type { Step } from './types.ts';

/** The reader is left to choose. */
const OPEN_CHOICE =
  /^(?:then|next|now|first|second|\d+\.)?,?\s*(?:choose|select|pick|take)\b(?=.*\b(?:you (?:want|like|prefer|wish|would like)|of your (?:own )?choice|your (?:own )?favou?rite|one|an?|any)\b)/i;
/** Who has no wish of their own. */
const NO_WISH =
  /^if you (?=.*\b(?:favou?rite|preference|mind|sure|unsure|care|know|matter|decide)\b)(?=.*\b(?:no|not|n't|don['’]t|cannot|unsure)\b)[^,]*,\s*/i;
/** A case that is not the reader's own, as far as they know. */
const IN_CASE = /^(?:if|in case|should|unless|only if)\b/i;
/** "Switch the pump to manual": a control that is set to something. */
const SET = /^(?:switch|change|turn|move|set|put)\s+(?:the\s+|your\s+)?([^«"]+?)\s+to\s+(.+)$/i;
/** "Choose the colour: green". */
const LABELLED =
  /\b(choose|select|pick|set|enter|type)\s+(?:the\s+|your\s+)?([\p{L}][\p{L} -]{1,40}?):\s+([^.;«"]+?)(?=\s+for\b|[.;]|$)/giu;

/**
 * A line of instructions, as it is meant for a reader in no special case: what holds only in some case is left out; where it says what
 * to take if one does not mind, that is taken in place of what one would like.
 */
export function asMeant(line: string): string {
  const said: string[] = [];
  for (const sentence of sentences(line)) {
    const wishless = NO_WISH.exec(sentence);
    if (wishless && OPEN_CHOICE.test(said.at(-1) ?? '')) said.pop();
    if (wishless) said.push(sentence.slice(wishless[0].length));
    else if (!IN_CASE.test(sentence)) said.push(sentence);
  }
  return said
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1).replace(/;$/, '.'))
    .join(' ')
    .replace(LABELLED, 'set the $2 to $3');
}

/** Acts that a page tells its reader to do upon it: they are done with the control that bears the name. */
const ON_THE_PAGE = new Set<Step['verb']>(['transact', 'add', 'remove', 'expand', 'close']);

/** The steps that written instructions give, as they are carried out: what is changed there is a control that is set, and an act is a press. */
export function instructedBy(steps: readonly Step[]): Step[] {
  return steps.map((step) => {
    if (steps.length < 2 || !ON_THE_PAGE.has(step.verb) || step.pairs.length > 0) return step;
    const set = SET.exec(step.text);
    if (set) return { ...blank('enter', step.text), object: set[1]!, pairs: [{ field: set[1]!, value: set[2]! }] };
    return { ...blank('press', step.text), object: step.object || step.text, quoted: step.quoted };
  });
}
