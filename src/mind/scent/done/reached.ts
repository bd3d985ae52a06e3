import { coverage, fold, literalCoverage, phrase } from '../../language/index.ts';
import { outstanding } from '../account/outstanding.ts';
import { complaints } from '../filling/complaints.ts';
import { bearsTitle, isOtherCode, titleOf } from '../foraging/title.ts';
import type { Step } from '../goal/types.ts';
import { isVerb } from '../goal/verbs/index.ts';
import { isRow } from '../meaning/confirmation.ts';
import { isClickable, properNames, sameWords, wantedText } from '../meaning/match.ts';
import { saysNothingFound } from '../meaning/nothing-found.ts';
import { pageFit } from '../meaning/page-fit.ts';
import { ownTitle } from '../meaning/site.ts';
import { ACT } from '../rules/records/controls.ts';
import { says, spoken } from '../rules/records/says.ts';
import { furtherOn } from '../rules/way/scroll-on.ts';
import { onePage, type Situation } from '../situation.ts';
import { newsOf } from './against/news.ts';
import { recognised } from './recognised.ts';
import { performed, type Verdict } from './verdict.ts';

/** Who is to scroll is done at the end of the page. */
export function scrolledOut(situation: Situation, step: Step): Verdict {
  const { page } = situation;
  if (step.verb !== 'reach' || !/^scroll\b/i.test(step.text)) return undefined;
  const more = furtherOn(situation, step);
  return more ? null : { why: 'I have scrolled to the end', cause: page.title, sure: 0.8 };
}

/** What was to be found is on the page. */
export function located(situation: Situation, step: Step): Verdict {
  if (step.verb !== 'locate') return undefined;
  const { memory, page } = situation;
  const said = phrase([step.object, ...step.quoted].join(' '));
  // A proper name on the page is the thing itself; common words need more of the description.
  const names = [...step.quoted, ...(step.text.slice(1).match(/(?<=\s)[@\p{Lu}][\p{L}\p{N}_'-]+/gu) ?? [])];
  const named = names.length > 0 && names.every((name) => page.all.folded.includes(fold(name)));
  // What was looked for with a form has been found when its answer comes, whatever that repeats of the question.
  const given = phrase(
    Object.values(memory.filled)
      .flatMap((fields) => Object.values(fields))
      .join(' . '),
  );
  const answered =
    memory.last?.commits === true && memory.last.key !== situation.key && memory.last.step === memory.step;
  if (
    answered &&
    names.length > 0 &&
    names.filter((name) => literalCoverage(phrase(name), given) > 0.95).length >= 0.6 * names.length &&
    complaints(situation).length === 0 &&
    !saysNothingFound(situation)
  )
    return { why: 'this is what came of my search', cause: page.headings[0]?.text || page.title, sure: 0.7 };
  if (named || names.length === 0 || said.tokens.length === 0 || coverage(said, page.all) > 0.6)
    return { why: 'it is on this page', cause: page.title, sure: 0.7 };
  return null;
}

/** Acts by which a part of the page is made to show something else. */
const TURNS = new Set(['take_suggestion', 'send_search', 'choose_option']);

/** What was to be shown is what has come up where the page was told to show it: a line that bears its name and tells more. */
function shownNow({ memory, fresh, items }: Situation, step: Step): string | null {
  const { last } = memory;
  if (step.verb !== 'reach' || !last || last.step !== memory.step || !TURNS.has(last.rule)) return null;
  const names = [...step.quoted, ...properNames(step.text)].map(fold);
  if (names.length === 0 || memory.idle > 0) return null;
  return (
    fresh.find((line) => {
      const said = fold(line);
      return (
        names.every((name) => said.includes(name)) && !names.includes(said) && !items.some((item) => item.raw === line)
      );
    }) ?? null
  );
}

/** Words for how a part of the page stands after it was turned on or off. */
const STANDS = /\b(?:on|off|shown|hidden|visible|enabled|disabled|open|closed)\b/;

/** "Show line numbers", where the entry of that name was pressed and the page says "Line numbers on". */
function turnedOn(situation: Situation, step: Step): string | null {
  const { memory, key } = situation;
  const { last } = memory;
  if (step.verb !== 'reach' || last?.kind !== 'click' || last.step !== memory.step || last.key !== key) return null;
  const label = phrase(last.label);
  if (memory.idle > 0 || label.tokens.length === 0 || literalCoverage(label, phrase(step.text)) < 1) return null;
  return (
    newsOf(situation).find((line) => literalCoverage(label, phrase(line)) === 1 && STANDS.test(fold(line))) ?? null
  );
}

/** Share of a title that has to stand where it was looked for. */
const TITLE = 0.5;

/** Words for a part of a site, which its heading leaves out. */
const PART = /\b(?:settings?|preferences|options|page|screen|section|view|tab|area|part|menu|panel)\b/gi;

/** Whether what the step only calls a part of the site was pressed, and the part that has come up is headed by its name: "Sound", for the sound settings. */
function isAtPart({ memory, page }: Situation, step: Step): boolean {
  const { last } = memory;
  const name = wantedText(step).replace(PART, ' ').trim();
  return (
    step.verb === 'reach' &&
    last?.kind === 'click' &&
    last.step === memory.step &&
    step.text.search(PART) >= 0 &&
    sameWords(name, last.label) &&
    page.headings.some((line) => sameWords(line.text, name))
  );
}

/**
 * Whether the page has come that a thing has of its own, by the link of its name: who only wants to see it has it, as long as nothing on the
 * page does what the step says besides.
 */
function isOwnPage({ memory, key, page, items }: Situation, step: Step): boolean {
  const { last } = memory;
  if (last?.kind !== 'click' || last.step !== memory.step || last.key === key || memory.idle > 0) return false;
  const head = page.headings.find(({ level }) => level === 1)?.text ?? '';
  const named = [...step.quoted, ...properNames(step.text)].some((name) => sameWords(name, head));
  if (!named || !sameWords(last.label, head)) return false;
  const rest = spoken(fold(step.text).replace(fold(head), ' '));
  return !items.some((item) => isClickable(item) && item.role !== 'link' && says(item.raw, rest) >= ACT);
}

/** Words of a task that name no page of their own. */
const NO_PAGE =
  /^(?:menu|page|settings?|information|info|details?|section|part|site|screen|front|goal|navigate|path|read)$/;

/**
 * Whether the page has come that is called just as the link that was pressed, of words that the step says, and all else that the step says was
 * met on the way: the last of a path, or a page that the step calls by a word more.
 */
function isEndOfPath(situation: Situation, step: Step): boolean {
  const { memory, key, page } = situation;
  const { last } = memory;
  if (last?.kind !== 'click' || last.step !== memory.step || last.key === key || memory.idle > 0) return false;
  if (step.verb !== 'reach' || !page.headings.some(({ level, text }) => level === 1 && sameWords(text, last.label)))
    return false;
  const own = phrase(last.label);
  if (own.tokens.length === 0 || literalCoverage(own, phrase(step.text)) < 1) return false;
  const left = outstanding(situation, step.text).filter(({ token }) => !NO_PAGE.test(token.word));
  return left.length === 0;
}

/** How a list of finds is headed. */
const SEARCHED = /^(?:\d+|no) (?:results?|matches|hits|finds)\b|\bresults? for\b/i;

/** The page that was looked for is this one, or what was to be opened has come up. */
export function arrived(situation: Situation, step: Step): Verdict {
  if (step.verb !== 'reach' && step.verb !== 'learn') return undefined;
  const { memory, page } = situation;
  if (isAtPart(situation, step))
    return { why: `I am at “${memory.last!.label}”`, cause: memory.last!.label, sure: 0.85 };
  if (step.verb === 'reach' && isOwnPage(situation, step))
    return { why: `this is the page of “${memory.last!.label}”`, cause: memory.last!.label, sure: 0.8 };
  if (isEndOfPath(situation, step))
    return { why: `I came to “${memory.last!.label}”`, cause: memory.last!.label, sure: 0.8 };
  const shown = shownNow(situation, step);
  // What a search says of itself is no page that one looks for.
  if (shown && !SEARCHED.test(shown)) return { why: `“${shown}” is shown now`, cause: shown, sure: 0.8 };
  const turned = turnedOn(situation, step);
  if (turned) return { why: `the page says “${turned}”`, cause: turned, sure: 0.8 };
  const fit = pageFit(situation, wantedText(step));
  // "Its recipe" is not the page of all recipes: whose it is has to be told there, or the page bears no more than the name.
  const bare = [page.title, ...page.headings.map((line) => line.text)].some((text) =>
    sameWords(text, wantedText(step)),
  );
  const others = step.scope !== '' && !bare && literalCoverage(phrase(step.scope), page.about) < 0.3;
  // A list of titles is no page of one of them: the title is a link there, and stands not at the head.
  const head = [page.title, ...page.headings.filter((line) => line.level === 1).map((line) => line.text)];
  const listed =
    situation.items.some((item) => item.role === 'link' && sameWords(item.raw, wantedText(step))) &&
    !head.some((text) => sameWords(text, wantedText(step)));
  const title = titleOf(step);
  const other = isOtherCode(title, [ownTitle(page.title), ...head]);
  if (!others && !listed && !other && fit >= 0.82 && (situation.request.turnIndex > 0 || fit >= 0.99))
    return {
      why: `this page is about “${page.headings[0]?.text || page.title}”`,
      cause: page.headings[0]?.text || page.title,
      sure: fit,
    };
  const known = others || listed ? undefined : recognised(situation, step);
  if (known) return known;
  // "Profile of Ann" comes up: words that say all of what was to be opened.
  const wanted = phrase([wantedText(step), ...properNames(`of ${step.scope}`)].join(' '));
  const up =
    memory.last?.kind === 'click' &&
    saysNothingFound(situation) === null &&
    memory.last.step === memory.step &&
    wanted.tokens.length > 1 &&
    step.verb === 'reach'
      ? situation.fresh.find(
          (line) =>
            line.length < 100 &&
            !SEARCHED.test(line) &&
            literalCoverage(wanted, phrase(line)) > 0.95 &&
            (title === '' || bearsTitle(title, phrase(line))) &&
            // A menu that has opened leads there, and is not it.
            !isRow(situation.page.items, line),
        )
      : undefined;
  const linked = up && situation.items.some((item) => isClickable(item) && sameWords(item.raw, up));
  if (up && !linked && memory.idle === 0) return { why: `“${up}” has come up`, cause: up, sure: 0.75 };
  // A link that leads nowhere has not brought anybody there; a button for one of many rows may well say nothing.
  const rows = /^(?:view|show|details?|edit|see)\b/.test(fold(memory.last?.label ?? '')) && onePage(situation);
  // Neither what was pressed nor what has come up bears the title that is asked for.
  const quoted = phrase(step.quoted[0] ?? '');
  const shows = coverage(quoted, phrase(`${memory.last?.label ?? ''} . ${page.all.text}`));
  if (quoted.tokens.length > 0 && memory.last?.key !== situation.key && shows < TITLE) return null;
  // Where it is not understood what is asked, to have come to some other page is not all of it.
  const isUnread = step.text === situation.asked.trim() && !isVerb(fold(step.text).split(' ')[0]!);
  const onlyWent = isUnread && memory.last?.key !== situation.key;
  if (performed(situation) && !onlyWent && (memory.idle === 0 || rows))
    return { why: `I did “${step.text}”`, cause: memory.last!.label, sure: memory.idle === 0 ? 0.7 : 0.5 };
  return null;
}
