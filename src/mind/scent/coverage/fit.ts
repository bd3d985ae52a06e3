import {
  durationMinutes,
  fold,
  isStopWord,
  parseDate,
  parseTime,
  phrase,
  stem,
  synonymous,
  words,
} from '../../language/index.ts';
import { classOfWords } from '../fields.ts';
import { properNames } from '../match.ts';
import type { Situation } from '../situation.ts';
import type { Control } from './controls.ts';
import type { Demand, Role, Wish } from './demands.ts';

/** How well one value of the wish belongs into one control, and which part of the wish it takes. */
export interface Fit {
  control: Control;
  /** What the control is to show: an option, a number, a date or time as the wish words it, "on" or "off". */
  value: string;
  /** 0..1 */
  score: number;
  /** Which of two ends the wish tells it for. */
  role: Role;
  /** Characters of the wish that are accounted for by this. */
  spans: ReadonlyArray<readonly [number, number]>;
}

const STARTS =
  /\b(?:from|start\w*|begin\w*|depart\w*|leav\w*|out(?:bound|ward)|check-? ?in|arriv\w*|pick-? ?up|collect\w*|source|origin|opens?|opening|since|first)\b/;
const ENDS =
  /\b(?:to|end|ends|ending|until|till|finish\w*|return\w*|inbound|check-? ?out|drop-? ?off|destination|clos\w+|back|last|going)\b/;

/** Which end of a span a control asks for. "Departure" beside an arrival is when a stay ends. */
export function roleOf(control: Control, all: readonly Control[]): Role {
  const asked = fold(control.question);
  if (
    /\bdepart/.test(asked) &&
    control.kind === 'date' &&
    all.some((other) => other !== control && /\barriv|check-? ?in/.test(fold(other.question)))
  )
    return 'end';
  if (STARTS.test(asked)) return 'start';
  return ENDS.test(asked) ? 'end' : '';
}

function roleScore(asked: Role, told: Role): number {
  if (asked === told) return asked === '' ? 0 : 0.15;
  if (asked === '' || told === '') return -0.05;
  return -0.5;
}

const PEOPLE =
  /^(?:people|persons?|guests?|travell?ers?|passengers?|diners?|visitors?|participants?|attendees?|party|covers?|seats?|members?|players?|riders?|pax)$/;
const GROWN = /^adults?$/;
const THINGS = /^(?:quantity|qty|copies|copy|pieces?|items?|units?|pcs|many|amount|number|count|tickets?)$/;

function kin(a: string, b: string): boolean {
  return (
    stem(a) === stem(b) ||
    synonymous(a, b) ||
    (a.length > 3 && b.length > 3 && (b.startsWith(stem(a)) || a.startsWith(stem(b))))
  );
}

/** How far what is counted is what a control asks the number of, 0..1. */
function nounFit(question: string, demand: Demand, wish: Wish): number {
  const asked = words(question).filter((word) => !isStopWord(word) && !/^\d/.test(word));
  const { nouns, named } = demand;
  if (named && asked.some((word) => kin(word, named))) return 0.95;
  if (nouns.some((noun) => asked.some((word) => !THINGS.test(word) && kin(word, noun)))) return 0.92;
  const people = (word: string) => PEOPLE.test(word);
  const last = nouns[0] ?? '';
  if (asked.some(people) && (nouns.some(people) || nouns.some((noun) => GROWN.test(noun)))) return 0.85;
  if (asked.some((word) => GROWN.test(word)) && people(last)) return 0.75;
  if (asked.some((word) => /^age[sd]?$|^old$/.test(word)) && nouns.some((noun) => /^(?:old|aged?)$/.test(noun)))
    return 0.9;
  if (asked.some((word) => THINGS.test(word))) {
    // A number of the thing itself, and of nothing that is asked for elsewhere.
    if (nouns.some(people) || nouns.some((noun) => UNITS.test(noun))) return 0;
    const firstThing = wish.demands.find(
      (other) => other.kind === 'number' && other.nouns.length > 0 && !other.nouns.some((noun) => UNITS.test(noun)),
    );
    return nouns.length > 0 && (firstThing === demand || !demand.weak) ? (demand.weak ? 0.6 : 0.7) : 0;
  }
  return 0;
}

const UNITS =
  /^(?:nights?|days?|weeks?|months?|years?|hours?|minutes?|mins?|degrees?|percent|kilos?|kg|g|grams?|km|miles?|cm|mm|inch(?:es)?|metres?|meters?|litres?|stars?|gb|mb)$/;

const YEAR = /\b(?:year|built|born|since|made|registered|graduat\w+|issued|model)\b/;
const MONEY =
  /\b(?:amount|sum|value|price|cost|worth|budget|total|estimate|pay|donat\w+|salary|income|rent|deposit|limit|how much|€|£|\$)(?!\p{L})/u;

/** How far a number of the wish answers the question of a control, 0..1. */
function numberFit(control: Control, words_: string, demand: Demand, wish: Wish): number {
  const question = `${control.question} ${words_}`;
  const folded = fold(question);
  if (demand.kind === 'money') return MONEY.test(folded) || /[€£$]/.test(words_) ? 0.9 : 0;
  if (demand.number !== null && demand.number >= 1850 && demand.number <= 2100 && demand.nouns.length === 0)
    return YEAR.test(folded) ? 0.9 : 0;
  const direct = nounFit(question, demand, wish);
  if (direct > 0) return direct;
  // "Move 250 to savings" beside a field for an amount.
  return MONEY.test(folded) &&
    classOfWords(control.question) !== 'quantity' &&
    demand.nouns.length === 0 &&
    !demand.weak
    ? 0.6
    : 0;
}

/** A number with the decimals that it is told with. */
function asTold(demand: Demand): string {
  const decimals = /[.,](\d{1,2})(?!\d)\D*$/.exec(demand.value)?.[1];
  return decimals ? demand.number!.toFixed(decimals.length) : String(demand.number);
}

const spanOf = (demand: Demand): Array<readonly [number, number]> => [[demand.start, demand.end]];

/** The numbers that an option stands for: "3", "5+", "3–4", "under 25", "1970 to 1989"; null for one without. */
function rangeOf(option: string): readonly [number, number] | null {
  const text = fold(option).replace(/(?<=\d)[,.\s](?=\d{3}\b)/g, '');
  const span = /(\d+(?:\.\d+)?)\s*(?:-|–|—|to|and)\s*[$€£]?(\d+(?:\.\d+)?)/.exec(text);
  if (span) return [Number(span[1]), Number(span[2])];
  const one = /\d+(?:\.\d+)?/.exec(text)?.[0];
  const spelled =
    one ??
    String(
      ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].indexOf(
        words(text)[0] ?? '',
      ),
    );
  const number = Number(spelled);
  if (number < 0) return null;
  if (
    /\+|\bor more\b|\band (?:over|more|above)\b|\bover\b|\bmore than\b|\bat least\b|\bfrom \d+$|\babove\b|\bafter\b/.test(
      text,
    )
  )
    return [number, Number.POSITIVE_INFINITY];
  if (/\bup to\b|\bunder\b|\bless than\b|\bor (?:less|fewer)\b|\bbefore\b|\bbelow\b/.test(text))
    return [Number.NEGATIVE_INFINITY, number];
  return [number, number];
}

/** "At three" may be in the afternoon. */
function sameTime(demand: Demand, time: string): boolean {
  if (demand.time === time) return true;
  if (!demand.weak || !demand.time) return false;
  const minutes = (clock: string) => (Number(clock.slice(0, 2)) % 12) * 60 + Number(clock.slice(3));
  return minutes(demand.time) === minutes(time);
}

const PARTS: Array<[told: RegExp, from: string, until: string]> = [
  [/^mornings?$/, '00:00', '12:00'],
  [/^afternoons?$/, '12:00', '18:00'],
  [/^(?:evenings?|tonight|nights?)$/, '17:00', '24:00'],
];

/** "Monday evenings" among times of days: one that lies in that part of the day, and bears the other words. */
function partOfDay(control: Control, option: string, time: string | null, wish: Wish): Fit | null {
  const told = wish.tokens.find((token) => PARTS.some(([said]) => said.test(token.word)));
  const part = told && PARTS.find(([said]) => said.test(told.word));
  if (!told || !part || !time || time < part[1] || time >= part[2]) return null;
  const others = words(option.replace(CLOCK, ' ')).filter((word) => !isStopWord(word) && /\p{L}{3}/u.test(word));
  const said = others.filter((word) => wish.tokens.some((token) => token.stem === stem(word))).length;
  const score = others.length > 0 ? 0.6 + (0.3 * said) / others.length : 0.7;
  return { control, value: option, score, role: '', spans: [[told.start, told.end]] };
}

const CLOCK = /\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?m\b\.?|\d{1,2}[:.]\d{2}/gi;

/** How an option answers to a wish by a time, a date or a number in it; null where it holds none. */
function optionByValue(situation: Situation, control: Control, option: string, wish: Wish, role: Role): Fit | null {
  const { today } = situation.request;
  const times = [...option.matchAll(CLOCK)].map((match) => parseTime(match[0].replace(/(\d)\.(\d\d)/, '$1:$2')));
  const best = (list: Fit[]) => list.sort((a, b) => b.score - a.score)[0] ?? null;
  // An option that tells a day and a time has to be right in both.
  const onDay =
    times.length > 0 && /\d/.test(option.replace(CLOCK, ' '))
      ? parseDate(option.replace(CLOCK, ' '), today, situation.dayFirst)
      : null;
  const days = wish.demands.filter((demand) => demand.day !== null);
  if (onDay && days.length > 0 && !days.some(({ day }) => day!.day === onDay.day && day!.month === onDay.month))
    return null;
  if (times.length > 0) {
    const wanted = wish.demands.filter((demand) => demand.kind === 'time');
    if (wanted.length === 0) return partOfDay(control, option, times[0]!, wish);
    if (times.length === 2 && wanted.length === 2 && times.every((time, i) => time === wanted[i]!.time))
      return { control, value: option, score: 0.98, role: '', spans: wanted.flatMap(spanOf) };
    return best(
      wanted
        .filter((demand) => sameTime(demand, times[0]!))
        .map((demand) => ({
          control,
          value: option,
          score: 0.85 + roleScore(role, demand.role),
          role: demand.role,
          spans: spanOf(demand),
        })),
    );
  }
  const dated = (/\d/.test(option) && /\p{L}{3}|[/.-]/u.test(option)) || /^(?:today|tomorrow)\b/i.test(option);
  const day = dated ? parseDate(option, today, situation.dayFirst) : null;
  if (day)
    return best(
      wish.demands
        .filter((demand) => demand.day?.day === day.day && demand.day.month === day.month)
        .map((demand) => ({
          control,
          value: option,
          score: 0.85 + roleScore(role, demand.role),
          role: demand.role,
          spans: spanOf(demand),
        })),
    );
  const span = rangeOf(option);
  if (!span) return null;
  // A length of time is the same in hours and in minutes.
  const length = durationMinutes(fold(option));
  const priced = /[$€£]/.test(option);
  return best(
    wish.demands.flatMap((demand): Fit[] => {
      if (demand.number === null || (priced && demand.kind !== 'money')) return [];
      const told = demand.kind === 'number' ? durationMinutes(`${demand.number} ${demand.nouns[0] ?? ''}`) : null;
      if (length !== null && told === length)
        return [{ control, value: option, score: 0.93, role: demand.role, spans: spanOf(demand) }];
      if (demand.number < span[0] || demand.number > span[1]) return [];
      const fit = numberFit(control, option.replace(/\d+/g, ' '), demand, wish);
      return fit > 0
        ? [
            {
              control,
              value: option,
              score: fit * (span[0] === span[1] ? 1 : 0.96),
              role: demand.role,
              spans: spanOf(demand),
            },
          ]
        : [];
    }),
  );
}

/** Options that stand for nothing of what is asked. */
const NOTHING = /^(?:none|no\b.*|without\b.*|nothing|zero|0|off|never)$/i;

/** "No sugar" beside a question for sugar: the option that stands for none of it. */
function noneOf(control: Control, option: string, wish: Wish): Fit | null {
  if (!NOTHING.test(option.trim())) return null;
  const asked = words(control.question)
    .filter((word) => !isStopWord(word))
    .map(stem);
  const refused = wish.tokens.find((token) => token.negated && asked.includes(token.stem));
  return refused ? { control, value: option, score: 0.9, role: '', spans: [[refused.start, refused.end]] } : null;
}

/** "Other amount" among sums of which none is the one that is wanted; what is wanted is then written elsewhere. */
function otherThan(control: Control, option: string, wish: Wish): Fit | null {
  if (!/^(?:other|another|custom|different|own|choose your own)\b/i.test(option.trim())) return null;
  const priced = control.options.filter((other) => /[$€£]\s?\d|\d\s?[$€£]/.test(other));
  const sum = wish.demands.find((demand) => demand.kind === 'money');
  if (!sum || priced.length < 2) return null;
  const offered = priced.some((other) => rangeOf(other)?.[0] === sum.number);
  return offered ? null : { control, value: option, score: 0.87, role: '', spans: [] };
}

/** An option whose every word the wish says one after the other: "very satisfied with the staff", nearest to what the control asks. */
function spelledOut(control: Control, option: string, wish: Wish): Fit | null {
  const said = words(option);
  if (said.length < 2) return null;
  const asked = new Set(
    words(control.question)
      .filter((word) => !isStopWord(word))
      .map(stem),
  );
  let best: Fit | null = null;
  for (let i = 0; i + said.length <= wish.tokens.length; i++) {
    if (!said.every((word, j) => wish.tokens[i + j]!.word === word)) continue;
    const end = i + said.length;
    // What is told next is what it is told of.
    const near = wish.tokens.slice(end, end + 4).findIndex((token) => asked.has(token.stem));
    const before = wish.tokens.slice(Math.max(0, i - 3), i).some((token) => asked.has(token.stem));
    const score = 0.86 + (near >= 0 ? 0.12 - 0.02 * near : before ? 0.05 : 0);
    if (!best || score > best.score)
      best = { control, value: option, score, role: '', spans: [[wish.tokens[i]!.start, wish.tokens[end - 1]!.end]] };
  }
  return best;
}

/** Words that every wish holds and that choose nothing. */
const IDLE = new Set(
  'get send back order buy go want need please new one use time day number please select choose type'
    .split(' ')
    .map(stem),
);

/** How an option answers to a wish by its words: those that no other option of the control has. */
function optionByWords(control: Control, option: string, wish: Wish, role: Role, named: readonly string[]): Fit | null {
  const bare = option.replace(/[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£]/g, ' ');
  const head = bare.split(/\s*[(,:–—|•·]\s*|\s-\s|\s\+\s/)[0]!;
  const others = control.options
    .filter((other) => other !== option)
    .map((other) => new Set(phrase(other).tokens.map((token) => token.stem)));
  const telling = (text: string) =>
    phrase(text).tokens.filter(
      (token) =>
        (token.weight > 0.12 || token.word.length > 4) &&
        !IDLE.has(token.stem) &&
        // A bare number answers by what it counts.
        !/^\d+$/.test(token.word) &&
        !others.some((other) => other.has(token.stem)),
    );
  const own = telling(bare);
  if (own.length === 0) return null;
  const hits = own.flatMap((token) => {
    const at = wish.tokens.filter(
      (word) =>
        !word.negated &&
        (word.stem === token.stem ||
          // "Once a month" is monthly.
          (word.word.length > 4 && token.word.startsWith(word.word)) ||
          (control.kind !== 'buttons' && token.word.length > 3 && synonymous(word.word, token.word))),
    );
    return at.length > 0 ? [{ token, at }] : [];
  });
  if (hits.length === 0) return null;
  // A word of a longer name is not the word: the Blue Door is not blue.
  const ofName = (start: number, end: number) =>
    named.some((name) => {
      const from = wish.text.indexOf(name);
      return (
        from >= 0 &&
        start >= from &&
        end <= from + name.length &&
        !fold(option).includes(fold(name)) &&
        !fold(name).includes(fold(head.trim()))
      );
    });
  let top: Fit | null = null;
  const heads = telling(head);
  const weight = (list: typeof own) => list.reduce((sum, token) => sum + Math.max(0.3, token.weight), 0);
  const share = Math.max(
    weight(hits.map((hit) => hit.token)) / weight(own),
    heads.length > 0 ? weight(heads.filter((token) => hits.some((hit) => hit.token === token))) / weight(heads) : 0,
  );
  const around = new Set(
    words(control.question)
      .filter((word) => !isStopWord(word))
      .map(stem),
  );
  for (const word of hits[0]!.at) {
    if (ofName(word.start, word.end)) continue;
    const i = wish.tokens.indexOf(word);
    const near = wish.tokens.slice(Math.max(0, i - 2), i + 4).some((token) => around.has(token.stem) && token !== word);
    const told = word.role !== '' ? word.role : (wish.tokens[i - 1]?.role ?? '');
    const score = 0.5 + 0.38 * share + (near ? 0.08 : 0) + (role !== '' ? roleScore(role, told) : 0);
    const spans = hits.map((hit) => {
      const close =
        hit === hits[0]
          ? word
          : hit.at.reduce((a, b) => (Math.abs(b.start - word.start) < Math.abs(a.start - word.start) ? b : a));
      return [close.start, close.end] as const;
    });
    if (!top || score > top.score) top = { control, value: option, score, role: told, spans };
  }
  return top;
}

/** Of spans that all hold a number the one that says most: "up to 5 kg" before "up to 10 kg". */
function tightest(fits: readonly Fit[]): Fit[] {
  const width = (fit: Fit) => {
    const [low, high] = rangeOf(fit.value) ?? [0, 0];
    return Number.isFinite(high - low) ? high - low : Number.isFinite(high) ? WIDE + high : WIDE * 2 - low;
  };
  return fits.filter(
    (fit) =>
      fit.spans.length === 0 ||
      width(fit) === 0 ||
      !fits.some((other) => other !== fit && other.spans.join() === fit.spans.join() && width(other) < width(fit)),
  );
}
/** Wider than any span that has both ends. */
const WIDE = 1e9;

const CURRENCIES: Array<[option: RegExp, told: RegExp]> = [
  [/^(?:eur|€|euros?)\b|^€/i, /€|\beur(?:os?)?\b/i],
  [/^(?:usd|us dollars?|dollars?)\b|^\$/i, /\$|\b(?:usd|dollars?)\b/i],
  [/^(?:gbp|pounds?)\b|^£/i, /£|\b(?:gbp|pounds?)\b/i],
];

/** The currency that a sum is told in, where a list asks for it. */
function currencyOf(control: Control, option: string, wish: Wish): Fit | null {
  const known = CURRENCIES.find(([said]) => said.test(option.trim()) && !/\d/.test(option));
  const told = known && wish.demands.some((demand) => demand.kind === 'money' && known[1].test(demand.value));
  return told ? { control, value: option, score: 0.9, role: '', spans: [] } : null;
}

/** Steps that say themselves what becomes of a box. */
const OWN_BOXES = new Set(['remove', 'tick', 'untick', 'pick', 'press']);

/** Every value of the wish that a control could take, with how well it belongs there. */
export function fitsOf(situation: Situation, control: Control, all: readonly Control[], wish: Wish): Fit[] {
  const role = roleOf(control, all);
  if (control.options.length > 0) {
    const named = properNames(` ${wish.text}`).filter((name) => name.includes(' '));
    const fits = control.options.flatMap((option) => {
      const byValue = optionByValue(situation, control, option, wish, role);
      if (byValue) return [byValue];
      const found =
        noneOf(control, option, wish) ??
        currencyOf(control, option, wish) ??
        otherThan(control, option, wish) ??
        spelledOut(control, option, wish) ??
        optionByWords(control, option, wish, role, named);
      return found ? [found] : [];
    });
    return tightest(fits);
  }
  if (control.kind === 'box') return OWN_BOXES.has(situation.step?.verb ?? 'tick') ? [] : boxFit(control, all, wish);
  return wish.demands.flatMap((demand): Fit[] => {
    const spans = spanOf(demand);
    switch (control.kind) {
      case 'date':
        if (demand.kind !== 'date' || /\b(?:birth|born|expir\w*|issued?)\b/.test(fold(control.question))) return [];
        return [{ control, value: demand.value, score: 0.8 + roleScore(role, demand.role), role: demand.role, spans }];
      case 'time':
        return demand.kind === 'time'
          ? [{ control, value: demand.time!, score: 0.8 + roleScore(role, demand.role), role: demand.role, spans }]
          : [];
      case 'number':
      case 'counter': {
        if (control.minutes) {
          const length = durationMinutes(`${demand.number ?? ''} ${demand.nouns[0] ?? ''}`);
          return length ? [{ control, value: String(length), score: 0.9, role: demand.role, spans }] : [];
        }
        if (demand.number === null || demand.number < control.low || demand.number > control.high) return [];
        const score = numberFit(control, '', demand, wish);
        return score > 0 ? [{ control, value: asTold(demand), score, role: demand.role, spans }] : [];
      }
      case 'text': {
        const score = textFit(control, demand, wish);
        return score > 0
          ? [
              {
                control,
                value: demand.kind === 'number' ? asTold(demand) : demand.value,
                score,
                role: demand.role,
                spans,
              },
            ]
          : [];
      }
      default:
        return [];
    }
  });
}

/** Words that say that something is a number or a name, and not of what. */
const GENERAL = /^(?:number|no|code|id|name|your|my|of|the|new|please|enter|text|field|value)$/;

/** How far a value that is written out answers a field for writing: by the words that the wish says before it. */
function textFit(control: Control, demand: Demand, wish: Wish): number {
  const asked = words(control.question).filter((word) => !isStopWord(word) && !GENERAL.test(word) && word.length > 2);
  if (demand.kind === 'text') {
    const at = asked.filter((word) => demand.before.some((other) => kin(word, other))).length;
    return at > 0 ? 0.8 + 0.1 * (at / asked.length) : 0;
  }
  if (demand.kind !== 'number' || demand.weak) return 0;
  const named = demand.named !== '' && asked.some((word) => kin(word, demand.named));
  return named || nounFit(control.question, demand, wish) >= 0.9 ? 0.85 : 0;
}

/** Share of what a box says that the wish has to say for it to be wanted. */
const SAID = 0.7;

/** Whether a box to tick is asked for or refused: by the words that no other box beside it has. */
function boxFit(control: Control, all: readonly Control[], wish: Wish): Fit[] {
  const item = control.items[0]!;
  const label = item.label.replace(/\([^)]*\)|[$€£+]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£]/g, ' ');
  const beside = all.filter(
    (other) => other !== control && other.kind === 'box' && other.items[0]!.group === item.group,
  );
  const shared = new Set(beside.flatMap((other) => phrase(other.items[0]!.label).tokens.map((token) => token.stem)));
  const own = phrase(label).tokens.filter((token) => !/^\d+$/.test(token.word) && !IDLE.has(token.stem));
  const telling = own.filter((token) => !shared.has(token.stem));
  if (telling.length === 0 || own.length > 6) return [];
  const told = wish.tokens.filter((word) => !word.later && !word.quoted);
  const hits = own.flatMap((token) => told.find((word) => alike(word, token)) ?? []);
  const share =
    own
      .filter((token) => told.some((word) => alike(word, token)))
      .reduce((sum, token) => sum + Math.max(0.3, token.weight), 0) /
    own.reduce((sum, token) => sum + Math.max(0.3, token.weight), 0);
  if (share < SAID || !telling.some((token) => told.some((word) => alike(word, token))))
    return onlyOthers(control, beside, wish);
  const spans = hits.map((word) => [word.start, word.end] as const);
  // A refusal is told of all that is joined to it: "no onions or olives".
  const refused = hits.some((word) => word.negated);
  return [{ control, value: refused ? 'off' : 'on', score: 0.75 + 0.1 * share, role: '', spans }];
}

/** "Only about gardening": what stands beside the one that is wanted, and is not named, is not wanted. */
function onlyOthers(control: Control, beside: readonly Control[], wish: Wish): Fit[] {
  const named = beside.some((other) => {
    const said = phrase(other.items[0]!.label).tokens;
    const at = wish.tokens.findIndex((word) => said.some((token) => alike(word, token)));
    return (
      at > 0 && wish.tokens.slice(Math.max(0, at - 4), at).some((word) => /^(?:only|just|nothing)$/.test(word.word))
    );
  });
  return named ? [{ control, value: 'off', score: 0.7, role: '', spans: [] }] : [];
}

function alike(word: { stem: string; word: string }, token: { stem: string; word: string }): boolean {
  return (
    word.stem === token.stem ||
    (token.word.length > 3 && synonymous(word.word, token.word)) ||
    (word.stem.length > 3 && token.stem.startsWith(word.stem)) ||
    (token.stem.length > 3 && word.stem.startsWith(token.stem))
  );
}
