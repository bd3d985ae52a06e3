import { tellsSum } from '../answering/reading/reckon.ts';
import { pauseOf } from './pause.ts';
import type { Verb } from './types.ts';

/** Imperatives and what they ask for. A word that means several things is settled in `verbOf`. */
const VERBS: Record<string, Verb> = {};
const define = (verb: Verb, words: string): void => {
  for (const word of words.split(' ')) VERBS[word] = verb;
};
define(
  'press',
  'try execute run stop click press hit tap push follow play pause star like retweet share launch trigger',
);
define(
  'enter',
  'dial retype enter type write fill input put key paste copy fill-in populate complete provide specify supply',
);
define('pick', 'select choose pick mark highlight set adjust move slide');
define('tick', 'tick check enable activate allow permit');
define('untick', 'cross untick uncheck deselect unselect disable deactivate clear');
define('search', 'search google query');
define('sort', 'sort arrange rank');
define('filter', 'filter narrow refine limit restrict');
define('submit', 'submit');
define('close', 'close dismiss hide skip');
define('expand', 'expand unfold collapse reveal');
define('drag', 'drag drop reorder');
define('upload', 'upload attach');
define('hover', 'hover point');
define('reach', 'go navigate visit open browse switch head view see get return-to show access explore scroll focus');
define(
  'learn',
  'find tell read learn discover determine identify report note look count calculate compute solve compare answer list name work',
);
define('locate', 'locate');
define('buy', 'buy purchase order book reserve checkout rent hire borrow');
define('add', 'add');
define('remove', 'delete remove discard erase cancel archive close-account');
define('signin', 'signin login log-in sign-in');
define('signout', 'signout logout');
define('register', 'register signup');
define(
  'transact',
  `change raise lower increase decrease reduce update edit create make send reply forward invite post publish return exchange apply subscribe unsubscribe
  pay contact request renew track schedule save rename assign move-to confirm place finish download export import insert zoom
  donate transfer redeem join leave ban unban warn suspend promote demote lock unlock resolve escalate empty correct fix respond report-problem rate review comment message email turn use add-new start upgrade
  downgrade accept decline approve reject vote block unblock follow-up ask print draw give withdraw deposit register-for
  sign become enrol enroll enlist lodge sponsor volunteer authorise authorize verify convert connect disconnect install uninstall buy-and log adjust-plan replace swap reset recover restore merge tag share-with duplicate mute pin undo
  complain shorten lengthen grant swap dispute object thank claim suggest propose deregister demand appeal notify inform amend plan strike disable-account
  plant water hold hang lay preheat cue warm bake cook boil load unload feed park charge drain rinse lend borrow fetch deliver collect pack wrap seal label mix pour
  record postpone prolong delay heat cool dim freeze unfreeze pause resume extend reactivate snooze revoke`
    .split(/\s+/)
    .join(' '),
);

/** What is submitted and not only sent off with its button. */
const SUBMITTED =
  /^(?:an?|the|my|your|our) (?!(?:\S+ )?(?:form|button|page|answers?|guess|quer(?:y|ies)|search|data|values?|texts?|results?|fields?|input|solution|selection|choice|code|name|username|details)\b)\p{L}/u;

/** What is done to a person or a post by a control that stands with it. */
const SOCIAL = new Set(
  'like star follow unfollow share retweet favourite favorite upvote downvote flag bookmark'.split(' '),
);
/** The same, where the word also means other things. */
const SOCIAL_OF_SOMEONE = new Set('block unblock mute unmute report hide pin'.split(' '));
const SOMEONE = /@\w|\b(?:user|users|posts?|comments?|person|account|author|tweets?|messages? (?:by|from|of))\b/;
/** Answers to a question that a dialog asks. */
const ANSWERS = new Set('cancel confirm accept decline agree reject'.split(' '));

const REPORTED =
  /\b(?:claims?|damages?|loss|theft|thefts?|accidents?|problems?|issues?|bugs?|faults?|errors?|incidents?|outages?|absence|sick\w*|lost|stolen|broken|missing|leaks?|spam|abuse)\b/;
const WRITTEN =
  /^(?:\S+ ){0,3}?(?:topics?|threads?|discussions?|e-?mails?|mails?|messages?|letters?|conversations?|enquir(?:y|ies)|inquir(?:y|ies)|tickets?|reviews?|comments?)\b/;
/** What one signs for, and carries out of no place. */
const TAKEN_OUT =
  /\b(?:memberships?|insurance|polic(?:y|ies)|subscriptions?|loans?|mortgage|contracts?|plans?|cover)\b/;
/** What sites do with what they know of somebody. */
const USED =
  /\b(?:adverti\p{L}+|ads|tracking|personali[sz]\p{L}+|profiling|recommendations?|sharing|analytics|location|history)\b/u;
/** "Make your profile visible only to friends", "make the list private": how something is to be seen. */
const SEEN_BY =
  /^(?:your|my|the|our)\s(?:\p{L}+\s){1,3}?(?:(?:only\s)?(?:visible|available|accessible|open)\s(?:only\s)?(?:to|for)\s\S|(?:public|private|hidden|invisible|visible)[.!]?$)/u;
/** What goes on until it is ended. */
const RUNS =
  /\b(?:donations?|payments?|subscriptions?|memberships?|contracts?|polic(?:y|ies)|standing orders?|direct debits?|newspapers?|magazines?|papers?|deliver(?:y|ies)|plan)\b/;
/** A sum of money is moved by an order to the bank, and not by the mouse. */
const SUM = /[$€£]\s?\d|\d\s?(?:[$€£]|(?:euros?|dollars?|pounds?|eur|usd|gbp|chf)\b)/;
/** What is put off to another day is no thing that the mouse moves. */
const MOMENT =
  /\bto (?:the )?(?:(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|\d{1,2}[:.]\d{2}|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|next week)\b/;
const KEPT_ON =
  /\b(?:on|to|in) (?:your|the|my) (?:watch ?list|reading list|bookmarks|to-?do list|shortlist|(?:\w+ )?(?:filter|list|blocklist|whitelist|blacklist))\b/;

/** What is only begun: a message that one starts to write is open before one, and not sent. */
const STARTED: Record<string, Verb> = {
  write: 'press',
  compose: 'press',
  create: 'press',
  add: 'press',
  edit: 'press',
};

/** Words before "the" and "my" that ask for nothing. */
const NO_ACT =
  /^(?:.{0,2}|the|and|or|but|for|with|from|into|onto|upon|over|under|after|before|until|till|since|because|while|when|where|that|this|these|those|here|there|then|than|also|only|just|not|all|both|each|every|some|any|most|many|much|few|half|none|one|two|its|his|her|their|is|are|was|were|has|have|had|will|would|can|could|may|might|must|should|you|they|she|who|what|which|whose|how|why|near|about|through|during|without|within|between|among|across|along|around|behind|beside|beyond|inside|outside|toward|towards|against|like|unlike|per|via|once|if|unless|though|although|so|yet|nor|even|still|welcome|thanks|dear|please|sold|bought|lost|found|left|sent|got|took|taken|made|done|gave|given|broken|stolen|moved|ordered|paid|read|seen|kept|\w+(?:ly|s|ed|ing))$/;

/** Those outside whom one tells something: a firm, an office, a school. */
const OUTSIDE =
  /^(?:the|your|our|my|an?) (?:\p{L}+ ){0,3}(?:compan(?:y|ies)|provider|supplier|school|nursery|kindergarten|council|town hall|bank|landlord|landlady|office|shop|store|seller|teacher|insurers?|insurance|club|library|hotel|airline|doctor|dentist|practice|clinic|surgery|hospital|employer|authority|authorities|service|team|agency|university|college|operator|railway|police|car park|garage|gym|hall|restaurant|vet|lender|manager|boss|tenants?|neighbours?|paper|newspaper|editors?|support)[.!]?$/u;
/** What somebody has asked or written. */
const ASKED_BY =
  /^(?:\p{L}+['’]s (?:\p{L}+ ){0,2}(?:question|message|post|mail|e-?mail|comment|request|letter|thread|review)s?|(?:the |an? )?(?:\p{L}+ ){0,2}(?:question|message|post|mail|e-?mail|comment|request|letter|thread) (?:of|by|from))\b/u;

/** The words with which somebody is answered. */
const ANSWERED_WITH =
  /\bwith (?:the |this |these |your |my )?(?:given |following )?(?:text|message|words?|answer|reply|note|sentence)\b(?! (?:from|on|of)\b)/;

/** A thing of one's own that is registered with somebody; who opens an account registers themselves. */
const OWNED =
  /^(?:your|my|our|the|this) (?!(?:\S+ )?(?:account|profile|user|form|page|site|website|newsletter|button|link|name|e-?mail)\b)[\p{L}\d]/u;

/** Parts of an interface that are closed to get at what is under them. */
const ON_TOP =
  /\b(?:dialogs?|pop-?ups?|pop-?overs?|windows?|menus?|panels?|banners?|messages?|modals?|overlays?|notices?|notifications?|tabs?|cookies?|box|boxes|alerts?|ads?|adverts?|tooltips?|sections?|sidebars?|drawers?|toasts?|hints?|tips?|it|this|that|them|everything|page|tour|video|preview|lightbox|editor|form|chat|«\d+»)\b/;

const PASSED_OVER =
  /\b(?:intro\w*|tours?|ads?|adverts?|advertisements?|videos?|steps?|tutorials?|dialogs?|pop-?ups?|messages?|banners?|surveys?|questions?|pages?|screens?|sign-?up|it|this|that|them|«\d+»)$/;

const QUESTION =
  /^(?:(?:in|on|at|to|from|of|by|for|with|under|until|till|since|after|before|up to|about) (?:what|which|whose|whom|when|how (?:much|many|long|far))|what|what's|who|whose|when|where|which|how|why|is|are|does|do|did|can|was|were)\b/;

/** Whether a clause that has been folded asks a question. */
export function isQuestion(clause: string): boolean {
  return QUESTION.test(clause) && !/^do not\b/.test(clause);
}

/** Whether a word opens an imperative clause. */
export function isVerb(word: string): boolean {
  return verbClass(word.toLowerCase()) !== undefined;
}

/** The class of a verb; doing again what is known is an act too: "reopen", "resend". */
function verbClass(word: string): Verb | undefined {
  if (Object.hasOwn(VERBS, word)) return VERBS[word];
  const again = /^re-?([a-z]{3,})$/.exec(word)?.[1];
  return again && Object.hasOwn(VERBS, again) ? 'transact' : undefined;
}

/** "To the left", "upwards": the way that a thing is pulled. */
const SIDEWAYS =
  /^(?:the|an?)\s(?!.*\bslider\b).+?\s(?:to the (?:left|right)|left|right|up|down|(?:left|right|up|down)wards?)[.!]?$/;

/** What one is on and can be moved to without anything being dragged. */
const SUBSCRIBED =
  /\bto (?:an?other |the |an? |our |your )?(?:\S+ ){0,4}?(?:plans?|tariffs?|subscriptions?|packages?|rates?|class|course|room|seat|branch)\b/;

/** "In my order", and not "in order", "in the right order" or "in the order given". */
const MINE_TO_ORDER =
  /\b(?:in|into|to|on|onto) (?:(?:my|your|our|this) (?:\w+ )?|the )order\b(?! (?:of|by|given|shown|listed|named|told|in which|that)\b)/;

/** What is bought together lies there. */
const INTO_BASKET = /\b(?:in|into|to) (?:my|your|our|the) (?:shopping )?(?:bag|basket|cart|trolley)$/;

/** What is written beside an order, and is nothing that is ordered. */
const SAID_OF_IT = /^(?:an?|the|my) (?:\w+ )?(?:note|comment|message|tip|instruction|request|code|voucher)\b/;

/**
 * The verb class of a clause that has been folded and stripped of politeness, with the number of words it takes;
 * null when the clause asks for nothing.
 */
export function verbOf(clause: string): { verb: Verb; words: number } | null {
  if (isQuestion(clause)) return { verb: 'learn', words: 0 };
  const list = clause.split(' ');
  const first = (list[0] ?? '').replace(/[^a-z-]/g, '');
  const second = (list[1] ?? '').replace(/[^a-z-]/g, '');
  const rest = clause.slice(first.length + 1);
  const pair = `${first} ${second}`;
  if (
    ANSWERS.has(first) &&
    (rest.trim() === '' ||
      /^(?:it )?(?:in|on|at)?\s*(?:the )?(?:dialog|box|message|pop-?up|window|prompt|question|alert)\b/.test(rest))
  )
    return { verb: 'press', words: 0 };
  if (
    /\bodd\b.*\beven\b|\beven\b.*\bodd\b/.test(rest) &&
    /^(?:mark|say|decide|tell|state|choose|select|classify|sort|label|determine|identify|indicate|pick)$/.test(first)
  )
    return { verb: 'pick', words: 1 };
  if (SOCIAL.has(first) && rest !== '' && !/^["«]|\b(?:button|icon|link)\b/.test(rest))
    return { verb: 'press', words: 0 };
  // What such words are done with is a button of that name.
  if (
    /^(?:generate|roll|spin|flip|shuffle)$/.test(first) &&
    rest !== '' &&
    !/^["«]|\b(?:button|icon|link)\b/.test(rest)
  )
    return { verb: 'press', words: 0 };
  if (SOCIAL_OF_SOMEONE.has(first) && SOMEONE.test(rest)) return { verb: 'press', words: 0 };
  if (/^right-?click/.test(first) || pair === 'right click')
    return { verb: 'press', words: pair === 'right click' ? 2 : 1 };
  if (/^(?:continue|proceed)$/.test(clause)) return { verb: 'press', words: 0 };
  const way = /^(?:turn|switch|set|put|toggle)\s.+?\s(?:to\s+)?(on|off)$/.exec(clause.replace(/[.!?]+$/, ''));
  if (way) return { verb: way[1] === 'on' ? 'tick' : 'untick', words: 1 };
  // "Tell the council that the lamp is out" says something to somebody; "tell me what it costs" asks.
  if (/^(?:tell|inform|notify)$/.test(first) && /^(?!me\b|us\b)(?:\S+ ){1,6}(?:that|about|to|so)\b/.test(rest))
    return { verb: 'transact', words: 1 };
  if (
    /^(?:tell|inform|give|send)$/.test(first) &&
    /^(?!me\b|us\b)(?:the|your|our)\s(?:\S+ ){1,3}(?:your|my|our) \p{L}/u.test(rest)
  )
    return { verb: 'transact', words: 1 };
  // "Tell Mr Brook you cannot come".
  if (
    /^(?:tell|inform|notify)$/.test(first) &&
    /^(?!me\b|us\b|who|what|which|how|when|where|why|whether|if\b)(?:\S+ ){1,4}(?:you|i|we|he|she|they) (?:cannot|can|will|are|have|is|has|do not|may|must|would)\b/.test(
      rest,
    )
  )
    return { verb: 'transact', words: 1 };
  // A reading or a claim is handed in; a form or an answer is sent off as it stands.
  if (first === 'submit' && SUBMITTED.test(rest)) return { verb: 'transact', words: 1 };
  // "Let the bank know": whoever is told something outside is written to.
  if (/^(?:tell|inform|notify)$/.test(first) && OUTSIDE.test(rest)) return { verb: 'transact', words: 1 };
  // "Answer Ann's question", "answer the message from Ann": it is replied to, and not found out.
  if (first === 'answer' && ASKED_BY.test(rest)) return { verb: 'transact', words: 1 };
  // "Answer Ann with the text given": she is written to.
  if (first === 'answer' && ANSWERED_WITH.test(rest)) return { verb: 'transact', words: 1 };
  // "Add 7 and 5" is worked out, and adds nothing to a list.
  if (tellsSum(clause)) return { verb: 'learn', words: 0 };
  if (/^(?:say|reply|answer|confirm)$/.test(first) && second === 'that') return { verb: 'transact', words: 1 };
  if (first === 'file' && /^(?:an?|the|my|your)\b/.test(rest)) return { verb: 'transact', words: 1 };
  if (pauseOf(clause) !== null) return { verb: 'wait', words: 1 };
  if (pair === 'wait for') return { verb: 'learn', words: 2 };
  if (/^(?:run|execute)$/.test(first) && /\b(?:terminal|console|command|shell|prompt)\b/.test(rest))
    return { verb: 'enter', words: 1 };
  // What one has ordered so far is a list to put things in, too.
  if (/^(?:put|add|place)$/.test(first) && MINE_TO_ORDER.test(rest) && !SAID_OF_IT.test(rest))
    return { verb: 'add', words: 1 };
  if (/^(?:put|place|take)$/.test(first) && INTO_BASKET.test(rest)) return { verb: 'add', words: 1 };
  if (/^(?:put|place|bring)$/.test(first) && /\bin(?:to)? (?:the |an? )?(?:\w+ ){0,2}order\b/.test(rest))
    return { verb: 'sort', words: 1 };
  if (first === 'make' && /\bthe (?:first|last|top|bottom|second|third)\b/.test(rest))
    return { verb: 'drag', words: 1 };
  if (/^(?:log|sign) (?:in|into|on)\b/.test(clause)) return { verb: 'signin', words: 2 };
  if (/^(?:log|sign) (?:out|off)\b/.test(clause)) return { verb: 'signout', words: 2 };
  // Who takes part is registered for something, and opens no account.
  if (
    first === 'register' &&
    /^(?:yourself|(?:an?|one|two|three|four|five|six|\d+) (?:people|persons?|adults?|children|guests?)|(?:your|my) \p{L}+(?: \p{L}+){0,2}) (?:for|in|on|to) (?:the|an?)\b(?! (?:newsletter|account|site|warranty))/u.test(
      rest,
    )
  )
    return { verb: 'transact', words: 1 };
  // "Register for the course": what one takes part in, and no account.
  if (first === 'register' && second === 'for' && !/\b(?:accounts?|newsletter|site|website|app)\b/.test(rest))
    return { verb: 'transact', words: 2 };
  // "Register your new kettle with the maker": a thing that one has, and no account.
  if (first === 'register' && OWNED.test(rest)) return { verb: 'transact', words: 1 };
  if (/^sign up for (?:the|an?|your|my|\S+ing)\b(?!.*\b(?:accounts?|newsletter|site|website|app)\b)/.test(clause))
    return { verb: 'transact', words: 3 };
  if (/^sign up\b/.test(clause)) return { verb: 'register', words: 2 };
  if (first === 'make' && SEEN_BY.test(rest)) return { verb: 'pick', words: 1 };
  if (/^(?:create|open|register|make|set up) (?:an? |a new |your |my )*(?:account|profile)\b/.test(clause))
    return { verb: 'register', words: 1 };
  // "Open a savings account": with a bank, and not on the page.
  if (/^open an? (?:new )?(?:\p{L}+ ){1,2}account\b/u.test(clause)) return { verb: 'transact', words: 1 };
  if (pair === 'check out' || first === 'checkout') return { verb: 'buy', words: pair === 'check out' ? 2 : 1 };
  if (pair === 'fill in' || pair === 'fill out') return { verb: 'enter', words: 2 };
  if (pair === 'look up' || pair === 'find out' || pair === 'look for' || pair === 'work out')
    return { verb: 'learn', words: 2 };
  if (/^(?:top up|set aside|put aside)$/.test(pair)) return { verb: 'transact', words: 2 };
  if (first === 'say' && /^(?:how|what|which|who|whose|when|where|whether|why)$/.test(second))
    return { verb: 'learn', words: 1 };
  // "Take two of the white mugs": in a shop.
  if (
    first === 'take' &&
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:of |lit|pack|kilo|bag|box|pair|bottle|tin)/.test(rest)
  )
    return { verb: 'buy', words: 1 };
  if (first === 'take' && second === 'over') return { verb: 'transact', words: 2 };
  if (first === 'take' && /\b(?:off|out of|away|down)\b|\sout$/.test(rest)) return { verb: 'remove', words: 1 };
  if (
    /^(?:switch|change|move|go) (?:over )?to\b/.test(clause) &&
    /\b(?:plan|tariff|subscription|package|rate)\b/.test(rest)
  )
    return { verb: 'transact', words: 2 };
  // "Change over to the Leeds store": where one is on the site, as by "go to".
  const over =
    /^(?:switch|change|swap) (?:over )?to (?:the|my|your|our)\b(?!.*\b(?:seat|room|class|course|date|time|day)\b)/.exec(
      clause,
    );
  if (over) return { verb: 'reach', words: /\bover\b/.test(over[0]) ? 3 : 2 };
  if (
    /^(?:get|receive|have)$/.test(first) &&
    /^(?:an? )?(?:notifications?|e-?mails?|mails?|alerts?|reminders?) (?:when|if|about|for)\b/.test(rest)
  )
    return { verb: 'tick', words: /^an?$/.test(second) ? 4 : 3 };
  if (pair === 'take out' && TAKEN_OUT.test(rest)) return { verb: 'transact', words: 2 };
  if (pair === 'set up') return { verb: 'transact', words: 2 };
  // What has happened is reported to somebody; a figure is reported by saying it.
  if (first === 'report' && (REPORTED.test(rest) || /^(?:it|this|that|them)\b|\b(?:to|as|in front of)\s/.test(rest)))
    return { verb: 'transact', words: 1 };
  if (first === 'answer' && WRITTEN.test(rest)) return { verb: 'transact', words: 1 };
  // Messages are moved by a menu; what is dragged is named otherwise.
  if (first === 'move' && /\b(?:in)?to (?:the |your |my )?(?:shopping )?(?:cart|basket|bag|trolley)\b/.test(rest))
    return { verb: 'add', words: 1 };
  if (first === 'move' && (MOMENT.test(rest) || WRITTEN.test(rest) || SUM.test(rest) || SUBSCRIBED.test(rest)))
    return { verb: 'transact', words: 1 };
  if (first === 'arrange' && /^(?:to|an?|for|my|your)\b/.test(rest))
    return { verb: 'transact', words: second === 'to' || second === 'for' ? 2 : 1 };
  if (/^(?:put|add|save|place)$/.test(first) && KEPT_ON.test(rest)) return { verb: 'transact', words: 1 };
  if (pair === 'turn on' || pair === 'switch on' || pair === 'opt in') return { verb: 'tick', words: 2 };
  // What is crossed off a list is done.
  if (/^(?:cross|tick|check|mark) off$|^cross out$/.test(pair) && list.length > 2) return { verb: 'tick', words: 2 };
  if (pair === 'turn off' || pair === 'switch off' || pair === 'opt out') return { verb: 'untick', words: 2 };
  if (pair === 'go back') return { verb: 'back', words: 2 };
  if (pair === 'switch to' && /\b(?:tab|view|mode)\b/.test(rest)) return { verb: 'press', words: 2 };
  if (pair === 'go to' || pair === 'go into' || pair === 'switch to' || pair === 'get to' || pair === 'navigate to')
    return { verb: 'reach', words: 2 };
  if (pair === 'pick up' || pair === 'send back') return { verb: 'transact', words: 2 };
  if (pair === 'check whether' || pair === 'check if' || pair === 'see if' || pair === 'see whether')
    return { verb: 'learn', words: 2 };
  if (first === 'check') {
    if (/\b(?:box|boxes|checkbox|checkboxes|option|"|«)|\boff\b/.test(rest)) return { verb: 'tick', words: 1 };
    if (/\b(?:price|cost|status|availab|how|what|when|hours|stock|balance|date|total|opening)\w*/.test(rest))
      return { verb: 'learn', words: 1 };
    return { verb: 'tick', words: 1 };
  }
  if (first === 'get' || first === 'obtain') {
    if (/\b(?:refund|money back|reimburse)|\b(?:quote|estimate)s? (?:for|on)\b/.test(rest))
      return { verb: 'transact', words: 1 };
    if (/^(?:\S+ )?(?:tickets?|seats?|passes)\b/.test(rest)) return { verb: 'buy', words: 1 };
    // What is told can be got too: a quote, an overview.
    if (
      /^(?:me )?(?:an?|one|two|three|four|some|\d+) (?!.*\b(?:quotes?|overview|list|idea|look|summary|answer|estimate)\b)/.test(
        rest,
      )
    )
      return { verb: 'buy', words: /^me /.test(rest) ? 2 : 1 };
    return { verb: 'learn', words: 1 };
  }
  // A setting is turned off; a person or an account is not.
  if (
    /^(?:de)?activate$/.test(first) &&
    /\b(?:users?|members?|accounts?|cards?|codes?|customers?|employees?)\b/.test(rest)
  )
    return { verb: 'transact', words: 1 };
  // What is read stands on a page of its own.
  if (
    first === 'read' &&
    /^(?:the |an? )?(?:\w+ )?(?:story|article|post|interview|report|essay|chapter|letter|piece)\b/.test(rest)
  )
    return { verb: 'reach', words: 1 };
  if (first === 'order' && /^(?:the )?\w+ by\b/.test(rest)) return { verb: 'sort', words: 1 };
  if ((first === 'place' || first === 'make') && /\b(?:order|purchase)\b/.test(rest)) return { verb: 'buy', words: 1 };
  if (
    (first === 'complete' || first === 'finish') &&
    /^(?:\p{L}+ ){0,3}(?:purchase|order|checkout|payment|booking)\b(?! in which)/u.test(rest)
  )
    return { verb: 'buy', words: 1 };
  // What goes into a folder is put there, and not typed.
  if (
    first === 'put' &&
    /\bin(?:to)? (?:the|your|my|a) (?:\p{L}+ )?(?:album|folder|playlist|category|collection|archive|group)\b/u.test(
      rest,
    )
  )
    return { verb: 'transact', words: 1 };
  if (first === 'put' || first === 'add' || first === 'place') {
    if (/\b(?:cart|basket|bag|trolley|wish ?list|favou?rites)\b/.test(rest)) return { verb: 'add', words: 1 };
    if (first !== 'put') return { verb: 'transact', words: 1 };
  }
  // A payment that runs is ended by whoever takes it, and not by a button called "Stop".
  if (first === 'do' && /^(?:exactly )?(?:what|as)\b/.test(rest)) return { verb: 'transact', words: 1 };
  // "Lower the bedroom to 15 degrees": what is set by a number.
  if (
    /^(?:lower|raise|increase|reduce|decrease)$/.test(first) &&
    /\bto \d[\d.,]* ?(?:degrees|°|%|per ?cent)/.test(rest)
  )
    return { verb: 'enter', words: 1 };
  if (first === 'stop' && RUNS.test(rest)) return { verb: 'transact', words: 1 };
  // What a site does with one's data is a setting, and so is who may see what is one's own.
  if (first === 'stop' && USED.test(rest)) return { verb: 'untick', words: 1 };
  if (first === 'stop')
    return {
      verb: /\b(?:from|being|getting|receiving|sending|emails?|e-mails?|notifications?|newsletters?|adverts?|texts?|messages|letters|reminders?|calls|alerts?|summar(?:y|ies)|updates|digests?|sounds)\b/.test(
        rest,
      )
        ? 'untick'
        : 'press',
      words: /^(?:receiving|getting|sending)$/.test(second) ? 2 : 1,
    };
  if (first === 'clear' && !/\b(?:check ?box|option|selection)/.test(rest)) return { verb: 'press', words: 1 };
  if (first === 'take' && (second === 'off' || second === 'away' || /\s(?:off|away)[.!]?$/.test(rest)))
    return { verb: 'remove', words: second === 'off' || second === 'away' ? 2 : 1 };
  if (/^double-?click$/.test(first) || pair === 'double click')
    return { verb: 'press', words: pair === 'double click' ? 2 : 1 };
  if (first === 'throw' && /\b(?:away|out)\b/.test(rest))
    return { verb: 'remove', words: second === 'away' || second === 'out' ? 2 : 1 };
  if (first === 'mark' && /\bas\b/.test(rest)) return { verb: 'transact', words: 1 };
  if (first === 'move' && /\b(?:to|onto|into|inside|above|below|before|after)\b/.test(rest) && !/\bslider\b/.test(rest))
    return { verb: 'drag', words: 1 };
  if (/^(?:move|pull|push|shift|slide)$/.test(first) && SIDEWAYS.test(rest)) return { verb: 'drag', words: 1 };
  // "Set an alert", "adjust the booking": what is not set to a value is made or changed.
  if (
    first === 'set' &&
    /^an?\s(?!\p{L}+ (?:as|for)\b)/u.test(rest) &&
    !/\bto\b|\d/.test(rest.split(/ (?:for|about|on) /)[0]!)
  )
    return { verb: 'transact', words: 1 };
  if (
    first === 'adjust' &&
    !/\b(?:to|until|so)\b|\d|\b(?:slider|spinner|knob|control|volume|brightness|dial)\b/.test(rest)
  )
    return { verb: 'transact', words: 1 };
  if ((first === 'set' || first === 'adjust') && !/\bslider|spinner|radio|drop/.test(rest) && /\bto\b/.test(rest))
    return { verb: 'enter', words: 1 };
  if (first === 'switch' && /^(?!to\b|between\b|among\b).*\bto\b/.test(rest)) return { verb: 'transact', words: 1 };
  // "Write a message" is sent off once it is written; "Write 'x' into the field" is not.
  if (
    first === 'write' &&
    /^(?:an? |the |your )?(?:\w+ )?(?:message|e-?mail|mail|letter|comment|reply|review|answer|post)\b/.test(rest)
  )
    return { verb: 'transact', words: 1 };
  if (first === 'answer' && /\bwith\b.*["«]|:\s*["«]/.test(rest)) return { verb: 'transact', words: 1 };
  if (first === 'scroll') return { verb: 'reach', words: /^(?:down|up|to)$/.test(second) ? 2 : 1 };
  if (first === 'focus') return { verb: 'press', words: /^(?:into|on|in)$/.test(second) ? 2 : 1 };
  if (first === 'open' && /["«]|\b(?:button|link|tab|menu|section|panel|icon|drop)/.test(rest))
    return { verb: 'press', words: 1 };
  if (/^(?:show|list|display)$/.test(first) && /^(?:me )?(?:only|just)\b/.test(rest))
    return { verb: 'filter', words: second === 'me' ? 3 : 2 };
  if (first === 'view' || first === 'see' || first === 'show') return { verb: 'reach', words: 1 };
  // "Start writing a message" is writing one.
  if (/^(?:start|begin)$/.test(first) && /^[a-z]+ing$/.test(second)) {
    const stems = [second.slice(0, -3), `${second.slice(0, -3)}e`, second.replace(/(.)\1ing$/, '$1')];
    const act = stems.find((word) => VERBS[word]);
    if (act) return verbOf([act, ...list.slice(2)].join(' ')) && { verb: STARTED[act] ?? VERBS[act]!, words: 2 };
  }
  // What lies over the page is closed with it; a case that somebody works on is closed for good.
  const kept = rest
    .replace(/\s(?:that|which|who)\s.*$/, '')
    .replace(/(?<=^(?:the|your|my|this) \p{L}[\p{L} ]*)«\d+»/u, '');
  if (first === 'close' && rest !== '' && !ON_TOP.test(kept)) return { verb: 'transact', words: 1 };
  // What is skipped is what plays or lies over the page; a delivery that is skipped is not sent.
  if (first === 'skip' && rest !== '' && !PASSED_OVER.test(kept)) return { verb: 'transact', words: 1 };
  // "Have lemons delivered": they are ordered.
  if (first === 'have' && /\b(?:delivered|sent|shipped|brought)\b/.test(rest)) return { verb: 'buy', words: 1 };
  if (commandsUnlisted(clause)) return { verb: 'transact', words: 1 };
  const verb = verbClass(first);
  return verb ? { verb, words: 1 } : null;
}

/** "Thaw my membership", "brew a coffee": a word nobody listed, before a thing, asks for an act all the same. */
export function commandsUnlisted(clause: string): boolean {
  const word = /^(\p{L}+)\s+(?:my|our|your|the|his|her|their|an?)\s+\S/iu.exec(clause)?.[1]?.toLowerCase();
  return word !== undefined && verbClass(word) === undefined && !NO_ACT.test(word);
}
