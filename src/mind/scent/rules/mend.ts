import { fold, literalCoverage, phrase, similarity } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { choiceFor } from '../choices.ts';
import { complaints } from '../evidence.ts';
import { classOfField, classOfWords, isSearchBox } from '../fields.ts';
import { timesTried } from '../memory.ts';
import type { Proposal, Situation } from '../situation.ts';
import { valueFor } from '../values.ts';
import { argumentOf } from './common.ts';
import { isSiteFailure } from './refused.ts';
import { asSample, bareSum, sampleIn } from './rewrite.ts';
import { isOn } from './state.ts';

/** The field a complaint is about: marked invalid, named in the words, or standing right above them. */
function accused(complaint: string, fields: readonly Item[]): Item | null {
  const said = phrase(complaint);
  let best: { item: Item; fit: number } | null = null;
  for (const item of fields) {
    let fit = similarity(phrase(item.label || item.placeholder), said);
    if (item.label && fold(complaint).includes(fold(item.label).replace(/[*:]/g, '').trim())) fit = Math.max(fit, 0.9);
    // Of a choice it is the question that is complained about.
    if (item.role === 'radio' && item.group && !isOn(item)) fit = Math.max(fit, similarity(phrase(item.group), said));
    if (item.state.has('invalid')) fit += 0.35;
    if (item.context.folded.includes(said.folded) && said.folded.length > 4) fit += 0.3;
    if (fit > (best?.fit ?? 0.4)) best = { item, fit };
  }
  return best?.item ?? null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A month and year as two numbers, the year with so many digits; null when the value holds none or is so already. */
function monthAndYear(value: string, digits: number): string | null {
  const year = /\b(?:20)?(\d{2})\b(?!.*\d)/.exec(value)?.[1];
  const named = MONTHS.findIndex((month) => fold(value).includes(month)) + 1;
  const month = named || Number(/\b(0?[1-9]|1[0-2])\b/.exec(value)?.[1] ?? 0);
  if (!year || month === 0) return null;
  const written = `${String(month).padStart(2, '0')}/${digits === 4 ? '20' : ''}${year}`;
  return written === value ? null : written;
}

/** Ways to write the same thing again when the site did not like it. */
function rewritten(value: string, complaint: string, item: Item): string | null {
  const words = fold(complaint);
  const sample = sampleIn(complaint) ?? sampleIn(`${item.placeholder} . ${item.context.text}`);
  const alike = (sample && asSample(value, sample)) ?? bareSum(value, complaint);
  if (alike) return alike;
  const digits = value.replace(/\D/g, '');
  if (
    /\b(?:digits|numbers only|only numbers|numeric|without spaces|no spaces)\b/.test(words) &&
    digits &&
    digits !== value
  )
    return digits;
  const shape = /\b((?:dd|mm|yyyy|yy)[-/. ](?:dd|mm|yyyy|yy)(?:[-/. ](?:dd|mm|yyyy|yy))?)\b/.exec(words)?.[1];
  if (shape) {
    const parts = /(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? null;
    if (parts)
      return shape
        .replace('yyyy', parts[1]!)
        .replace('yy', parts[1]!.slice(2))
        .replace('mm', parts[2]!)
        .replace('dd', parts[3]!);
    const month = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(value);
    if (month)
      return shape.replace('mm', month[1]!.padStart(2, '0')).replace('yyyy', `20${month[2]}`).replace('yy', month[2]!);
  }
  const expiry = /\b(?:like|such as|example:?|e\.g\.?)\s*\d{1,2}\s?\/\s?(\d{4}|\d{2})\b(?!\/)/.exec(words);
  if (expiry) return monthAndYear(value, expiry[1]!.length);
  const least = /at least (\d+)(?: characters)?/.exec(words);
  const group = classOfField(item);
  if (least && (group === 'message' || group === 'unknown' || group === 'subject') && value.length < Number(least[1]))
    return `${value} ${'Thank you for looking into this. '.repeat(1 + Math.ceil(Number(least[1]) / 32))}`.trim();
  const most = /(?:at most|no more than|maximum(?: of)?|max\.?) (\d+) characters/.exec(words);
  if (most) return value.slice(0, Number(most[1]));
  if (group === 'tel' && digits && digits !== value) return digits;
  if (group === 'cc-number' || group === 'postal-code') return value.includes(' ') ? value.replace(/\s+/g, '') : null;
  if (/\bexample:?|e\.g\.|format/.test(words) && group === 'tel') return digits;
  return null;
}

/** Of the radio buttons of one question the one that the task speaks of, else the one that was found. */
function wishedOf(situation: Situation, item: Item, fields: readonly Item[]): Item {
  const wish = phrase(`${situation.goal.text} ${situation.goal.background}`);
  const kin = fields.filter((other) => other.role === 'radio' && other.group === item.group);
  const told = (other: Item) =>
    Math.max(
      0,
      ...other.said.tokens.map((token) =>
        token.weight > 0.3 && literalCoverage(phrase(token.word), wish) === 1 ? token.weight : 0,
      ),
    );
  return kin.reduce((best, other) => (told(other) > told(best) ? other : best), item);
}

const TAKEN =
  /\b(?:taken|already (?:exists?|in use|used|registered)|not available|unavailable|choose another|in use)\b/;
/** What people put behind a name that somebody else has. */
const BEHIND = ['7', '77', '2026'];

/** Another name where the one that was given belongs to somebody already: one more that is known, else the same with figures. */
function another(situation: Situation, item: Item, before: string | undefined, complaint: string): string | null {
  if (!before || item.kind !== 'type' || !TAKEN.test(fold(complaint))) return null;
  const group = classOfField(item);
  const spare = situation.knowledge.find(
    (entry) =>
      !entry.secret &&
      /\b(?:other|second|alternative|another|backup|spare|else)\b/.test(fold(entry.name)) &&
      fold(entry.value) !== fold(before) &&
      (classOfWords(entry.name) === group || similarity(phrase(entry.name), item.said) > 0.5),
  );
  if (spare) return spare.value;
  if (group !== 'username') return null;
  const tries = timesTried(situation.memory, situation.key, item.name);
  return `${before.replace(/(?:7|77|2026)$/, '')}${BEHIND[Math.min(BEHIND.length - 1, Math.max(0, tries - 1))]}`;
}

/** Reads what the site complains about after something was sent off, and mends the field that it names. */
export function mend(situation: Situation): Proposal | null {
  const { memory, key } = situation;
  if (!memory.last?.commits && memory.errors === 0) return null;
  const found = complaints(situation).filter((text) => !isSiteFailure(text));
  const fields = situation.items.filter(
    (item) => ['type', 'choose', 'set', 'check'].includes(item.kind) && !item.disabled && !isSearchBox(item),
  );
  for (const item of fields)
    if (item.state.has('invalid') && !found.some((text) => accused(text, [item])))
      found.push(`${item.label} is invalid`);
  for (const complaint of found) {
    const item = accused(complaint, fields);
    if (!item || timesTried(memory, key, item.name) >= 4) continue;
    const cause = complaint.slice(0, 100);
    if (item.kind === 'check') {
      if (isOn(item)) continue;
      const wished = item.role === 'radio' ? wishedOf(situation, item, fields) : item;
      return {
        rule: 'mend',
        why: `the page says “${cause}”, so “${wished.label}” has to be ticked`,
        status: 'continue',
        item: wished,
        args: argumentOf(wished, ''),
        sure: 0.85,
        cause,
      };
    }
    const before = memory.filled[key]?.[item.name] ?? item.value;
    const value =
      another(situation, item, before, complaint) ??
      (item.kind === 'choose'
        ? choiceFor(situation, item, true)?.value
        : before && !/^\{\{/.test(before)
          ? (rewritten(before, complaint, item) ??
            (item.value === '' || classOfField(item) === 'password' ? valueFor(situation, item, true)?.value : null))
          : valueFor(situation, item, true)?.value);
    if (!value || value === item.value || (value === before && item.value !== '')) continue;
    const args = argumentOf(item, value);
    if (args)
      return {
        rule: 'mend',
        why: `the page says “${cause}”, so I put “${value}” into “${item.label}”`,
        status: 'continue',
        item,
        args,
        sure: 0.8,
        cause,
      };
  }
  return null;
}
