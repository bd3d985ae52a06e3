import { isHalf } from '../../../meaning/half.ts';
import { wantedText } from '../../../meaning/match.ts';
import type { Proposal } from '../../../situation.ts';
import { showsOthers } from '../../gates/blind-row.ts';
import { inForm } from '../../several/on-thing.ts';
import { follow } from '../follow.ts';
import { furtherInPart, furtherUp, returnTo } from '../look.ts';
import { closedMenu, closedNavigation, closedPart, isItsPage } from '../menus.ts';
import { isPaged, nextPage, restOfList } from '../next-page.ts';
import { search, searchSign } from '../search.ts';
import { widen } from '../widen.ts';
import { BESIDE_MENU, FAINT, FAIR, STRONG, WORTH_A_TRY } from './levels.ts';
import { isSearchable, lookDown, looksForPage, promises, type Survey, take, tryOpen } from './prospect.ts';
import { saidToHaveNone } from './turn-back.ts';

/** Where a person looks when nothing on the page is surely it, the first that holds. */
export const ONWARD: ReadonlyArray<(survey: Survey) => Proposal | null> = [
  widerList,
  restInSight,
  saidToHaveNone,
  further,
  whatPageIsAbout,
  itsOtherParts,
  askSite,
  openSearch,
  openNavigation,
  downward,
  upward,
  backToMissed,
  insideParts,
  openMenu,
];

function widerList({ situation, top, down, first, shown, count }: Survey): Proposal | null {
  const wider = top < FAIR && !down && first !== 'this' ? widen(situation) : null;
  return wider ? { ...wider, candidates: shown, read: count } : null;
}

/** Who is about to look elsewhere than at what is in sight reads the rest of it first. */
function restInSight(survey: Survey): Proposal | null {
  const { asks, down, read, count, step } = survey;
  const rest = read.slice(count).sort((a, b) => b.scent - a.scent)[0];
  const taken = (asks || down) && rest && rest.scent >= STRONG && !isHalf(step, rest.item);
  return taken ? take(survey, rest) : null;
}

/** What is looked for bears a name of its own: "the course Throwing Pots". */
const NAMED = /^(?:\p{Ll}+ ){0,3}\p{Lu}/u;

/** The next page of a list, for who looks for one thing of it or has come to the list of such things. */
function further({ situation, step, best, down, shown, count }: Survey): Proposal | null {
  const { memory, key } = situation;
  const turns = looksForPage(step)
    ? (step.quoted.length > 0 || NAMED.test(wantedText(step))) && isPaged(situation)
    : step.verb === 'locate' ||
      step.quoted.length > 0 ||
      ['press', 'pick'].includes(step.verb) ||
      showsOthers(situation);
  // Who has come to the list of such things walks it to its end.
  const walks = (memory.listed === key || memory.last?.rule === 'next_page') && isPaged(situation);
  if (walks) memory.listed = key;
  if ((best?.scent ?? 0) >= FAIR || down) return null;
  const next = turns || walks ? nextPage(situation) : restOfList(situation);
  return next ? follow(next, 'it may be on the next page', situation, shown, 20, count, 'next_page') : null;
}

function whatPageIsAbout(survey: Survey): Proposal | null {
  return survey.first && survey.top < FAIR ? lookDown(survey, 'I have not seen what this page is about yet') : null;
}

/** Who has come to the very thing that is asked about opens its other parts before looking elsewhere. */
function itsOtherParts(survey: Survey): Proposal | null {
  const { situation, step, top, list } = survey;
  const part =
    step.verb === 'learn' && top < FAIR && isItsPage(situation, step) ? closedPart(situation, [...list]) : undefined;
  return part ? tryOpen(survey, part, `“${part.label}” may tell it`, 12) : null;
}

/** A search box is there for what cannot be seen. */
function askSite({ situation, asks, top, scrolls, query, shown, count }: Survey): Proposal | null {
  const sent =
    asks && (top < FAIR || scrolls > 0) ? search(situation, query, 'I do not see it, so I search for it', false) : null;
  return sent ? { ...sent, candidates: shown, read: count } : null;
}

/** The box to search with may be folded away behind its sign. */
function openSearch(survey: Survey): Proposal | null {
  const { situation, step, asks, query, top } = survey;
  const sign = !asks && query !== '' && top < FAIR && isSearchable(step) ? searchSign(situation) : undefined;
  return sign ? tryOpen(survey, sign, 'I do not see it, so I look for it by searching', 14) : null;
}

/**
 * What the site's menus hold is nearer than what stands at the end of the page; who is in the middle of a form reads
 * it to its end first.
 */
function openNavigation(survey: Survey): Proposal | null {
  const { situation, top, down, list } = survey;
  const { memory, key } = situation;
  const within = down !== undefined && inForm(situation);
  const folded = top < WORTH_A_TRY && !within ? closedNavigation(situation, [...list]) : undefined;
  if (!folded) return null;
  memory.unfolded = [...memory.unfolded, `${key}/${folded.name}`].slice(-60);
  return tryOpen(survey, folded, `“${folded.label}” may hold it`, 12);
}

/** Nothing strong in sight: look further down before deciding, as long as there is more. */
function downward(survey: Survey): Proposal | null {
  const { top, scrolls } = survey;
  if (top >= FAIR && scrolls >= 1) return null;
  return lookDown(
    survey,
    top > FAINT ? 'there may be something better further down' : 'nothing here fits, there may be more further down',
  );
}

/** What is above has not been looked at yet: nobody turns back to a poor thing from there. */
function upward({ situation, down, top, shown, count }: Survey): Proposal | null {
  const up = !down && top < FAIR ? furtherUp(situation) : null;
  return up ? { ...up, candidates: shown, read: count } : null;
}

function backToMissed({ situation, missed, best, shown, count }: Survey): Proposal | null {
  return missed && missed.scent > FAINT && missed.scent > (best?.scent ?? 0) + 1
    ? returnTo(situation, missed, shown, count)
    : null;
}

function insideParts(survey: Survey): Proposal | null {
  return promises(survey) ? null : furtherInPart(survey.situation);
}

function openMenu(survey: Survey): Proposal | null {
  const menu = closedMenu(survey.situation, [...survey.list]);
  return menu && (!promises(survey) || survey.best!.scent < BESIDE_MENU)
    ? tryOpen(survey, menu, 'it may open more to choose from', 8)
    : null;
}
