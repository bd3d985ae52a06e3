import { isVerb } from '../verbs/index.ts';

/** "As a customer I want to ..., so that ...": who wishes, what is wished, and what for. */
const STORY =
  /(?<=^|[.!?]\s+)As\s+([^.!?,;«]{2,60}?),?\s+(?:I|we|you)\s+(?:(?:would\s+|['’]d\s+)?(?:like|want|wish)|need|have(?=\s+to\b))\s+([^.!?]+?)(?:,?\s+(?:so\s+that|in\s+order\s+(?:to|that)|so\s+(?:I|we|you)\b)[^.!?]*)?(?=[.!?](?:\s|$)|$)/gu;
/** "Your job is to ...", "the task: ...": that something is to be done, and nothing of what. */
const SET_TASK =
  /(?<=^|[.!?]\s+)(?:your|the|my|our|this|today['’]s)\s+(?:task|job|goal|aim|mission|assignment|errand|objective)(?:\s+(?:today|now|here|for today|this time))?\s*(?::|is(?:\s+simple|\s+this|\s+as follows)?\s*:|(?:is|will be|would be)\s+to(?=\s))\s*(\p{L})/giu;
/** "Suppose you have lost your card": it is so, as far as the task goes. */
const SUPPOSED =
  /(?<=^|[.!?]\s+)(?:Suppose|Imagine|Assume|Pretend)(?:\s+that)?,?\s+(?=(?:you|your|the|an?|it|there)\b)(\p{L})/gu;
/** "Help Anna find a plumber": it is found for her. */
const HELPED =
  /(?<=^|[.!?]\s+)Help\s+(?:\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?|(?:your|my|our|the|an?)\s\p{Ll}+(?:\s\p{Lu}[\p{L}'’-]+)?|him|her|them|us)\s+(?:to\s+)?((\p{Ll}+)(?=\s))/gu;
/** A name of a person: what a kind of user is called has small letters. */
const PERSON = /^(?:\p{Lu}[\p{L}'’-]+\s?){2,4}$/u;
/** "The cheaper one in my basket": what is to be there when all is done. */
const TO_BE_IN =
  /^(.+?)\s+((?:in|into|on)\s+(?:my|our|the)\s+(?:shopping\s+)?(?:basket|cart|bag|trolley|wish ?list|list)\b.*)$/iu;
/** "My order cancelled", "the walk reserved for Friday": what is to have been done with it. */
const TO_BE_DONE =
  /^(.+?)\s+((?!(?:named|called|based|used|said|mixed|red)\b)\p{Ll}{3,}(?:ed|ought|ent|old))((?:\s|,).*)?$/u;

/** The verb of which a word is the participle: "reserved" of "reserve"; null where it is none. */
function verbOf(participle: string): string | null {
  const bare = participle.replace(/ed$/, '');
  const forms = [`${bare}e`, bare, bare.replace(/(\p{L})\1$/u, '$1'), bare.replace(/i$/, 'y')];
  const irregular: Record<string, string> = { bought: 'buy', sent: 'send', sold: 'sell', brought: 'bring' };
  return irregular[participle] ?? forms.find((form) => form !== participle && isVerb(form)) ?? null;
}

function wished(wish: string): string {
  const act = /^to\s+(.+)$/su.exec(wish)?.[1];
  if (act !== undefined) return act;
  const kept = TO_BE_IN.exec(wish);
  if (kept) return `put ${kept[1]} ${kept[2]}`;
  const done = TO_BE_DONE.exec(wish);
  const verb = done ? verbOf(done[2]!) : null;
  return done && verb ? `${verb} ${done[1]}${done[3] ?? ''}` : `get ${wish}`;
}

/**
 * A task that is told as a user story, in the words of a command: who wishes it counts where it is a person by name, and what it is
 * wished for asks for nothing.
 */
export function outOfStory(text: string): string {
  const capital = (_: string, first: string) => first.toUpperCase();
  const set = text
    .replace(SET_TASK, capital)
    .replace(SUPPOSED, capital)
    .replace(HELPED, (found, act: string, verb: string) =>
      isVerb(verb) ? act[0]!.toUpperCase() + act.slice(1) : found,
    );
  return set.replace(STORY, (_, who: string, wish: string) => {
    const said = wished(wish.trim());
    const command = said[0]!.toUpperCase() + said.slice(1);
    return PERSON.test(who.trim()) ? `I am ${who.trim()}. ${command}` : command;
  });
}
