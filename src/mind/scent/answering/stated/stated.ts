import { fold, isLight, type Phrase, phrase, type Token, words } from '../../../language/index.ts';
import type { Page } from '../../../perception/page.ts';
import { baseOf } from '../../goal/discourse/lexicon.ts';
import type { Step } from '../../goal/types.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from '../answer.ts';
import { isOfList } from '../of-list.ts';
import { aboutOf } from '../question/candidate.ts';
import { rowAt } from '../question/gate.ts';
import { type Passage, passagesOf } from '../question/passages.ts';
import { type Ask, askOf, howSaid, isKnownByLooks, NAME_ONLY, rootOf, saysExtreme, suits } from './ask.ts';
import { isCalledSo } from './called.ts';
import { partMeant } from './part-meant.ts';

/** What a page states: the name that it stands behind, what it is told of, and what is told. */
interface Fact {
  name: string;
  of: Phrase;
  text: string;
  line: string;
  at: number;
  /** All that stands with it under one heading of several. */
  card: Phrase;
  /** It is what heads something, which is told by what stands below. */
  below?: boolean;
}

/** A fact that may answer, and how well. */
interface Told {
  fact: Fact;
  fit: number;
}

/** Share of a name that a question has to say, and share of what it asks about that has to be met by what is told. */
const NAMED = 0.6;
const MET = 0.72;
/** The same for a sentence, which bears no name. */
const SENTENCE = 0.9;
/** The same where nothing else on the page tells so many of that unit. */
const ONLY = 0.5;
/** By how much one fact is meant more surely than another. */
const CLEAR = 0.06;
/** The longest sentence that is given for an answer. */
const LONGEST = 240;
/** Words that are said of nothing in particular. */
const FAINT = 0.25;
/** "By Ann Thorley". */
const BY = /^(by|with)\s+(\p{Lu}.*)$/iu;
/** What stands alone in a part of a line, behind one word that names it: "Serves 6", "Speaks Welsh". */
const PART = /^(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}?)\.?\s+((?:in |on |with |from )?(?:[£$€\d]|\p{Lu}).*)$/u;

function factsOf(page: Page, passages: readonly Passage[]): Fact[] {
  return passages.flatMap((passage): Fact[] => {
    const { label, head, text, heads, row, cell, at, around } = passage;
    const over = heads.filter((one) => one !== label).join(' . ');
    // What stands with it in one card, and not anywhere on the page.
    const card = cell ? '' : `${heads.length > 1 ? around : ''} . ${rowAt(page, at)}`;
    const fact = (name: string, of: string, line: string, said = text): Fact => ({
      name,
      of: phrase(of),
      text: said,
      line,
      at,
      card: phrase(card),
    });
    if (cell && head !== '') {
      const line = label === '' ? text : `${label}, ${head}: ${text}`;
      return [fact(head, `${label} . ${over} . ${row}`, line), fact('', `${label} . ${over} . ${row}`, line)];
    }
    if (cell && label !== '' && row === label) return [fact(label, over, `${label}: ${text}`)];
    if (cell) return [fact('', `${over} . ${row}`, text)];
    const parts = text.split(/\s[·|•]\s/).flatMap((part): Fact[] => {
      const [, name = '', rest = ''] = PART.exec(part) ?? BY.exec(part) ?? [];
      return name === '' ? [] : [fact(name, `${over} . ${label}`, part, rest)];
    });
    const top = heads.at(-1) ?? '';
    // "Volunteers", under a name: who it is that is told so.
    const headed = heads.length > 1 && label === '' ? [{ ...fact('', text, `${top}: ${text}`, top), below: true }] : [];
    if (label !== '') return [...parts, fact(label, `${over} . ${row}`, `${label}: ${text}`)];
    return [...parts, ...headed, fact('', over, text)];
  });
}

/** Share of the words of a name that a question says, and which of its own words it takes for that. */
function namedBy(ask: Ask, name: string): { share: number; said: Set<Token> } {
  const asked = [...ask.of, ...ask.noun];
  const said = new Set<Token>();
  let [sum, total] = [0, 0];
  for (const own of phrase(name).tokens) {
    if (isLight(own.word) && !asked.some((token) => token.stem === own.stem)) continue;
    const alike = asked.map((token) => ({
      token,
      fit: howSaid(token, phrase(own.word), ask.hard.has(rootOf(token.word))),
    }));
    const best = alike.reduce((most, one) => (one.fit > most.fit ? one : most), { token: asked[0]!, fit: 0 });
    const weight = Math.max(FAINT, own.weight);
    total += weight;
    sum += weight * best.fit;
    for (const { token, fit } of alike) if (fit >= 0.5) said.add(token);
  }
  return { share: total > 0 ? sum / total : 0, said };
}

/** Share of what is asked about that is met where a fact stands; null where a name or a number is not. */
function metBy(ask: Ask, left: readonly Token[], where: readonly Phrase[]): number | null {
  let [sum, total] = [0, 0];
  for (const token of left) {
    const hard = ask.hard.has(rootOf(token.word));
    const fit = Math.max(0, ...where.map((text) => howSaid(token, text, hard)));
    if (hard && fit < 1) return null;
    const weight = Math.max(FAINT, token.weight);
    total += weight;
    sum += weight * fit;
  }
  return total > 0 ? sum / total : 1;
}

function behindName(ask: Ask, fact: Fact, about: Phrase): Told | null {
  if (!suits(ask, shownBy(ask, fact), fact.name)) return null;
  const { share, said } = namedBy(ask, fact.name);
  const called = isCalledSo(ask, fact.name);
  if (!called && share < NAMED) return null;
  const ofNoun = ask.noun.length > 0 && ask.noun.every((token) => said.has(token));
  // What belongs, is used or is done to it need not be said where the very kind of thing is told by its name.
  // "Mill Bridge: stone, 1742": what is told of the very thing, where it tells only one of what is asked for.
  const itself = ask.sorts.length > 0 && share === 1 && [...said].every((token) => ask.hard.has(rootOf(token.word)));
  const excused = ofNoun || called || itself || (ask.by === 'who' && share >= 0.8);
  const left = ask.of.filter((token) => !said.has(token) && !(excused && isDeed(ask, token)));
  const noun = isKnownByLooks(ask) || ofNoun || called ? [] : ask.noun.filter((token) => !said.has(token));
  const met = metBy(ask, [...left, ...noun], [fact.of, about, phrase(fact.text)]);
  if (met === null || met < MET) return null;
  const part = partMeant(fact.text, left, [fact.of, about]);
  if (part === null) return null;
  if (part !== fact.text) return { fact: { ...fact, text: part, line: `${fact.name}: ${part}` }, fit: 0.5 * met + 0.5 };
  return { fact, fit: 0.5 * met + 0.5 * Math.max(share, called ? NAMED : 0) };
}

/** What is done, by its form and its place in the question: "does it belong to", "is it made of", "who wrote". */
function isDeed({ text, hard, of }: Ask, { word }: Token): boolean {
  if (hard.has(rootOf(word))) return false;
  const spoken = words(text);
  const before = spoken.slice(0, spoken.lastIndexOf(word));
  if (/^who/.test(before.at(-1) ?? '')) return true;
  if (before.some((one) => /^(?:is|are|was|were|be|has|have|had)$/.test(one))) return baseOf(word) !== null;
  return before.some((one) => /^(?:do|does|did|will|can|may|must)$/.test(one)) && word === of.at(-1)?.word;
}

function inSentence(ask: Ask, fact: Fact, about: Phrase, alone: boolean): Told | null {
  if (fact.name !== '' || fact.text.length > LONGEST) return null;
  if (fact.below) return headOf(ask, fact, about);
  if (words(fact.text).length < 2 || !suits(ask, shownBy(ask, fact), '')) return null;
  const text = phrase(fact.text);
  const own = ask.of.filter((token) => howSaid(token, about) < 1);
  const here = [...own, ...(ask.by === 'count' ? ask.noun : [])].filter((token) => howSaid(token, text) >= 0.75);
  const noun = isKnownByLooks(ask) ? [] : ask.noun;
  const ofCard =
    here.length === 0 &&
    ask.hard.size > 0 &&
    isKnownByLooks(ask) &&
    ((ask.by !== 'where' && ask.by !== 'who') || NAME_ONLY.test(fact.text));
  // The only temperature on the page of the mine is that of the mine.
  const ofPage = alone && own.length === 0;
  if (here.length === 0 && !ofCard && !ofPage) return null;
  const left = ofCard ? ask.of.filter((token) => !isDeed(ask, token)) : ask.of;
  const met = metBy(ask, [...left, ...noun], [text, fact.of, fact.card, ...(ofCard ? [] : [about])]);
  if (met === null || met < (alone && (here.length > 0 || ofPage) ? ONLY : SENTENCE)) return null;
  const asked = new Set(words(ask.text));
  const tells = text.tokens.some((token) => !asked.has(token.word) && (token.weight > FAINT || token.number));
  return tells || shownBy(ask, fact) !== fact.text ? { fact, fit: (ofCard ? 0.8 : 0.9) * met } : null;
}

/** Whether a question is for who or which one it is. */
function asksWhich(ask: Ask): boolean {
  return ask.by === 'who' || (ask.noun.length > 0 && !isKnownByLooks(ask));
}

/** What a fact shows for an answer: who or which one it is by whose row it stands in, also where it says just what is asked and no more. */
function shownBy(ask: Ask, { line, text }: Fact): string {
  return asksWhich(ask) ? line : text;
}

/** Who or which one it is, by the heading over a line that says all that is asked of them. */
function headOf(ask: Ask, fact: Fact, about: Phrase): Told | null {
  if (!asksWhich(ask) || !suits(ask, fact.text, '')) return null;
  const left = ask.of.filter((token) => !isDeed(ask, token));
  // What the whole page is about tells none of its parts from the others.
  const telling = left.some((token) => howSaid(token, about) < 1);
  const met = telling ? metBy(ask, left, [fact.of]) : null;
  return met !== null && met >= SENTENCE ? { fact, fit: 0.85 * met } : null;
}

/**
 * What the page states of just what a question asks: behind a name that the question says, or in a sentence that says all of the question
 * and more. Null where it states nothing of the kind, or several things alike.
 */
export function stated(situation: Situation, step: Step): Answer | null {
  const ask = askOf(step);
  if (!ask || ask.of.length + ask.noun.length === 0) return null;
  const about = phrase(aboutOf(situation));
  const passages = passagesOf(situation.page);
  const all = factsOf(situation.page, passages).filter(({ text }) => !isOfList(text, ask.text));
  const facts = ask.together
    ? all.filter(({ name, text, below }) => name === '' && !below && saysExtreme(ask, text))
    : all;
  return (
    clearest(facts.flatMap((fact) => behindName(ask, fact, about) ?? [])) ??
    clearest(facts.flatMap((fact) => inSentence(ask, fact, about, false) ?? []))
  );
}

function clearest(all: Told[]): Answer | null {
  const sorted = all.sort((a, b) => b.fit - a.fit);
  const [best] = sorted;
  if (!best) return null;
  const other = sorted.find(({ fact }) => fold(fact.text) !== fold(best.fact.text));
  return other && other.fit > best.fit - CLEAR
    ? null
    : { line: best.fact.line, fit: Math.min(0.95, Math.max(0.75, best.fit)) };
}
