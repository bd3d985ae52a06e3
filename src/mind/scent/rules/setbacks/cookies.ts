import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isClickable } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

// A link that tracks a parcel follows nobody around the site.
const CONSENT =
  /\b(?:cookies?|consent|gdpr|privacy preferences|tracking(?! (?:link|number|code|id|page|info\w*|e-?mail))|personali[sz]ed ads|your privacy|data on your device|data storage)\b/;
const ACCEPT =
  /^(?:accept|(?:accept|allow) (?:all|everything|them all)(?: cookies)?|allow(?: cookies)?|agree|i agree|ok|okay|got it|yes|understood|i understand|(?:accept|allow) cookies|(?:accept|agree)(?: to all)? and (?:close|continue)|that's (?:ok(?:ay)?|fine)|fine|continue)$/;
/** The cookies without which a site does not work, by whatever name. */
const NEEDED = "(?:the )?(?:what(?: is|'s) )?(?:strictly )?(?:necessary|essential|needed|required)(?: cookies| ones)?";
const REJECT = new RegExp(
  `^(?:(?:reject|refuse|decline|deny|turn down|disagree(?: with)?)(?: (?:all|the|any|optional|additional|extra|other|others|them|non ?essential|tracking|marketing|analytics?|and|close|continue))*(?: cookies)?|(?:use |accept |allow |just |keep )?only ${NEEDED}|(?:use |accept |allow |just |keep )?${NEEDED}(?: only)?|(?:only |just )?(?:the )?(?:bare )?(?:essentials|basics|necessities|minimum)(?: only| please)?|no,? thanks?|no,? thank you|not now|no|(?:continue|go on|carry on|proceed|browse) without(?: (?:accepting|agreeing|consent|cookies|them|any|these))?)$`,
);
/** What opens a closer choice, where the first question leaves none. */
const SETTINGS =
  /^(?:(?:cookie |privacy )?(?:settings|preferences|options|choices)|(?:manage|customi[sz]e|change|adjust|choose|set|edit|review|view|more|my|your|let me)\b.*)$/;
/** What ends that choice as it stands. */
const KEEPS =
  /^(?:save|confirm|apply|accept|submit|allow) (?:and close|(?:my |your |these |the |selected |current )*(?:choices?|preferences|settings|selection|selected)(?: cookies)?)$/;
/** Cookies that cannot be turned down. */
const NEEDED_ONLY = /\b(?:necessary|essential|required|needed|functional|always)\b/;
/** What the task says of cookies: as few as can be, or all of them. */
const FEW_COOKIES =
  /\b(?:only|necessary|needed|essential|required|reject|refuse|decline|deny|turn down|fewest|no|without)\b[^.;,]*\b(?:cookies?|data (?:storage|collection)|tracking)\b|\bcookies?\b[^.;,]*\b(?:necessary|needed|essential|required)\b/;
const ALL_COOKIES = /\b(?:accept|allow|agree to)\b[^.;,]*\b(?:cookies?|data (?:storage|collection))\b/;
/** Whether a step only says how the site's question about cookies is to be answered. */
export function isAboutCookies(text: string): boolean {
  return (FEW_COOKIES.test(text) || ALL_COOKIES.test(text)) && !/["“]/.test(text) && !/\bsettings?\b/.test(text);
}

/** What a button says, in words alone. */
function plain({ said }: Item): string {
  return said.folded
    .replace(/[^\p{L}' ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function around(item: Item): string {
  return fold(`${item.context.text} ${item.group} ${item.label}`);
}

/** The way to as few cookies as can be, where no button turns them down: the closer choice, what is ticked in it, and what keeps it. */
function fewByChoice({ items, memory, key }: Situation, clickable: readonly Item[]): Item | undefined {
  const about = (item: Item) => CONSENT.test(around(item));
  const keeps = clickable.find((item) => KEEPS.test(plain(item)));
  const on = items.find(
    (item) =>
      item.kind === 'check' &&
      !item.disabled &&
      isOn(item) &&
      !NEEDED_ONLY.test(item.said.folded) &&
      timesTried(memory, key, item.name) === 0,
  );
  if (keeps) return on ?? keeps;
  return clickable.find(
    (item) => SETTINGS.test(plain(item)) && about(item) && timesTried(memory, key, item.name) === 0,
  );
}

/** The site's question about cookies is answered as the task says; else most people accept, and the cautious refuse. */
export function answerCookies(situation: Situation): Proposal | null {
  const { items, page, key, memory, traits, step, goal } = situation;
  const wanted = fold(step?.text ?? '');
  const aboutCookies = isAboutCookies(wanted);
  if (CONSENT.test(wanted) && !aboutCookies) return null;
  const clickable = items.filter(
    (item) => isClickable(item) && !item.disabled && item.kind !== 'point' && timesTried(memory, key, item.name) < 2,
  );
  const banner = clickable.filter((item) => {
    const label = plain(item);
    return (
      (ACCEPT.test(label) || REJECT.test(label)) &&
      (CONSENT.test(around(item)) ||
        (/\bcookies?\b/.test(page.all.folded) &&
          /all|necessary|essential|optional|cookies|accept|reject|decline/.test(label)))
    );
  });
  const rejecting = banner.find((item) => REJECT.test(plain(item)));
  const accepting = banner.find((item) => ACCEPT.test(plain(item)));
  const told = fold(goal.text);
  const asksForFew = FEW_COOKIES.test(told);
  const few = asksForFew || (!ALL_COOKIES.test(told) && traits.riskAversion > 0.55);
  const closer =
    asksForFew && !rejecting && CONSENT.test(page.all.folded) ? fewByChoice(situation, clickable) : undefined;
  const item = closer ?? (few ? (rejecting ?? accepting) : (accepting ?? rejecting));
  if (!item) return null;
  const opens = closer !== undefined && !KEEPS.test(plain(closer));
  return {
    rule: opens && item.kind === 'check' ? 'untick' : 'clear_overlay',
    why: 'a cookie notice stands in the way',
    status: 'continue',
    item,
    args: null,
    completes: aboutCookies && !opens,
    sure: 0.85,
    cause: 'the cookie notice',
  };
}
