import { pauseOf } from '../pause.ts';
import { PUT_IN_ORDER } from './getting.ts';
import { ONTO_OWN_LIST } from './own-list.ts';
import type { Sense, Told } from './sense.ts';

const REPORTED =
  /\b(?:claims?|damages?|loss|theft|thefts?|accidents?|problems?|issues?|bugs?|faults?|errors?|incidents?|outages?|absen(?:ces?|t)|sick\w*|ill|unwell|lost|stolen|broken|missing|faulty|damaged|blocked|cracked|burst|leaks?|flooding|pot-?holes?|graffiti|litter|fly-?tipping|break-?ins?|burglar(?:y|ies)|spam|abuse)\b/;
/** What is reported to whoever mends it or keeps order: any thing, but no figure or fact that is only told. */
const ACCUSED =
  /^(?:the|this|that|your|all|both) (?!(?:\S+ ){0,3}?(?:prices?|costs?|numbers?(?! that)|counts?|totals?|sums?|amounts?|results?|findings?|scores?|names?|titles?|dates?|times?|days?|years?|values?|answers?|averages?|winners?|status|temperatures?|balances?|weights?|heights?|sizes?|lengths?|distances?|ratings?|percentages?|codes?|words?|first|last|address(?:es)?|rates?|\p{L}{3,}est|most|least)\b)(?:\S+ )+?(?:with|that|which|who|by|on|in|from|at|outside|near|opposite) \S/u;
/** What is pulled up by hand. */
const RAISED = /\b(?:blinds?|curtains?|shutters?|anchors?|flags?|sails?|bridges?|chairs?|plants?|roots|socks|\d+)\b/;
const WRITTEN =
  /^(?:\S+ ){0,3}?(?:topics?|threads?|discussions?|e-?mails?|mails?|messages?|letters?|conversations?|enquir(?:y|ies)|inquir(?:y|ies)|tickets?|reviews?|comments?)\b/;
/** What one signs for, and carries out of no place. */
const TAKEN_OUT =
  /\b(?:memberships?|insurance|polic(?:y|ies)|subscriptions?|loans?|mortgage|contracts?|plans?|cover)\b/;
/** "Make your profile visible only to friends", "make the list private": how something is to be seen. */
const SEEN_BY =
  /^(?:your|my|the|our)\s(?:\p{L}+\s){1,3}?(?:(?:only\s)?(?:visible|available|accessible|open)\s(?:only\s)?(?:to|for)\s\S|(?:public|private|hidden|invisible|visible)[.!]?$)/u;
/** A sum of money is moved by an order to the bank, and not by the mouse. */
const SUM = /[$€£]\s?\d|\d\s?(?:[$€£]|(?:euros?|dollars?|pounds?|eur|usd|gbp|chf)\b)/;
/** What is put off to another day is no thing that the mouse moves. */
const MOMENT =
  /\bto (?:the )?(?:(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|noon|midnight|\d{1,2}[:.]\d{2}|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|next week)\b/;
const KEPT_ON =
  /\b(?:on|to|in) (?:your|the|my) (?:watch ?list|reading list|bookmarks|to-?do list|shortlist|(?:\w+ )?(?:filter|list|blocklist|whitelist|blacklist))\b/;
/** A thing of one's own that is registered with somebody; who opens an account registers themselves. */
const OWNED =
  /^(?:your|my|our|the|this) (?!(?:\S+ )?(?:account|profile|user|form|page|site|website|newsletter|button|link|name|e-?mail)\b)[\p{L}\d]/u;
/** What one is on and can be moved to without anything being dragged. */
const SUBSCRIBED =
  /\bto (?:an?other |the |an? |our |your )?(?:\S+ ){0,4}?(?:plans?|tariffs?|subscriptions?|packages?|rates?|class|course|room|seat|branch)\b/;
/** "In my order", and not "in order", "in the right order" or "in the order given". */
const MINE_TO_ORDER =
  /\b(?:in|into|to|on|onto) (?:(?:my|your|our|this) (?:\w+ )?|the )order\b(?! (?:of|by|given|shown|listed|named|told|in which|that)\b)/;
/** What is bought together lies there. */
const INTO_BASKET = /\b(?:in|into|to) (?:my|your|our|the) (?:shopping )?(?:bag|basket|cart|trolley)$/;
/** What comes to be by being opened, with the name that it is to have. */
const OPENS_NEW =
  /^(?:an?|another) (?!.*\b(?:tab|window|page)\b)(?:new )?(?:\p{L}+ ){1,3}(?:called|named|titled|with the (?:name|title))\s/u;
/** What a site sends by itself, and by what way: "security alerts by email". */
const NOTICES =
  /^(?:an? |the |all )?(?:\p{L}+ ){0,2}(?:notifications?|alerts?|reminders?|messages?|warnings?|summar(?:y|ies)|digests?|newsletters?|updates?) (?:by|via|as|through) \p{L}/u;
/** What holds several things, into which one of them is put: "into the plan for Sunday", and not into a field. */
const INTO_COLLECTION =
  /^(?!.*["«\d])(?:the|an?|my|your|our)\s\S.*\s(?:in|into|on|onto|to)\s(?:the|my|your|our)\s(?:\p{L}+\s){0,2}?(?:plan|planner|programme|program|schedule|itinerary|agenda|trip|route|tour|queue|box|parcel|crate|collection|selection|set|kit|menu|diary|calendar|visit|day|week)\b(?!\s(?:field|form|input|column|row)\b)/u;
/** What is to be at a time, into which days are: "the dentist on Friday at 9 in my calendar". */
const INTO_CALENDAR =
  /^(?=.*(?:\d|day\b|\btomorrow\b|\bnoon\b))(?!.*\bfield\b).*\s(?:in|into|on|onto) (?:the|my|your|our) (?:\p{L}+ ){0,2}?(?:calendar|diary|agenda|schedule|planner)\b/u;
/** What stands in a row, and can be put in another order. */
const IN_A_ROW =
  /^(?:\S+ ){0,4}?(?:lists?|rows?|cards?|columns?|tabs?|tasks?|steps?|playlist|songs|tracks|pages|photos|pictures|images|slides|sections|questions|answers|widgets|lines|menu|queue|entries|fields|tiles|blocks|chapters|lessons|links|icons|layers|words|letters|numbers|sentences|events|options|priorities|bookmarks|categories|names)\b|\bso that\b|\b(?:above|below|before|after)\b|\b(?:comes? first|comes? last|at the (?:top|bottom|end))\b|^(?:them|it)$/;
const ON_OWN_LIST = new RegExp(`^(?!an? \\p{L}+ to ).+\\s${ONTO_OWN_LIST}$`, 'u');
/** What is written beside an order, and is nothing that is ordered. */
const SAID_OF_IT = /^(?:an?|the|my) (?:\w+ )?(?:note|comment|message|tip|instruction|request|code|voucher)\b/;

/** What is waited for, put in order, signed into, found out or taken, moved over to, got notice of, turned on and off. */
export function taking({ clause, first, list, pair, rest, second }: Told): Sense | null {
  if (pauseOf(clause) !== null) return { verb: 'wait', words: 1 };
  if (pair === 'wait for') return { verb: 'learn', words: 2 };
  if (/^(?:run|execute)$/.test(first) && /\b(?:terminal|console|command|shell|prompt)\b/.test(rest))
    return { verb: 'enter', words: 1 };
  // What one has ordered so far is a list to put things in, too.
  if (/^(?:put|add|place)$/.test(first) && MINE_TO_ORDER.test(rest) && !SAID_OF_IT.test(rest))
    return { verb: 'add', words: 1 };
  if (/^(?:put|place|take)$/.test(first) && INTO_BASKET.test(rest)) return { verb: 'add', words: 1 };
  if (/^(?:put|place)$/.test(first) && INTO_CALENDAR.test(rest)) return { verb: 'transact', words: 1 };
  if (/^(?:put|place)$/.test(first) && INTO_COLLECTION.test(rest)) return { verb: 'add', words: 1 };
  if (/^(?:put|place|add|save)$/.test(first) && ON_OWN_LIST.test(rest)) return { verb: 'add', words: 1 };
  if (/^(?:put|place|bring)$/.test(first) && /\bin(?:to)? (?:the |an? )?(?:\w+ ){0,2}order\b/.test(rest))
    return { verb: 'sort', words: 1 };
  if (first === 'make' && /\bthe (?:first|last|top|bottom|second|third)\b/.test(rest))
    return { verb: 'drag', words: 1 };
  if (
    /^(?:put|place|move|bring)$/.test(first) &&
    /^(?:the|my|your|it|«)\b.*\s(?:first|last|(?:at|to) the (?:very )?(?:top|bottom|front|end|beginning)(?: of (?:the|my|your) \p{L}+)?)[.!]?$/u.test(
      rest,
    ) &&
    !/\s(?:on|in|off) (?:first|last)[.!]?$/.test(rest)
  )
    return { verb: 'drag', words: 1 };
  const signs = /^(?:log|sign) (back )?(?:in|into|on)\b/.exec(clause);
  if (signs) return { verb: 'signin', words: signs[1] ? 3 : 2 };
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
  if (
    /^sign up for (?:the|an?|your|my|it|this|that|them|\S+ing)\b(?!.*\b(?:accounts?|newsletter|site|website|app)\b)/.test(
      clause,
    )
  )
    return { verb: 'transact', words: 3 };
  if (/^sign up\b/.test(clause)) return { verb: 'register', words: 2 };
  if (first === 'make' && SEEN_BY.test(rest)) return { verb: 'pick', words: 1 };
  if (/^(?:create|open|register|make|set up) (?:an? |a new |your |my )*(?:account|profile)\b/.test(clause))
    return { verb: 'register', words: 1 };
  // "Open a savings account": with a bank, and not on the page.
  if (/^open an? (?:new )?(?:\p{L}+ ){1,2}account\b/u.test(clause)) return { verb: 'transact', words: 1 };
  // "Open a new pot called Bike": what is named there is made by that.
  if (first === 'open' && OPENS_NEW.test(rest)) return { verb: 'transact', words: 1 };
  if (
    pair === 'check in' &&
    (rest === 'in' || /^in (?:for|to|at|with|and|now|online|early|today|tomorrow|as|via|using)\b/.test(rest))
  )
    return { verb: 'transact', words: 2 };
  if (pair === 'check out' || first === 'checkout') return { verb: 'buy', words: pair === 'check out' ? 2 : 1 };
  if (pair === 'fill in' || pair === 'fill out') return { verb: 'enter', words: 2 };
  if (pair === 'look up' || pair === 'find out' || pair === 'look for' || pair === 'work out')
    return { verb: 'learn', words: 2 };
  if (/^(?:top up|set aside|put aside|keep back|hold back)$/.test(pair)) return { verb: 'transact', words: 2 };
  if (first === 'say' && /^(?:how|what|which|who|whose|when|where|whether|why)$/.test(second))
    return { verb: 'learn', words: 1 };
  // "Take two of the white mugs": in a shop.
  if (
    first === 'take' &&
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:of |lit|pack|kilo|bag|box|pair|bottle|tin)/.test(rest)
  )
    return { verb: 'buy', words: 1 };
  // "Reorder the coffee": it is had once more, where a row of things is put in another order.
  if (/^re-?order$/.test(first)) {
    if (PUT_IN_ORDER.some((order) => order.test(rest))) return { verb: 'sort', words: 1 };
    if (!IN_A_ROW.test(rest)) return { verb: 'buy', words: 1 };
  }
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
    /^(?:an? )?(?:notifications?|e-?mails?|mails?|alerts?|reminders?|texts?|text messages?|sms|messages?|calls?) (?:when|if|about|for|before|after|once)\b/.test(
      rest,
    )
  )
    return { verb: 'tick', words: /^an?$/.test(second) ? 4 : 3 };
  if (/^(?:get|receive|have)$/.test(first) && NOTICES.test(rest)) return { verb: 'tick', words: 1 };
  if (pair === 'take out' && TAKEN_OUT.test(rest)) return { verb: 'transact', words: 2 };
  if (pair === 'set up') return { verb: 'transact', words: 2 };
  // What has happened is reported to somebody; a figure is reported by saying it.
  if (
    first === 'report' &&
    (REPORTED.test(rest) ||
      ACCUSED.test(rest) ||
      /^(?:it|this|that|them|an?|my|our)\b|\b(?:to|as|in front of)\s/.test(rest))
  )
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
  if (pair === 'return to' && rest !== 'to sender') return { verb: 'back', words: 2 };
  if (pair === 'go back') return { verb: 'back', words: 2 };
  if (pair === 'switch to' && /\b(?:tab|view|mode)\b/.test(rest)) return { verb: 'press', words: 2 };
  if (
    pair === 'go to' ||
    pair === 'go into' ||
    pair === 'switch to' ||
    pair === 'get to' ||
    pair === 'navigate to' ||
    pair === 'go over'
  )
    return { verb: 'reach', words: 2 };
  if (/^(?:pull|bring|call) up$/.test(pair) && !RAISED.test(rest)) return { verb: 'reach', words: 2 };
  if (pair === 'pick up' || pair === 'send back') return { verb: 'transact', words: 2 };
  if (pair === 'check whether' || pair === 'check if' || pair === 'see if' || pair === 'see whether')
    return { verb: 'learn', words: 2 };
  return null;
}
