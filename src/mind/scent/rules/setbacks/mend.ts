import { fold, literalCoverage, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { choiceFor } from '../../filling/choices.ts';
import { complaintsHeard, formFields, justSent } from '../../filling/complaints.ts';
import { isOfAnotherForm } from '../../filling/coverage/assign.ts';
import { classOfField, classOfWords, isEmptyOption, isNewsletter } from '../../filling/fields.ts';
import { mayHold } from '../../filling/holds.ts';
import { nameLeft } from '../../filling/name-left.ts';
import { valueFor } from '../../filling/values.ts';
import { calledByAction } from '../../meaning/called-by-action.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { rewritten } from '../form/written/index.ts';
import { likeliestFor } from '../sheet/prose/likeliest.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { accused, boxSaid, leftOut, partsOf, TAKEN } from './accused.ts';
import { meantByKind, offeredInstead, optionNamed } from './by-kind.ts';
import { foundWrong } from './found-wrong.ts';
import { isSiteFailure } from './refused.ts';

/** Of the radio buttons of one question the one that the task speaks of, else the one that was found. */
function wishedOf(situation: Situation, item: Item, fields: readonly Item[]): Item {
  const told = likeliestFor(situation, item);
  if (told) return told.item;
  const wish = phrase(`${situation.goal.text} ${situation.goal.background}`);
  const kin = fields.filter((other) => other.role === 'radio' && other.group === item.group);
  const weight = (other: Item) =>
    Math.max(
      0,
      ...other.said.tokens.map((token) =>
        token.weight > 0.3 && literalCoverage(phrase(token.word), wish) === 1 ? token.weight : 0,
      ),
    );
  return kin.reduce((best, other) => (weight(other) > weight(best) ? other : best), item);
}

/** What a site offers in the place of a name that is taken. */
const OFFERED =
  /\b(?:how about|what about|try|free|available|suggest\p{L}*|for example|such as|instead)\b:?\s+["“'‘]?([\p{L}\d][\p{L}\d._@+-]{2,})/giu;
const END = /[.?!,:;]+$/;
/** What people put behind a name that somebody else has. */
const BEHIND = ['7', '77', '2026'];

/** Another name where the one that was given belongs to somebody already: one more that is known, else the same with figures. */
function another(situation: Situation, item: Item, before: string | undefined, complaint: string): string | null {
  if (!before || item.kind !== 'type' || !TAKEN.test(fold(complaint))) return null;
  const group = classOfField(item);
  const offered = [...complaint.matchAll(OFFERED)].map(([, name]) => name!.replace(END, ''));
  const like = offered.find((name) => name !== before && fold(name).startsWith(fold(before).slice(0, 3)));
  // However it is worded: what begins with the very name and is longer is another one that can be had.
  const longer = [complaint, ...situation.fresh]
    .flatMap((text) => text.split(/[\s"“”'‘’()]+/))
    .map((word) => word.replace(END, ''))
    .find((word) => fold(word).startsWith(fold(before)) && word.length > before.length && !/[@/]/.test(word));
  if (like ?? (group === 'username' ? longer : null)) return (like ?? longer)!;
  const spare = situation.knowledge.find(
    (entry) =>
      !entry.secret &&
      /\b(?:other|second|alternative|another|backup|spare|else)\b/.test(fold(entry.name.replace(/[_-]+/g, ' '))) &&
      fold(entry.value) !== fold(before) &&
      (classOfWords(entry.name) === group || similarity(phrase(entry.name.replace(/[_-]+/g, ' ')), item.said) > 0.5),
  );
  if (spare) return spare.value;
  if (group !== 'username') return null;
  const tries = timesTried(situation.memory, situation.key, item.name);
  return `${before.replace(/(?:7|77|2026)$/, '')}${BEHIND[Math.min(BEHIND.length - 1, Math.max(0, tries - 1))]}`;
}

/** The next option of a list whose chosen one is not to be had; null where the complaint is about something else. */
function otherOption(item: Item, complaint: string): string | null {
  if (!item.value || isEmptyOption(item.value) || !TAKEN.test(fold(complaint))) return null;
  const at = item.options.indexOf(item.value);
  return item.options.find((option, i) => i > at && !isEmptyOption(option) && !TAKEN.test(fold(option))) ?? null;
}

/** What a complaint that names nothing may be about: the first value that can be written as it asks; where it is about how long a text is, the text. */
function miswritten(situation: Situation, complaint: string, fields: readonly Item[]): Item | null {
  const low = fold(complaint);
  const ofLength = OF_LENGTH.test(low);
  // What stood there before was taken by the site once: what one wrote is what may be amiss.
  const given = situation.memory.filled[situation.key] ?? {};
  const own = fields.some(({ name }) => name in given);
  const open = fields.filter(
    (item) =>
      item.kind === 'type' &&
      item.value !== '' &&
      (!own || item.name in given) &&
      (ofLength || classOfField(item) !== 'message') &&
      rewritten(situation, item.value, complaint, item) !== null,
  );
  if (!ofLength) return open[0] ?? null;
  const text = open.find((item) => item.state.has('multiline') || classOfField(item) === 'message');
  return text ?? open[0] ?? null;
}
const OF_LENGTH = /\b(?:(?<!\bno )longer|shorter|too (?:short|long|brief)|characters)\b/;

/** A password that lacks what is asked for, with it. */
function strengthened(value: string, complaint: string, again: boolean): string | null {
  // Who is told of one thing after the other puts in all that sites ask for.
  const said = again ? `${fold(complaint)} ${ALL_OF_IT}` : fold(complaint);
  let out = value;
  const least = Number(/(\d{1,2})/.exec(said)?.[1] ?? 0);
  if (/\b(?:upper ?case|capital)/.test(said) && !/\p{Lu}/u.test(out)) out = `K${out}`;
  if (/\blower ?case/.test(said) && !/\p{Ll}/u.test(out)) out += 'k';
  if (/\b(?:number|digit|numeral)/.test(said) && !/\d/.test(out)) out += '7';
  if (/\b(?:symbol|special|sign|punctuation)/.test(said) && !/[^\p{L}\p{N}]/u.test(out)) out += '!';
  while (least > out.length && least <= 32) out += '7';
  return out === value ? null : out;
}

const ALL_OF_IT = 'capital lower case digit sign';

const ONLY_NUMBERS = /\b(?:numbers?|digits?|figures?|numeric)(?: (?:only|please))?\b/;

/** What is put into the field that a complaint is about; null when nothing better than what stands there is known. */
function better(situation: Situation, item: Item, complaint: string): string | null {
  const before = situation.memory.filled[situation.key]?.[item.name] ?? item.value;
  if (item.kind === 'choose') {
    const found = choiceFor(situation, item, true);
    const told = found?.strong ? null : likeliestFor(situation, item);
    return (
      otherOption(item, complaint) ?? told?.option ?? optionNamed(situation, item, complaint) ?? found?.value ?? null
    );
  }
  const offered = offeredInstead(situation, item, complaint);
  if (offered) return offered;
  const renamed = another(situation, item, before, complaint);
  if (renamed) return renamed;
  // Words are no number, whatever else they say.
  const known = () => {
    const value = valueFor(situation, item, true)?.value ?? null;
    return value !== null && ONLY_NUMBERS.test(fold(complaint)) && !/\d/.test(value) ? null : value;
  };
  // A form that comes back empty is filled in again as it asks.
  if (before && item.value === '' && item.kind === 'type')
    return rewritten(situation, before, complaint, item) ?? known();
  if (!before || item.value === '') return known() ?? calledSo(situation, complaint) ?? nameLeft(situation, item);
  if (/^\{\{/.test(before)) return null;
  // What somebody else's hand, or an earlier visit, has put there is put right by what is known.
  const found = situation.memory.filled[situation.key]?.[item.name] === undefined ? known() : null;
  if (found && fold(found) !== fold(item.value)) return found;
  const group = classOfField(item);
  // A password that the task spells out is not the person's to change.
  const told = situation.goal.steps.some((step) =>
    [...step.quoted, ...step.pairs.map((pair) => pair.value)].includes(before),
  );
  if (group === 'password')
    return told
      ? null
      : (strengthened(before, complaint, timesTried(situation.memory, situation.key, item.name) > 1) ?? known());
  if (group === 'password-again') return known();
  return rewritten(situation, before, complaint, item) ?? (item.value === before ? null : known());
}

/** What came with the task under a name that the complaint about an empty field says, and was put in nowhere yet: "Enter the customer". */
function calledSo({ knowledge, memory, key }: Situation, complaint: string): string | null {
  const given = new Set(Object.values(memory.filled[key] ?? {}).map(fold));
  const named = knowledge.filter(
    ({ name, value, secret }) =>
      !secret &&
      !given.has(fold(value)) &&
      literalCoverage(phrase(name.replace(/[_-]+/g, ' ')), phrase(complaint)) === 1,
  );
  return named.length === 1 ? named[0]!.value : null;
}

/** How sure somebody is of a field that they had to find by themselves; fitted. */
export const GUESSED = 0.4;

/** Whether a field that was filled in bears another name since: what stands around it has changed. */
function isRenamed({ page }: Situation, name: string): boolean {
  const [bare] = name.split('.');
  return page.items.some((item) => item.name.split('.')[0] === bare);
}

/** What a form says over all that is wrong in it. */
const SUMMARY =
  /\b(?:correct|check|review|fix|see|complete|look at)\b.{0,24}\b(?:marked|highlighted|fields?|entries|errors?|problems?|below|in red)\b|\b(?:there (?:is|was|are|were)|\d+) (?:an? |some |\d+ )?(?:errors?|problems?|mistakes?)\b/;

/** Times that one field is written anew. */
const REWRITES = 6;

/** Goes on to a field that was filled in, is named by the complaint and is out of sight; null where none is. Writes to `memory`. */
function furtherTo(situation: Situation, complaint: string): Proposal | null {
  const { memory, key, page } = situation;
  const said = phrase(complaint);
  const named = Object.keys(memory.filled[key] ?? {}).some((name) => {
    const own = phrase(calledByAction(name));
    const [first = '', second = ''] = own.tokens.map(({ word }) => word);
    return !page.byName.has(name) && second !== '' && said.folded.includes(`${first} ${second}`);
  });
  const down = named ? furtherDown(situation) : undefined;
  const cause = complaint.slice(0, 100);
  return down ? scrollDown(situation, down, `the page says “${cause}”, which is further down`) : null;
}

/** Ticks what the page complains is not ticked. */
function ticked(item: Item, cause: string): Proposal {
  return {
    rule: 'mend',
    why: `the page says “${cause}”, so “${item.label}” has to be ticked`,
    status: 'continue',
    item,
    args: argumentOf(item, ''),
    sure: 0.85,
    cause,
  };
}

/** Reads what the site complains about after something was sent off, and mends the field that it is about. */
export function mend(situation: Situation): Proposal | null {
  const { memory, key } = situation;
  const found = memory.last === null ? foundWrong(situation) : [];
  if (!memory.last?.commits && !justSent(situation) && memory.errors === 0 && found.length === 0 && !memory.objected)
    return null;
  // What was complained of was another form than the one in sight.
  const gave = Object.keys(memory.filled[key] ?? {});
  if (gave.length > 0 && !gave.some((name) => situation.page.byName.has(name) || isRenamed(situation, name)))
    return null;
  const fields = formFields(situation).filter(
    // The sign-up for letters at the foot of a page is asked about by nobody but itself.
    (item) => !isOfAnotherForm(situation, item) && (gave.includes(item.name) || !isNewsletter(item)),
  );
  if (memory.last?.commits) memory.mended = [];
  // Several things may be wrong at once, told in one line.
  const said = complaintsHeard(situation)
    .flatMap((text) => partsOf(text, fields))
    .filter((text) => !isSiteFailure(text));
  for (const complaint of said) if (!found.includes(complaint)) found.push(complaint);
  for (const item of fields)
    if (item.state.has('invalid') && !found.some((text) => accused(situation, text, [item])))
      found.push(`${item.label} is invalid`);
  // "Please correct what is marked" tells less than what stands beside the field.
  const names = (text: string) => fields.some(({ said: own }) => literalCoverage(own, phrase(text)) > 0.99);
  found.sort((a, b) => Number(names(b)) - Number(names(a)));
  for (const complaint of found) {
    if (memory.mended.includes(complaint)) continue;
    // A line that only says that something is marked is met by mending that.
    if (memory.mended.length > 0 && SUMMARY.test(fold(complaint)) && !names(complaint)) continue;
    const box = boxSaid(complaint, fields);
    if (box && timesTried(memory, key, box.name) < REWRITES) return ticked(box, complaint.slice(0, 100));
    const meant = accused(situation, complaint, fields);
    const away = meant ? null : furtherTo(situation, complaint);
    if (away) return away;
    const open = (one: Item | null) => one !== null && timesTried(memory, key, one.name) < REWRITES;
    const answered =
      memory.mended.length === 0 &&
      meant &&
      !fold(complaint).includes(fold(meant.label.replace(/[*:?]/g, '').trim())) &&
      meant.kind !== 'check' &&
      open(meant) &&
      !better(situation, meant, complaint);
    // Where the field that seems meant is as it should be, another one may be written as it is asked for.
    const item =
      (answered ? null : meant) ??
      meantByKind(situation, complaint, fields) ??
      leftOut(situation, complaint, fields) ??
      miswritten(situation, complaint, fields);
    if (!item || !open(item)) continue;
    // What was just written anew is sent before it is written once more.
    if (memory.last?.rule === 'mend' && memory.last.name === item.name) continue;
    const cause = complaint.slice(0, 100);
    if (item.kind === 'check') {
      if (isOn(item)) continue;
      memory.mended.push(complaint);
      const wished = item.role === 'radio' ? wishedOf(situation, item, fields) : item;
      return ticked(wished, cause);
    }
    const value = better(situation, item, complaint);
    if (!value || value === item.value || !mayHold(situation, item, value)) continue;
    const args = argumentOf(item, value);
    if (args) memory.mended.push(complaint);
    if (args)
      return {
        rule: 'mend',
        why: `the page says “${cause}”, so I put “${value}” into “${item.label}”`,
        status: 'continue',
        item,
        args,
        // Where the site does not say which field it means, all are looked over again, and it is a guess.
        sure: meant ? 0.8 : GUESSED,
        read: meant ? 1 : fields.length,
        cause,
      };
  }
  return null;
}
