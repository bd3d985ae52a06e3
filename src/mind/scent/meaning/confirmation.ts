import { coverage, fold, literalCoverage, phrase, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { hash } from '../person/random.ts';
import type { Situation } from '../situation.ts';
import { actNames } from './act-names.ts';
import { isClickable, wantedText } from './match.ts';

/** Words by which a site tells that something is done. */
const DONE =
  `saved sent updated created added removed deleted booked reserved ordered placed received submitted scheduled cancell?ed changed approved
  activated deactivated refunded requested registered enrolled unsubscribed subscribed downloaded uploaded moved renamed assigned paid shared posted
  published joined applied redeemed accepted enabled disabled restored archived renewed acknowledged (?:un)?(?:locked|muted|pinned|blocked|paused|starred)
  flagged bookmarked borrowed withdrawn revoked extended transferred merged duplicated copied exported imported completed? done`
    .trim()
    .split(/\s+/)
    .join('|');
export const CONFIRMING = new RegExp(
  `\\b(?:thank you|thanks for|thanks,|success|successful|successfully|confirmed|confirmation|all set|congratulations|has been|have been|was (?:\\w+ly )?(?:\\w+ed|sent|made|done|put|set|paid)|is now|are now|you(?:'re| are)(?: now)? (?:subscribed|registered|signed|logged|in|all|on the (?:\\w+ )?list|down for)|we(?:'ve| have) (?:received|sent|booked|saved|cancelled|canceled|updated|emailed)|welcome|has started|set to|(?:switched|turned|changed) (?:to|on|off|over)|marked as|aboard|see you (?:soon|there|then|on)|look forward to|${DONE})\\b`,
);
const DENYING =
  /^(?:no\b|(?:nothing|none)\b.*\b(?:yet|so far|until|before)\b)|\b(?:found no|there (?:is|are|was|were) no|not|n't|cannot|can't|couldn't|could not|unable|failed|failure|fails|error|invalid|incorrect|wrong|please (?:enter|fill|select|choose|pick|tick|provide|check|try|correct|complete|answer|tell|give|add|write|say)|required|must|missing|are you sure|sorry|oops|denied|expired|unavailable|out of stock|sold out|fully booked|booked (?:out|up)|already (?:taken|full|booked by)|if you|when you|how to|before you|would you|do you)\b|\?$/;

/** What a site says of itself once it has what it was sent, in words that report no act: "We have your message", "You have a place". */
const HAS_IT =
  /^(?:(?:many |much |warm |our |with )*thanks|great|all good|good news|noted)\b|\bwe(?:'ve| have)(?: now)? (?:got|your|noted|passed|put|taken|made|told)\b|\bwe(?: will|'ll) (?:be in touch|get back|answer|reply|ring|call|write|contact|let you know)\b|\byou(?:'ve| have)(?: now)? (?:a|got|your|an) (?:\p{L}+ )?(?:place|seat|spot|appointment|booking|ticket)\b|^your (?:\p{L}+ ){1,3}(?:is|are) (?:now )?(?:fixed|settled|set|arranged|made|in|safe|stored|kept|set up|signed)\b|^(?:it(?:'s| is) |now )*in (?:your|the|my) (?:shopping )?(?:basket|cart|bag|trolley)[.!]?$|\p{L} (?:is|are)(?: now)? in (?:your|the|my) (?:shopping )?(?:basket|cart|bag|trolley)[.!]?$|\b(?:reached us|is (?:free again|yours|on its way))\b|\b(?:noted|recorded|logged|filed|(?:put|taken|written) down)\b/u;

/** Terms that a site offers under, not acts that it reports: "Next working day, ordered before noon", "paid within 14 days". */
const ON_TERMS =
  /\b\p{L}+ed (?:before|within|until|no later than|by (?:\d|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b[^.;]*/gu;

/** What holds on a site whatever one does, no act that it reports: "All fields have to be filled in unless marked as optional". */
const RULES_OF_SITE =
  /[^.;!?]*\b(?:(?:has|have|needs?|ought) to be|needs? (?:at least|an?|one|more)|(?:should|can|may|could)(?: only| not| also| always)* be|unless)\b[^.;!?]*/gu;

/** What is offered to anybody: "A lane is yours for an hour". */
const OFFERED = /\b(?:an?|any|each|every) (?:\p{L}+ ){1,3}(?:is|are|can be|will be) yours\b[^.;!?]*/gu;

/** What a line reports, without the terms and rules that hold anyway. */
function reportOf(line: string): string {
  return fold(line).replace(ON_TERMS, ' ').replace(RULES_OF_SITE, ' ').replace(OFFERED, ' ');
}

/** Whether a message is good news: it thanks, or tells something as done, and asks for and denies nothing. */
export function isGoodNews(line: string): boolean {
  const said = reportOf(line);
  return (CONFIRMING.test(said) || HAS_IT.test(said)) && !isDenied(said);
}

/** What one is spared, which denies nothing: "You need not send anything back", "no need to call". */
const SPARED =
  /\b(?:(?:you|we|they|it|i) )?(?:need not|needn't|(?:do|does|will) not (?:need|have) to|(?:do|does|wo)n't (?:need|have) to)\b[^.;!?]*|\b(?:there (?:is|'s) )?no need\b[^.;!?]*|\bnot necessary\b[^.;!?]*/g;

function isDenied(said: string): boolean {
  return DENYING.test(said.replace(SPARED, ' '));
}

/** Whether a message says that something is not so, is missing, or is asked. */
export function denies(line: string): boolean {
  return isDenied(fold(line));
}

/** Words that say a verb is done, beyond the verb's own stem. */
const DONE_WORDS: Partial<Record<Step['verb'], RegExp>> = {
  buy: /\b(?:order(?:ed)?|purchase|booking|booked|reservation|reserved|payment|paid)\b.*\b(?:placed|confirmed|confirmation|received|complete[d]?|success\w*|thank|booked|number|reference|on its way)\b|\bthank(?:s| you)\b.*\b(?:order|purchase|booking|payment|reservation|shopping)\b|\b(?:booking|order|reservation) (?:number|reference|no|id)\b|\byour (?:order|booking|seat|table|room|flight|ticket|appointment|stay|reservation)s?\b.{0,60}\b(?:is|are|has|have|booked|confirmed|placed|reserved)\b|^(?:booked|bought|purchased|ordered|reserved)\b.{0,80}$|\b(?:is|are|was|were|has been|have been)(?: now)? (?:booked|bought|purchased|ordered|reserved|paid for)\b/,
  add: /\b(?:added|in your (?:cart|basket|bag|trolley|order|list)|now in)\b/,
  remove: /\b(?:deleted|removed|erased|discarded|cancell?ed|archived|gone|closed)\b/,
  signin: /\b(?:welcome|signed in|logged in|log ?out|sign ?out|my account|your account|hello|hi)\b/,
  signout: /\b(?:signed out|logged out|goodbye|see you)\b|^(?:log|sign) ?in\b(?! as)/,
  register:
    /\b(?:welcome|account (?:has been |was |is )?(?:created|ready|registered)|registered|verify your|check your (?:email|inbox)|thank)\b/,
};

const STRICT = new Set<Step['verb']>(['buy', 'signin', 'register']);

/** A line that says the site did what was asked. */
export interface Confirmation {
  line: string;
  /** 0..1: how well it fits what was asked. */
  fit: number;
}

/** "Pinned." after pinning: a word or two that say the act as done, whatever is told after them. */
function saysItIs(line: string, acts: readonly string[]): boolean {
  const said = words(line.split(/[.!]\s/)[0]!);
  return said.length <= 4 && said.some((word) => /(?:ed|en)$/.test(word) && acts.includes(stem(word)));
}

/** "Ann is no longer muted", for who was to unmute Ann: the act is told by what it has put an end to. */
export function saysUndone(line: string, step: Step): boolean {
  const undone = /^(?:un|de|dis)-?(\p{L}{3,})/u.exec(fold(step.text))?.[1];
  const ended = /\b(?:no longer|not \p{L}+ any ?more)(?: being)? (\p{L}{3,})/u.exec(line)?.[1];
  return undone !== undefined && ended !== undefined && stem(undone) === stem(ended);
}

/** What is told to come: "will be deleted for good". */
const TO_COME =
  /\b(?:will|would|is going to|are going to|is about to|are about to) (?:all |then |also |now )*be (?:\w+ly )?\p{L}+/gu;

/** Share of what was pressed that the step has to name for its echo to confirm the step. */
const NAMED_BY_STEP = 0.8;

/** What is said of a thing that is done: "Fahrenheit: done", "Night mode is on". */
const IS_SO =
  /^\W*(?:is |are |was |has been )?(?:now )?(?:done|on|off|set|saved|changed|updated|active|ok|okay|completed?|chosen|selected)\b/;

/** What a line says of the control that was pressed, where it names it first and says that it is so; null where it does not. */
function saidOf(line: string, label: string): string | null {
  const name = fold(label);
  if (name.length < 3 || !line.startsWith(name)) return null;
  const rest = line.slice(name.length);
  return IS_SO.test(rest) ? rest : null;
}

/** Whether a line only says of what was pressed that it is so. */
export function isEchoOfPress({ memory }: Situation, line: string): boolean {
  return memory.last !== null && saidOf(fold(line), memory.last.label) !== null;
}

/** Words up to which a line that begins with what was done is about nothing else. */
const MESSAGE = 14;

/** Whether a short line tells what was pressed as done, in the participle of its verb: "Status: Closed", after "Close ticket". */
export function tellsPressDone({ memory }: Situation, line: string): boolean {
  const [act = ''] = words(memory.last?.kind === 'click' ? memory.last.label : '');
  const said = words(line);
  return (
    act !== '' &&
    !denies(line) &&
    // "Signed out by MO. Good night!" begins with it.
    (said.length <= 4 ? said : said.length <= MESSAGE ? said.slice(0, 2) : []).some(
      (word) => word !== act && /(?:ed|en|d|t)$/.test(word) && stem(word) === stem(act),
    )
  );
}

/** Whether the page has just put a question: what it says beside that is what would come of the answer. */
function isAsked({ fresh, page }: Situation): boolean {
  return page.dialog !== '' || fresh.some((line) => /\?\s*$/.test(line));
}

/** Looks for words that confirm a step, first among what is new on the page. */
export function confirmation(situation: Situation, step: Step): Confirmation | null {
  const { page, fresh } = situation;
  const freshSet = new Set(fresh);
  const wanted = phrase(wantedText(step));
  const verbStem = stem(words(step.text)[0] ?? '');
  const own = DONE_WORDS[step.verb];
  const acts = actNames(step);
  let best: Confirmation | null = null;
  // That something changed confirms nothing: what did stands on the page, but for a message that is gone again.
  const told = /^changed:/i.test(page.outcome)
    ? (/message appeared: "([^"]+)"/i.exec(page.outcome)?.[1] ?? '')
    : page.outcome;
  const lines = [...page.lines.map((line) => line.text), page.dialog, told, page.title].filter(Boolean);
  const { last } = situation.memory;
  const gave = last ? Object.keys(situation.memory.filled[last.key] ?? {}) : [];
  const formGone = last?.commits === true && gave.length > 0 && !gave.some((name) => page.byName.has(name));
  // What a form brings up may stand further down than the form.
  const scrolledOn = last?.kind === 'scroll' && situation.memory.commits > 0 && gave.length > 0;
  // What looking further down brings into sight, or what lay under something that was shut, was there before.
  const looked = (last?.kind === 'scroll' && !scrolledOn) || last?.rule === 'clear_overlay';
  // What stands on a page that one only went to was there before.
  const wandered = last?.kind === 'click' && !last.commits && last.key !== situation.key;
  const asked = isAsked(situation);
  const besideForm = new Set(situation.memory.besideForm);
  for (const line of lines) {
    if (line.length > 300) continue;
    const reported = reportOf(line);
    const whole = asked ? reported.replace(TO_COME, ' ') : reported;
    // "Mark as failed: done.": what was pressed is called so, and denies nothing.
    const meant = last !== null && literalCoverage(phrase(last.label), phrase(step.text)) >= NAMED_BY_STEP;
    const echo = meant && (freshSet.has(line) || line === told) ? saidOf(whole, last.label) : null;
    const folded = echo ?? whole;
    // "A lane is yours for an hour" stood beside the form that has come once more.
    if (line !== told && besideForm.has(hash(fold(line)))) continue;
    if (isChoice(page.items, folded)) continue;
    // A place of the site that is called so: "Saved homes"; or a whole row of them.
    if (isRow(page.items, line)) continue;
    // A greeting confirms a sign-in and nothing else.
    if (step.verb !== 'signin' && step.verb !== 'register' && /\b(?:welcome|signed in|logged in)\b/.test(folded))
      continue;
    const undone = saysUndone(folded, step);
    const has = HAS_IT.test(folded);
    if (!has && echo === null && !CONFIRMING.test(folded) && !own?.test(folded) && !undone && !saysItIs(folded, acts))
      continue;
    // "Bought without an account? Write to us" asks first.
    if (isDenied(folded) || /^[^.!]*\?/.test(folded)) continue;
    // Who wrote something, and when, is told of every post.
    if (
      /^(?:asked|posted|written|published|sent|created|added|updated|uploaded|shared)(?: on [^.]*)? by\b/.test(folded)
    )
      continue;
    let fit = 0.25;
    // A purchase or a sign-in is confirmed in its own words or not at all.
    if (
      STRICT.has(step.verb) &&
      !own?.test(folded) &&
      !/\b(?:thank|success|congratulations|all (?:done|set))/.test(folded)
    )
      continue;
    if (undone || echo !== null || own?.test(folded)) fit += 0.4;
    else if (
      has ||
      /^done\b[.!:]/.test(folded) ||
      /\b(?:success\w*|thank(?:s| you)|confirmed|confirmation|complete[d]?|saved|all (?:done|set))\b/.test(folded)
    )
      fit += 0.2;
    else if (/\b(?:has|have|was|were|been|is now|are now|successfully)\b/.test(folded)) fit += 0.15;
    const said = phrase(line);
    if (said.tokens.some((token) => token.stem === verbStem)) fit += 0.25;
    fit += 0.3 * coverage(wanted, said);
    // "Your changes are saved", right after a form with something in it was sent off.
    if (last?.commits && gave.length > 0 && freshSet.has(line) && /\b(?:saved|updated)\b/.test(folded)) fit += 0.2;
    // Thanks for something else: neither the verb nor the thing is named in it or beside it.
    if (!own?.test(folded) && !said.tokens.some((token) => token.stem === verbStem || acts.includes(token.stem))) {
      const at = page.lines.findIndex((entry) => entry.text === line);
      const near = page.lines
        .slice(Math.max(0, at - 1), at + 3)
        .map((entry) => entry.text)
        .join(' . ');
      if (at >= 0 && coverage(wanted, phrase(near)) < 0.3) fit -= 0.1;
    }
    // A message that came up and went again is news, wherever one is now.
    const isNew = line === told || freshSet.has(line);
    fit += line === told || (isNew && !looked && !wandered) ? 0.15 + (formGone || scrolledOn ? 0.15 : 0) : -0.25;
    // A word or two that come up after an act are about that act: "Sent.", "Saved".
    if (isNew && words(line).length <= 3 && last?.commits && last.step === situation.memory.step) fit += 0.35;
    if (!best || fit > best.fit) best = { line, fit };
  }
  return best;
}

/** Share of a line that may be something else than the links in it for it to be a row of them. */
const BESIDE_LINKS = 0.4;

/** A text as whole words: "Approved" holds no "Approve". */
function whole(text: string): string {
  const bare = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return ` ${bare} `;
}

const nameWords = new WeakMap<Item, string>();

/** The name of a control as whole words; every line is held against every control. */
function nameOf(item: Item): string {
  let known = nameWords.get(item);
  if (known === undefined) {
    known = whole(item.raw);
    nameWords.set(item, known);
  }
  return known;
}

/** Whether a line holds nothing but the links that stand there, or a row of buttons. */
export function isRow(items: readonly Item[], line: string): boolean {
  const said = whole(line);
  const named = items.filter((item) => isClickable(item) && item.raw.length > 1 && said.includes(nameOf(item)));
  const rest = named
    .map((item) => nameOf(item))
    .sort((one, other) => other.length - one.length)
    .reduce((text, own) => text.replace(own, '  '), said);
  // One button alone may say what has become of it.
  const row = named.length > 1 || named.some((item) => item.role === 'link');
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
  // The name of the site may stand before its menu.
  return row && letters(rest) < (named.length > 2 ? BESIDE_LINKS * letters(said) : 3);
}

/** Whether a line only names a field or a choice that can still be made: that confirms nothing, however it is worded. */
export function isChoice(items: readonly Item[], line: string): boolean {
  return items.some((item) => {
    if (['type', 'choose', 'set'].includes(item.kind)) return fold(item.raw) === line;
    if (item.kind !== 'check' || item.raw.length <= 3) return false;
    const choice = fold(item.raw);
    return choice.includes(line) || (line.includes(choice) && choice.length > 0.6 * line.length);
  });
}

/** The line in which the page has just come to ask for something that is missing, beside fields that could take it. */
export function moreAsked({ items, fresh }: Situation): string | undefined {
  if (!items.some((item) => ['type', 'choose', 'check', 'set'].includes(item.kind) && !item.disabled)) return undefined;
  return fresh.find((line) => line.length < 160 && ASKS_MORE.test(fold(line)));
}
const ASKS_MORE =
  /\b(?:please (?:enter|fill|select|choose|provide|accept|agree|tick|check|complete|follow|correct|answer|give|rate|pick|write|type|add|name|sign)|is required|must (?:be|enter|select|choose|accept|agree|provide))\b/;

/** Whether the page has just come to ask for something that is missing. */
export function asksForMore(situation: Situation): boolean {
  return moreAsked(situation) !== undefined;
}
