import { coverage, fold, literalCoverage, phrase, prices, stem, words } from '../language/index.ts';
import type { Line } from '../perception/page.ts';
import type { Step } from './goal/types.ts';
import { wantedText } from './match.ts';
import type { Situation } from './situation.ts';

const CONFIRMING =
  /\b(?:thank you|thanks for|thanks,|success|successful|successfully|confirmed|confirmation|completed?|all (?:done|set)|congratulations|has been|have been|was|is now|are now|you(?:'re| are)(?: now)? (?:subscribed|registered|signed|logged|in|all)|we(?:'ve| have) (?:received|sent|booked|saved|cancelled|canceled|updated|emailed)|saved|sent|updated|created|added|removed|deleted|booked|placed|received|submitted|scheduled|cancell?ed|changed|approved|activated|refunded|requested|registered|unsubscribed|subscribed|welcome|has started|downloaded|uploaded|moved|renamed|assigned|paid|shared|posted|published|joined|applied|accepted|enabled|disabled|restored|archived|renewed)\b/;
const DENYING =
  /\b(?:not|n't|cannot|can't|couldn't|could not|unable|failed|failure|fails|error|invalid|incorrect|wrong|please (?:enter|fill|select|choose|provide|check|try|correct)|required|must|missing|are you sure|sorry|oops|denied|expired|unavailable|out of stock|if you|when you|how to|before you|would you|do you)\b|\?$/;

/** Words that say a verb is done, beyond the verb's own stem. */
const DONE_WORDS: Partial<Record<Step['verb'], RegExp>> = {
  buy: /\b(?:order(?:ed)?|purchase|booking|booked|reservation|reserved|payment|paid)\b.*\b(?:placed|confirmed|confirmation|received|complete[d]?|success\w*|thank|booked|number|reference|on its way)\b|\bthank(?:s| you)\b.*\b(?:order|purchase|booking|payment|reservation|shopping)\b|\b(?:booking|order|reservation) (?:number|reference|no|id)\b|\byour (?:order|booking|seat|table|room|flight|ticket)s? (?:is|are|has|have)\b/,
  add: /\b(?:added|in your (?:cart|basket|bag)|now in)\b/,
  remove: /\b(?:deleted|removed|erased|discarded|cancell?ed|archived|gone|closed)\b/,
  signin: /\b(?:welcome|signed in|logged in|log ?out|sign ?out|my account|your account|hello|hi)\b/,
  signout: /\b(?:signed out|logged out|goodbye|see you|log ?in|sign ?in)\b/,
  register:
    /\b(?:welcome|account (?:has been |was |is )?(?:created|ready|registered)|registered|verify your|check your (?:email|inbox)|thank)\b/,
};

/** A line that says the site did what was asked. */
export interface Confirmation {
  line: string;
  /** 0..1: how well it fits what was asked. */
  fit: number;
}

/** Looks for words that confirm a step, first among what is new on the page. */
export function confirmation(situation: Situation, step: Step): Confirmation | null {
  const { page, fresh } = situation;
  const freshSet = new Set(fresh);
  const wanted = phrase(wantedText(step));
  const verbStem = stem(words(step.text)[0] ?? '');
  const own = DONE_WORDS[step.verb];
  let best: Confirmation | null = null;
  const lines = [...page.lines.map((line) => line.text), page.dialog, page.outcome, page.title].filter(Boolean);
  for (const line of lines) {
    if (line.length > 300) continue;
    const folded = fold(line);
    if (!CONFIRMING.test(folded) && !own?.test(folded)) continue;
    if (DENYING.test(folded)) continue;
    let fit = 0.25;
    if (own?.test(folded)) fit += 0.4;
    else if (
      /\b(?:success\w*|thank(?:s| you)|confirmed|confirmation|complete[d]?|saved|all (?:done|set))\b/.test(folded)
    )
      fit += 0.2;
    else if (/\b(?:has|have|was|were|been|is now|are now|successfully)\b/.test(folded)) fit += 0.15;
    const said = phrase(line);
    if (said.tokens.some((token) => token.stem === verbStem)) fit += 0.25;
    fit += 0.3 * coverage(wanted, said);
    if (freshSet.has(line)) fit += 0.15;
    else fit -= 0.25;
    if (!best || fit > best.fit) best = { line, fit };
  }
  return best;
}

const ERROR_LINE =
  /\b(?:error|invalid|incorrect|wrong|required|must (?:be|contain|have|select|accept|agree|enter)|please (?:enter|fill|select|choose|provide|correct|check|accept|agree|tick|complete|confirm)|cannot be (?:blank|empty)|can't be (?:blank|empty)|is missing|not (?:valid|match|recogni[sz]ed|found|a valid)|do not match|doesn't match|don't match|too (?:short|long|small|large|many|few)|at least \d+|failed|denied|already (?:taken|exists|in use|registered)|unavailable|out of stock|try again|couldn't|could not|enter a|choose a|select a)\b/;

/** New lines that complain, newest pages' first; what the browser itself reports counts too. */
export function complaints(situation: Situation): string[] {
  const found = situation.fresh.filter((line) => line.length < 240 && ERROR_LINE.test(fold(line)));
  if (situation.page.error) found.unshift(situation.page.error);
  const lasting = situation.page.lines
    .map((line) => line.text)
    .filter(
      (line) =>
        line.length < 200 &&
        /\b(?:is required|invalid|incorrect|must be|please (?:enter|select|choose|fill)|do not match)\b/.test(
          fold(line),
        ),
    );
  if (situation.memory.errors > 0) for (const line of lasting) if (!found.includes(line)) found.push(line);
  return found;
}

/** Whether the page says that there is nothing of what was looked for. */
export function saysNothingFound(situation: Situation): string | null {
  const hit = situation.page.lines.find((line) =>
    /\b(?:no (?:results|matches|items|products|entries|records|articles|pages)(?: (?:found|match\w*|for))?|nothing (?:found|matched)|0 (?:results|items|products|matches)|did not match|not found|404|does(?: not|n't) exist|couldn't find|could not find|page (?:is )?missing)\b/i.test(
      line.text,
    ),
  );
  return hit?.text ?? null;
}

/** How far this page is the one that is looked for, 0..1: its title and headings against the wanted words. */
export function pageFit(situation: Situation, wanted: string): number {
  const said = phrase(wanted);
  if (said.tokens.length === 0) return 0;
  let best = 0;
  const titles = [
    situation.page.title.split(/\s[|–—·-]\s/)[0] ?? '',
    ...situation.page.headings
      .filter((line) => line.level <= 2)
      .slice(0, 3)
      .map((line) => line.text),
  ];
  for (const title of titles) {
    const about = phrase(title);
    if (about.tokens.length === 0) continue;
    const both = literalCoverage(said, about) * 0.6 + literalCoverage(about, said) * 0.4;
    if (both > best) best = both;
  }
  return best;
}

export interface Answer {
  line: string;
  fit: number;
}

const ATTRIBUTES: Array<[RegExp, RegExp]> = [
  [
    /\b(?:price|cost|how much|fee|charge|fare|rate|total)\b/,
    /[$€£¥]\s?\d|\d[\d.,]*\s?(?:€|£|\$|eur|usd|gbp|euros?|dollars?|pounds?)|\bfree\b/i,
  ],
  [/\b(?:phone|telephone|call|mobile)\b/, /\+?\d[\d\s().-]{5,}\d/],
  [/\b(?:e-?mail)\b/, /[\w.+-]+@[\w-]+\.[\w.]+/],
  [
    /\b(?:when|what day|date|deadline|until|expire\w*|born|founded|released|published|how soon)\b/,
    /\b(?:\d{1,2}[:.]\d{2}|\d{4}|\d{1,2}\s?(?:am|pm)|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|days?|weeks?|daily)/i,
  ],
  [
    /\b(?:opening|hours|open|opens|close|closes|closing|what time)\b/,
    /\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|–|-|to|h\b)|\bclosed\b|\b\d{1,2}[:.]\d{2}\b/i,
  ],
  [/\b(?:how many|number of|count|population|quantity|stock)\b/, /\d/],
  [
    /\b(?:how long|duration|delivery time|how fast)\b/,
    /\d+\s*(?:-|–|to)?\s*\d*\s*(?:working |business )?(?:min|hour|day|week|month|year)/i,
  ],
  [
    /\b(?:address|where|located|location)\b/,
    /\b\d{1,5}\b.*[A-Z]|\b(?:street|road|avenue|lane|square|st\.|rd\.)\b|[A-Z]{1,2}\d/i,
  ],
  [/\b(?:who|author|name|director|ceo|founder|winner)\b/, /\b[A-Z][\p{L}'-]+ [A-Z][\p{L}'-]+/u],
  [/\b(?:rating|score|stars?)\b/, /\d(?:\.\d)?/],
  [
    /\b(?:size|weight|height|width|dimensions?|capacity|memory|storage|battery)\b/,
    /\d+(?:[.,]\d+)?\s?(?:cm|mm|m|kg|g|gb|mb|l|ml|mah|in|inch\w*|"|lbs?)/i,
  ],
  [/\b(?:version|release)\b/, /\d+\.\d+/],
];

const QUESTION_WORDS =
  /\b(?:what|what's|who|whose|when|where|which|how|much|many|long|find|out|tell|look|up|is|are|does|do|did|the|of|for|price|cost|name|number)\b/gi;

/** Whether a clause asks to know something that can be read, and not to get somewhere. */
export function asksForFact(step: Step): boolean {
  const folded = fold(step.text);
  if (
    /^(?:what|what's|who|whose|when|where|which|how|why|is|are|does|do|did|can|tell|count|calculate|compute|solve|determine|identify|answer|name|read|report|note|list|compare)\b/.test(
      folded,
    )
  )
    return true;
  return (
    /\b(?:what|when|where|who|how (?:much|many|long|often|to|do|does|can|is|are|far|soon)|whether|if)\b/.test(folded) ||
    /\b(?:price|cost|phone|telephone|e-?mail address|opening hours|address|date|number|amount|rating|capital|population|author|total|balance|status|weight|size|duration|deadline|version|stock|fee|name) (?:of|for)\b/.test(
      folded,
    ) ||
    /\b(?:find|look up|check|get|read|see)\b.*\b(?:price|phone number|opening hours|opening times|e-?mail address|delivery time|rating|return policy)\b/.test(
      folded,
    )
  );
}

/** The line that answers a question, when the page says what it is about and shows what is asked. */
export function findAnswer(situation: Situation, step: Step): Answer | null {
  const { page } = situation;
  const question = fold(step.text);
  const attribute = ATTRIBUTES.find(([asked]) => asked.test(question));
  const entityText = [step.object.replace(QUESTION_WORDS, ' '), ...step.quoted].join(' ').replace(/\s+/g, ' ').trim();
  const entity = phrase(entityText || step.object);
  const lines: Line[] = page.lines;
  let heading = '';
  let best: Answer | null = null;
  for (const [i, line] of lines.entries()) {
    if (line.level > 0) heading = line.text;
    if (line.text.length > 400) continue;
    const near = [lines[i - 2]?.text, lines[i - 1]?.text].filter(Boolean).join(' . ');
    const said = phrase(line.text);
    const local = phrase(`${heading} . ${near} . ${line.text}`);
    const about = Math.max(
      coverage(entity, local),
      0.9 * coverage(entity, phrase(`${page.about.text} . ${local.text}`)),
    );
    let fit = 0.5 * about;
    if (attribute) {
      const typed = attribute[1].test(line.text);
      const named = attribute[0].test(
        fold(`${(lines[i - 1]?.text.length ?? 99 < 40) ? lines[i - 1]?.text : ''} ${line.text}`),
      );
      if (!typed) continue;
      fit += named ? 0.5 : 0.38;
      if (prices(line.text).length > 2) fit -= 0.1;
    } else {
      fit += 0.45 * literalCoverage(entity, said);
      if (line.level > 0) fit -= 0.2;
    }
    if (!best || fit > best.fit + 0.001) best = { line: line.text, fit };
  }
  return best;
}
