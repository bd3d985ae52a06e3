import { fold, plain } from '../../../language/index.ts';
import { classOfField } from '../../filling/fields.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf, completed } from '../common.ts';
import { takeSuggestion } from '../form/suggest.ts';
import { afterSending, tookAll } from '../sheet/after.ts';
import type { Answer } from '../sheet/answer.ts';
import type { Blank } from '../sheet/blanks.ts';
import { isMeant, sheetOf } from '../sheet/meant.ts';
import { put, stands } from '../sheet/put.ts';
import { thanked } from '../sheet/send.ts';
import { onlySignedIn, signsIn } from '../sheet/signed-in.ts';
import { wayOf } from '../sheet/switched.ts';
import { says } from '../sheet/told.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { type At, placeCalled } from './places.ts';
import { givesUp, isRefused, press, VAIN } from './walk.ts';

const PLACES = [
  /\b(?:settings|preferences)\b/,
  /\b(?:profile|details|personal|my data|notifications?)\b/,
  /\baccount\b/,
];
const CHANGES = /^(?:change|edit|update|amend|modify)\b/;
const SAVES = /^(?:save|update|apply|confirm|store|keep|change|done|ok)\b/;
const TEL = /\+?\d[\d ()/-]{5,}\d/g;
/** A value that stands behind what a setting is called. */
const VALUE =
  /^["”']?(?:\s+(?:number|address|field|setting|entry))?(?:\s*[:=]\s*|\s.*?\b(?:to|into|be|is|becomes|as|reads?|of)\s+)["“]?([^"”.;,]+?)["”]?(?=\.?$|[.;,"”]|\s(?:and|then|instead|please|in my|on my|from)\b|\s\()/iu;
const MADE =
  /\b(?:make (?:that|it)|should (?:now )?be|must be|is now|change (?:it|that) to|to)\s+["“]?(\p{Lu}[^"”.;,]*|\+?\d[^"”.;,]*)/u;

/** What a setting is to become; null where the task does not tell. */
function wantedFor(situation: Situation, blank: Blank): string | null {
  const { asked } = situation;
  const shown = plain(blank.shown);
  if (blank.kind === 'box') return wayOf(asked, blank.label);
  if (blank.options.length > 0) {
    const told = blank.options.filter((option) => says(asked, option));
    const longest = told.filter((one) => !told.some((other) => other !== one && plain(other).includes(plain(one))));
    const rest = longest.length > 1 ? longest.filter((option) => plain(option) !== shown) : longest;
    return rest.length === 1 ? rest[0]! : null;
  }
  const known = sheetOf(situation).answers.find((answer) => answer.blank === blank && answer.value?.kind === 'known');
  if (known) return known.text;
  if (classOfField(blank.items[0]!) === 'tel')
    return (asked.match(TEL) ?? []).find((text) => plain(text) !== shown) ?? null;
  const at = fold(asked).indexOf(fold(blank.label));
  const behind = VALUE.exec(asked.slice(at + blank.label.length))?.[1]?.trim();
  if (behind && plain(behind) !== shown) return behind;
  return MADE.exec(asked)?.[1]?.trim() ?? null;
}

/** The settings that the task names, among what can be set here. */
function settingsHere(situation: Situation): Blank[] {
  const { asked } = situation;
  return sheetOf(situation).blanks.filter(
    ({ label, items: [item] }) =>
      label.length > 2 && says(asked, label) && !['password', 'email'].includes(classOfField(item!)),
  );
}

/** Whether several settings are named that each have a name of their own: a form, and not one setting. */
function areSeveral(settings: readonly Blank[]): boolean {
  const named = settings.filter(
    ({ label }) => !settings.some((other) => other.label !== label && other.label.includes(label)),
  );
  return new Set(named.map(({ label }) => label)).size > 1;
}

/** Changes the one setting that is named, and keeps it. */
export function changeSetting({ situation, member }: At): Proposal | null {
  const { memory, key, items, page, asked, fresh } = situation;
  if (member.begun?.act === 'save') {
    const refused = isRefused(situation);
    const line = thanked(situation) ?? (memory.idle === 0 ? fresh[0] : undefined);
    member.begun = null;
    if (line && !refused) return completed({ why: `it is kept, and the page says “${line}”`, cause: line, sure: 0.85 });
  }
  const sent = memory.sheet && memory.last?.commits ? afterSending(situation) : null;
  const took = tookAll(situation) ?? sent;
  if (took) return took;
  const picked = takeSuggestion(situation) ?? offered(situation, member.marks);
  if (picked) return picked;
  const named = settingsHere(situation);
  if (areSeveral(named)) return null;
  const [blank = null] = named.sort((a, b) => b.label.length - a.label.length);
  const now = blank && wantedFor(situation, blank);
  if (
    blank &&
    blank.items[0]!.role === 'combobox' &&
    blank.items[0]!.kind === 'type' &&
    !member.marks.includes('set')
  ) {
    const [field] = blank.items;
    if (timesTried(memory, key, field!.name) < VAIN) {
      const open = press(field!, `“${field!.label}” has its answers in a list`, {
        rule: 'open_choices',
        args: argumentOf(field!, ''),
      });
      return open;
    }
  } else if (blank && now && !member.marks.includes('set')) {
    const answer: Answer = { blank, text: now, fit: 1 };
    const set = stands(situation, answer, []) ? null : put(situation, answer);
    if (set?.item && timesTried(memory, key, set.item.name) < VAIN) {
      member.marks.push('set');
      return set;
    }
    if (stands(situation, answer, [])) member.marks.push('set');
  }
  if (member.marks.includes('set')) {
    const save = items.find(
      (item) => isClickable(item) && item.role !== 'link' && !item.disabled && SAVES.test(item.said.folded),
    );
    if (save) {
      if (timesTried(memory, key, save.name) >= VAIN) return givesUp(`“${save.label}” comes to nothing`);
      member.begun = { act: 'save', key };
      return press(save, `“${save.label}” keeps it`, { commits: true, rule: 'commit' });
    }
    // What was said of an act for another part of the task is no word about this one.
    const good = memory.last?.step === memory.step && !onlySignedIn(situation) ? thanked(situation) : null;
    if (good) return completed({ why: `the page says “${good}”`, cause: good, sure: 0.8 });
    const down = furtherDown(situation);
    return down ? scrollDown(situation, down, 'the form goes on further down') : null;
  }
  // What is set shows beside its name, and is opened there.
  const way = items.find(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      timesTried(memory, key, item.name) < 2 &&
      !/^(?:sign|log) ?(?:in|on|out|off)\b/.test(item.said.folded) &&
      namesSetting(asked, item.raw, item.context.text),
  );
  if (way) return press(way, `“${way.label}” lets me change it`);
  const closed = items.find(
    (item) =>
      item.kind === 'click' &&
      item.state.has('haspopup') &&
      item.state.has('collapsed') &&
      says(asked, item.raw.split(' ').slice(0, 2).join(' ')) &&
      timesTried(memory, key, item.name) < VAIN,
  );
  if (closed) return press(closed, `“${closed.label}” has its answers in a list`, { rule: 'open_choices' });
  // What asks for all that is told is left to who fills in whole forms.
  if (takesWhole(situation)) return null;
  const place = placeCalled(situation, PLACES);
  const down = PLACES[0]!.test(fold(page.title)) ? furtherDown(situation) : undefined;
  if (down) return scrollDown(situation, down, 'it may stand further down');
  return place ? press(place, `it is kept at “${place.label}”`) : null;
}

/** Whether the form of this page is the one that is meant, and none that lets in. */
function takesWhole(situation: Situation): boolean {
  const sheet = sheetOf(situation);
  return sheet.answers.length > 0 && sheet.send !== null && !signsIn(sheet.send) && isMeant(situation, sheet);
}

/** Whether a control is for changing something that the task names: by its own words, or by what it stands beside. */
function namesSetting(asked: string, label: string, beside: string): boolean {
  if (!CHANGES.test(fold(label))) return false;
  const own = label.replace(/^\S+\s*/, '');
  if (own.length > 2) return says(asked, own);
  const words = plain(beside).split(' ');
  return [3, 2, 1].some(
    (count) => words.length >= count && says(asked, words.slice(0, count).join(' ')) && words[0]!.length > 3,
  );
}

/** An answer of a list that stands open, which is what it is to become. */
function offered({ items, asked, page }: Situation, marks: string[]): Proposal | null {
  const options = items.filter((item) => item.role === 'option' && item.kind !== 'choose' && !item.disabled);
  if (options.length === 0) return null;
  const shown = new Set([
    ...page.items.map(({ value }) => plain(value)),
    ...options.filter(({ state }) => state.has('selected')).map(({ raw }) => plain(raw)),
  ]);
  const told = options.filter(({ raw }) => says(asked, raw));
  const rest = told.length > 1 ? told.filter(({ raw }) => !shown.has(plain(raw))) : told;
  // Of what was and what is to be, the latter is told after "to".
  const [item] = rest.sort((a, b) => Number(toldAsNew(asked, b.raw)) - Number(toldAsNew(asked, a.raw)));
  if (!item) return null;
  marks.push('set');
  return { ...press(item, `“${item.label}” is what it is to be`), rule: 'take_option' };
}

const toldAsNew = (asked: string, text: string): boolean =>
  new RegExp(`\\b(?:to|into|make that|make it|be|:|=)\\s+["“]?${text.replace(/[^\p{L}\p{N} ]/gu, '.')}`, 'iu').test(
    asked,
  );
