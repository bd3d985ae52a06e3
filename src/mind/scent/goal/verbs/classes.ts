import type { Verb } from '../types.ts';

/** Imperatives and what they ask for. A word that means several things is settled in `verbOf`. */
const VERBS: Record<string, Verb> = {};
const define = (verb: Verb, words: string): void => {
  for (const word of words.split(' ')) VERBS[word] = verb;
};
define(
  'press',
  'try execute run stop click press hit tap push follow play pause star like unfollow unmute unpin unstar unlike bookmark upvote downvote retweet share launch trigger',
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
define('close', 'close shut dismiss hide skip collapse');
define('expand', 'expand unfold reveal');
define('drag', 'drag drop reorder');
define('upload', 'upload attach');
define('hover', 'hover point');
define(
  'reach',
  'go navigate visit open browse switch head view see get return-to show access explore scroll focus jump',
);
define(
  'learn',
  'find tell read learn discover determine identify report note look count calculate compute solve compare answer list name work',
);
define('locate', 'locate');
define('buy', 'buy purchase order book reserve checkout rent hire borrow');
define('add', 'add');
define('remove', 'delete remove discard erase cancel archive close-account scrap ditch toss');
define('signin', 'signin login log-in sign-in');
define('signout', 'signout logout');
define('register', 'register signup');
define(
  'transact',
  `change raise file lower increase decrease reduce update edit create make send reply forward invite post publish return exchange apply subscribe unsubscribe
  pay contact request renew track schedule save rename assign move-to confirm place finish download export import insert zoom
  donate transfer redeem join leave ban unban warn suspend promote demote lock unlock resolve escalate empty correct fix respond report-problem rate review comment message email turn use add-new start upgrade
  downgrade accept decline approve reject vote block unblock follow-up ask print draw give withdraw deposit register-for
  sign become enrol enroll enlist lodge sponsor volunteer authorise authorize verify convert connect disconnect install uninstall buy-and log adjust-plan replace swap reset recover restore merge tag share-with duplicate mute pin undo
  complain shorten lengthen grant swap dispute object thank claim suggest propose deregister demand appeal notify inform amend plan strike disable-account
  plant water hold hang lay preheat cue warm bake cook boil load unload feed park charge drain rinse lend borrow fetch deliver collect pack wrap seal label mix pour
  refund dispatch disarm offer advertise sell nominate pledge
  end begin clock
  spin brake issue hoist lift sound fire latch unlatch bolt rotate flip crop mist spray stir blend pull hand steer dock moor
  bring record postpone prolong delay heat cool dim freeze unfreeze pause resume extend reactivate snooze revoke bid rsvp clone`
    .split(/\s+/)
    .join(' '),
);

/** Words before "the" and "my" that ask for nothing. */
const NO_ACT =
  /^(?:.{0,2}|the|and|or|but|for|with|from|into|onto|upon|over|under|after|before|until|till|since|because|while|when|where|that|this|these|those|your|my|our|here|there|then|than|also|only|just|not|all|both|each|every|some|any|most|many|much|few|half|none|one|two|its|his|her|their|is|are|was|were|has|have|had|will|would|can|could|may|might|must|should|you|they|she|who|what|which|whose|how|why|near|about|through|during|without|within|between|among|across|along|around|behind|beside|beyond|inside|outside|toward|towards|against|like|unlike|per|via|once|if|unless|though|although|so|yet|nor|even|still|guess|welcome|thanks|dear|please|sold|bought|lost|found|left|sent|got|took|taken|made|done|gave|given|broken|stolen|moved|ordered|paid|read|seen|kept|\w*[^s]s|\w+(?:ly|[^e]ed)|\w*[aeiouy]\w*ing)$/;

/** Whether a word opens an imperative clause. */
export function isVerb(word: string): boolean {
  return verbClass(word.toLowerCase()) !== undefined;
}

/** The class of a verb; doing again what is known is an act too: "reopen", "resend". */
export function verbClass(word: string): Verb | undefined {
  if (Object.hasOwn(VERBS, word)) return VERBS[word];
  const again = /^re-?([a-z]{3,})$/.exec(word)?.[1];
  return again && Object.hasOwn(VERBS, again) ? 'transact' : undefined;
}

/** Behind what is told by a number, as far as a command goes on: "hoist flag 3 and ...". */
const GOES_ON = String.raw`(?=$|[.,;!]|\s(?:and|then|to|up|down|on|off|out|in|into|at|for|with|by|once|twice|again|before|after|first|last)\b)`;
/** What a command is given to: a thing with its article, one by its number, one that is known. */
const UPON = String.raw`(?:(?:off|on|out|up|down|back|away|over)\s+)?(?:(?:my|our|your|the|his|her|their|an?|all|both|each|every)\s+(?!(?:is|are|was|were|has|have|had|will|can|must|may)\b)\S|(?:it|them)\b|(?!(?:at|in|on|of|to|for|from|by|with|about|over|under|after|before|until|since|is|are|was|and|or)\s)\p{Ll}{3,}\s+\d[\w.-]*${GOES_ON})`;
const UNLISTED = new RegExp(String.raw`^(\p{L}+)\s+${UPON}`, 'u');

/** "Thaw my membership", "brew a coffee", "hoist flag 3": a word nobody listed, before a thing, asks for an act all the same. */
export function commandsUnlisted(clause: string): boolean {
  const word = UNLISTED.exec(clause)?.[1]?.toLowerCase();
  return word !== undefined && verbClass(word) === undefined && !NO_ACT.test(word);
}
