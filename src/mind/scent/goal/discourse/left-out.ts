import type { Discourse } from './discourse.ts';
import { traitsOf } from './ones.ts';

/** "What does that mean?", of what something shows. */
const MEANS =
  /^((?:(?:find out|tell me|look up|see|say|check) )?what (?:(?:does|do|did|could|might|can) )?)(?:it|that|this|the (?:code|message|sign|symbol))(?= (?:means?|stands? for|indicates?|signif(?:y|ies))\b)/i;

/** A command that leaves out what it is about: "decline politely", "book two tickets". */
export function outspoken(command: string, discourse: Discourse): string {
  const shown = discourse.shown();
  if (shown !== '' && MEANS.test(command)) return command.replace(MEANS, `$1${shown}`);
  if (/^(?:decline|accept|refuse|agree|reply|answer|respond|confirm)(?:\s+\p{L}+ly)?$/iu.test(command)) {
    const answers = /^(?:reply|answer|respond)/i.test(command);
    const about = (answers && discourse.event('message')) || discourse.event('request');
    const [verb = '', ...manner] = command.split(' ');
    return about ? [verb, about, ...manner].join(' ') : command;
  }
  // "You need a room. Book the quietest.": of those that were spoken of.
  const best = /^(\p{L}+)\s+the\s+((?:(?:most|least)\s+\p{L}+)|\p{L}{3,}est)(?:\s+one)?$/iu.exec(command);
  const kind = best ? discourse.find({ told: true, plural: false }) : null;
  if (best && kind && kind.kind !== '' && kind.name === '')
    return `${[best[1], 'the', best[2], traitsOf(kind), kind.kind].filter(Boolean).join(' ')}${kind.tail}`;
  const share =
    /^(?:book|buy|order|get|reserve)\s+(?:\p{L}+\s+|\d+\s+){0,3}(?:tickets?|seats?|places?|copies|copy)\b(?!\s+(?:of|to|at|in|on)\b)/iu.exec(
      command,
    );
  if (!share || /\bfor\s+(?:the|«)/i.test(command)) return command;
  const whole = discourse.find({ told: true, plural: false });
  if (!whole || whole.name === '') return command;
  return `${share[0]} for ${whole.core}${command.slice(share[0].length)}`;
}

/** Something that was named before, and not only a word. */
const TOLD_OF = /^(?:the|your|my|our|his|her|their|that)\s|^«|['’]s\s/i;

/** "Which floor sander costs least": asked of all of a kind that the question names itself. */
const OF_OWN_KIND =
  /\bwhich (?!ones?\b|of\b|days?\b|months?\b|years?\b|times?\b)(?:\p{Ll}+ ){1,3}?(?:is|are|has|have|costs?|weighs?|lasts?|takes?) (?:.* )?(?:the )?(?:most|least|\p{Ll}{3,}est)\b/u;

/** "Which of the jobs is the cheapest": asked of those that it names. */
const OF_SEVERAL = /^(?:which|what|who)(?: one)? of (?:the|these|those|my|your|our)\s+\p{L}/iu;

/** What a question must be about that names nothing itself: "you want to bake a cake. How many eggs do you need?" */
export function topicOf(question: string, discourse: Discourse): string {
  if (OF_OWN_KIND.test(question) || OF_SEVERAL.test(question)) return '';
  if (
    /«|(?<=\s)\p{Lu}\p{L}{2,}/u.test(
      question.replace(
        /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b/g,
        '',
      ),
    )
  )
    return '';
  const entity = discourse.find({ told: true });
  return entity && entity.role === 'topic' && TOLD_OF.test(entity.core) ? `${entity.core}${entity.tail}` : '';
}

/** "Find the page that explains this service": a page that is told by what was wished for before. */
const SEEKS =
  /^(?:find|open|show|look for|locate|reach|get to|go to)\b.{0,24}\b(?:page|section|article|part|place|information|info|advice|help|guide|entry)\b/i;
const OF_WISH =
  /\b(?:this|that|the|such an?) (?:service|matter|subject|topic|question|problem|case|thing|kind of \p{L}+)\b|(?<=\b(?:with|on|about|of|for|to|explains|covers|describes|says|tells) )(?:(?:this|it|that)$|(?:how|when|where|whether) (?:this|it|that) (?:works?|goes|happens|can happen|is (?:done|possible|arranged|handled)|can be (?:done|arranged))$)/iu;
/** "The page that says which ones and when": asked in so few words that it is told by what was said before. */
const ELLIPTIC =
  /\b(?:says?|tells?(?: (?:me|you|us))?|shows?|explains?|lists?|about|on|of) (?:(?:whether|if|how|where|when) (?:he|she|it|they|you|we|i|this|that) (?:can|may|could|might|is|are|does|do|must|should|has to|have to)|which(?: ones?| of them)?|when|where|why|how (?:many|long|much|often))(?:,? (?:and|or) (?:which(?: ones?)?|when|where|why|until when|for how long|how (?:far|many|long|much|often)))*$/i;
/** What somebody has heard or knows. */
const HEARSAY = /^.*\b(?:heard|read|told|learnt|learned|know|seen|noticed|understand|gather|found out)\s+that\s+/i;
/** "Before such work starts": all that was told is of that kind. */
const SUCH = /\bsuch (?:an? )?(?!as\b)\p{L}+\b/iu;
const WISHING =
  /^(?:i|you|we)(?:'d| would| do| am| are|'m|'re)?(?: really| also| now)?\s+(?:like|want|wish|plan|hope|need|intend|thinking of|going to|think|believe|fear|suspect|afraid|wonder(?:ing)?)\s+(?:that\s+|to\s+|if\s+|whether\s+)?/i;
/** What was told last, of several things in one sentence. */
const LAST_TOLD = /^.*(?:,|;|\band\b|\bbut\b)\s+(?=(?:i|you|we|he|she|it|they|my|your|our|his|her|the)\s)/iu;

/** The command to find a page, told by what was said before where it only points back to that; null for any other command. */
export function pageOfWish(command: string, said: string): string | null {
  if (said === '' || !SEEKS.test(command)) return null;
  if (SUCH.test(command)) return command.replace(SUCH, said.replace(/[.!;]+$/, ''));
  const topic = said
    .replace(/[.!;]+$/, '')
    .replace(LAST_TOLD, '')
    .replace(HEARSAY, '');
  if (ELLIPTIC.test(command)) return `${command} ${topic.replace(WISHING, '')}`;
  if (!OF_WISH.test(command)) return null;
  return command.replace(OF_WISH, topic.replace(WISHING, ''));
}
