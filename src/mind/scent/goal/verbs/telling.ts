import { tellsSum } from '../../../language/index.ts';
import type { Sense, Told } from './sense.ts';

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
/** Those outside whom one tells something: a firm, an office, a school. */
const OUTSIDE =
  /^(?:the|your|our|my|an?) (?:\p{L}+ ){0,3}(?:compan(?:y|ies)|provider|supplier|school|nursery|kindergarten|council|town hall|bank|landlord|landlady|office|shop|store|seller|teacher|insurers?|insurance|club|library|hotel|airline|doctor|dentist|practice|clinic|surgery|hospital|employer|authority|authorities|service|team|agency|university|college|operator|railway|police|car park|garage|gym|hall|restaurant|vet|lender|manager|boss|tenants?|neighbours?|paper|newspaper|editors?|support)[.!]?$/u;
/** What somebody has asked or written. */
const ASKED_BY =
  /^(?:\p{L}+['’]s (?:\p{L}+ ){0,2}(?:question|message|post|mail|e-?mail|comment|request|letter|thread|review)s?|(?:the |an? )?(?:\p{L}+ ){0,2}(?:question|message|post|mail|e-?mail|comment|request|letter|thread) (?:of|by|from))\b/u;
/** The words with which somebody is answered. */
const ANSWERED_WITH =
  /\bwith (?:the |this |these |your |my )?(?:given |following )?(?:text|message|words?|answer|reply|note|sentence)\b(?! (?:from|on|of)\b)/;

/** What is done with a control of that name or of a dialog, and what is told, answered or handed to somebody. */
export function telling({ clause, first, pair, rest, second }: Told): Sense | null {
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
  // "Share the plan with Ann": it goes to somebody, who is named to a form.
  if (first === 'share' && /\swith\s/.test(rest) && !/["«]|\bthat\b/.test(rest)) return { verb: 'transact', words: 1 };
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
  // One informs and notifies somebody else, whoever that is.
  if (/^(?:inform|notify)$/.test(first) && rest !== '' && !/^(?:me|us)\b/.test(rest))
    return { verb: 'transact', words: 1 };
  // "Answer Ann's question", "answer the message from Ann": it is replied to, and not found out.
  if (first === 'answer' && ASKED_BY.test(rest)) return { verb: 'transact', words: 1 };
  // "Answer Ann with the text given": she is written to.
  if (first === 'answer' && ANSWERED_WITH.test(rest)) return { verb: 'transact', words: 1 };
  // "Add 7 and 5" is worked out, and adds nothing to a list.
  if (tellsSum(clause)) return { verb: 'learn', words: 0 };
  // "Say thanks for that one" is an act like any other.
  if (first === 'say' && /^(?:thanks?|hello|sorry|goodbye|congratulations)$/.test(second))
    return { verb: 'transact', words: 1 };
  if (/^(?:say|reply|answer|confirm)$/.test(first) && second === 'that') return { verb: 'transact', words: 1 };
  if (first === 'file' && /^(?:an?|the|my|your)\b/.test(rest)) return { verb: 'transact', words: 1 };
  return null;
}
