import { fold, literalCoverage, phrase } from '../../language/index.ts';
import { sentences } from './sentences.ts';
import { blank } from './step/blank.ts';
import type { Step } from './types.ts';

/** What is not meant, beside what is: "(not the red one)". */
const NOT_THAT = /\s*\((?:and |but )?(?:not|never|don['’]t|do not)\b[^)]*\)/giu;
/** The reader is left to choose. */
const OPEN_CHOICE =
  /^(?:then|next|now|first|second|\d+\.)?,?\s*(?:choose|select|pick|take)\b(?=.*\b(?:you (?:want|like|prefer|wish|would like)|of your (?:own )?choice|your (?:own )?favou?rite|one|an?|any)\b)/i;
/** Who has no wish of their own. */
const NO_WISH =
  /^if you (?=.*\b(?:favou?rite|preference|mind|sure|unsure|care|know|matter|decide)\b)(?=.*\b(?:no|not|n't|don['’]t|cannot|unsure)\b)[^,]*,\s*/i;
/** A case at the head of a sentence, and what is to be done in it. */
const IN_CASE = /^(if|in case|should|unless|only if)\b([^,]*?)(?:,\s*(?:then\s+)?(.+))?$/is;
/** A case told behind what is to be done in it. */
const CASE_LAST = /^(.+?),?\s+(unless|only if|if)\s+(you\b.+?)[.;!]*$/is;
/** What is done in any other case. */
const OTHERWISE = /^(?:otherwise|if not|else),?\s+/i;
/** What every reader does who goes on. */
const GOES_ON =
  /\b(?:agree|accept|consent|understand|have (?:read|finished|done|understood|checked)|are (?:ready|done|finished|happy|sure))\b/i;
/** "Switch the pump to manual": a control that is set to something. */
const SET = /^(?:switch|change|turn|move|set|put)\s+(?:the\s+|your\s+)?([^«"]+?)\s+to\s+(.+)$/i;
/** "Choose the colour: green". */
const LABELLED =
  /\b(choose|select|pick|set|enter|type)\s+(?:the\s+|your\s+)?([\p{L}][\p{L} -]{1,40}?):\s+([^.;«"]+?)(?=\s+for\b|[.;]|$)/giu;

/** "Leave the main course on None": nothing is done with it. */
const AS_IT_IS = /^(?:leave|keep)\s.+\s(?:on|at|as)\s\S/i;
/** "Leave the lamp empty, the warden does that one", for everybody. */
const NOT_USED =
  /^(?:leave|keep)\s.+?\s(?:empty|blank|free|unticked|unchecked|alone|unchanged|out)(?:[,.;:]|\s+(?:for|as|because|since|if|here|there|it|we|that|this)\b|$)/i;
/** "Leave the box empty unless you wear glasses", for who does. */
const LEFT_EMPTY = /^(?:leave|keep)\s+(.+?)\s+(?:empty|unticked|blank|unchecked|alone)$/i;
const DENIES = /\b(?:not|no|never|without|none)\b|n['’]t\b/i;
/** Share of the words of a fact that a case has to say to be decided by it. */
const SAME_MATTER = 0.6;

/** Words by which one place or time is not another: "outside the county", and "in the county". */
const APART = /\b(?:outside|abroad|under|over|without|before|after|more|less|other|only)\b/giu;
/** "Under 16", "18 or older". */
const AGE =
  /\b(under|younger than|over|older than|at least)\s+(\d{1,3})\b|\b(\d{1,3})\s+or\s+(over|older|more|under|younger)\b/i;
const YEARS = /\b(?:age[ds]?:?|i am|you are|i'm|you're|is)\s+(\d{1,3})\b/i;

/** Whether somebody is of the age that a case speaks of; null where nothing tells. */
function isOfAge(condition: string, facts: string): boolean | null {
  const age = AGE.exec(condition);
  const years = Number(YEARS.exec(facts)?.[1] ?? Number.NaN);
  if (!age || Number.isNaN(years)) return null;
  const bound = Number(age[2] ?? age[3]);
  return /under|younger/i.test(age[1] ?? age[4]!)
    ? years < bound
    : years > bound || (!/^(?:over|older)/i.test(age[1] ?? '') && years === bound);
}

/** Whether a case is the reader's, by what is known of them; null where nothing tells. */
function isTheirs(condition: string, facts: string): boolean | null {
  const aged = isOfAge(condition, facts);
  if (aged !== null) return aged;
  const said = phrase(condition);
  const apart = (text: string) => [...new Set(fold(text).match(APART) ?? [])].sort().join();
  const fact = sentences(facts)
    .flatMap((one) => one.split(/\s+and\s+/))
    .find(
      (one) =>
        Math.max(literalCoverage(phrase(one.replace(DENIES, ' ')), said), literalCoverage(said, phrase(one))) >=
        SAME_MATTER,
    );
  return fact === undefined ? null : DENIES.test(fact) === DENIES.test(condition) && apart(fact) === apart(condition);
}

/** What is left of a sentence for a reader who is in no case that they do not know of, and whether a case in it was theirs. */
function forReader(sentence: string, facts: string): { text: string; theirs: boolean | null } {
  const ahead = IN_CASE.exec(sentence);
  const behind = ahead ? null : CASE_LAST.exec(sentence);
  if (!ahead && !behind) return { text: sentence, theirs: null };
  const [joint = '', condition = '', act = ''] = ahead ? ahead.slice(1) : [behind![2], behind![3], behind![1]];
  const theirs = GOES_ON.test(condition) || isTheirs(condition, facts) === true;
  const unless = /^unless$/i.test(joint);
  const empty = unless && theirs ? LEFT_EMPTY.exec(act)?.[1] : undefined;
  return { text: empty ? `Tick ${empty}` : theirs !== unless ? act : '', theirs };
}

/**
 * A line of instructions, as it is meant for its reader: what holds only in a case that is not theirs is left out; where it says what
 * to take if one does not mind, that is taken in place of what one would like.
 * @param facts what is known of the reader
 */
export function asMeant(line: string, facts = ''): string {
  const said: string[] = [];
  let before: boolean | null = null;
  for (const sentence of sentences(line.replace(NOT_THAT, ' '))) {
    const wishless = NO_WISH.exec(sentence);
    if (wishless && OPEN_CHOICE.test(said.at(-1) ?? '')) said.pop();
    if (wishless) {
      said.push(sentence.slice(wishless[0].length));
      continue;
    }
    const other = before !== null ? OTHERWISE.exec(sentence) : null;
    if (other && before) continue;
    const { text, theirs } = forReader(other ? sentence.slice(other[0].length) : sentence, facts);
    before = theirs;
    if (text && !AS_IT_IS.test(text) && !(theirs === null && NOT_USED.test(text))) said.push(text);
  }
  return said
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1).replace(/;$/, '.'))
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ')
    .replace(LABELLED, 'set the $2 to $3');
}

/** Acts that a page tells its reader to do upon it: they are done with the control that bears the name. */
const ON_THE_PAGE = new Set<Step['verb']>(['transact', 'add', 'remove', 'expand', 'close']);

/** "Give the name of your host", "state your age": what is put into a field. */
const GIVES = /^(?:give|state|provide|supply|say|tell us|fill in|note|sign(?: off| here)? with)\s+(?:us\s+)?(.+)$/i;
/** "Accept the rules": what is ticked. */
const AGREES = /^(?:accept|agree to|agree with|consent to|confirm that|confirm)\s+(?=\S)/i;

/** "Say that the vest is on the hook": the answer that says so is chosen. */
const SAYS_SO = /^(?:say|state|show|indicate|declare|mark|tell us|let us know) that\s+(.+)$/i;

/** The steps that written instructions give, as they are carried out: what is changed there is a control that is set, and an act is a press. */
export function instructedBy(steps: readonly Step[]): Step[] {
  return steps.map((step) => {
    const agreed = step.verb === 'transact' && AGREES.test(step.text) ? step.text.replace(AGREES, '') : '';
    if (agreed) return { ...blank('tick', step.text), object: step.object, items: [agreed] };
    const said = SAYS_SO.exec(step.text)?.[1];
    if (said) return { ...blank('pick', step.text), object: said, items: [said] };
    const gives = step.verb === 'transact' || step.verb === 'learn' ? GIVES.exec(step.text)?.[1] : undefined;
    if (gives && step.pairs.length === 0 && step.quoted.length === 0)
      return { ...blank('enter', step.text), object: gives.replace(/^(?:the|your|an?)\s+/i, '') };
    if (steps.length < 2 || !ON_THE_PAGE.has(step.verb) || step.pairs.length > 0) return step;
    const set = SET.exec(step.text);
    if (set) return { ...blank('enter', step.text), object: set[1]!, pairs: [{ field: set[1]!, value: set[2]! }] };
    return { ...blank('press', step.text), object: step.object || step.text, quoted: step.quoted };
  });
}
