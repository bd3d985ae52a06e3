/** What an act is called as a thing, where the word does not tell by its beginning. */
const ACTS: Record<string, RegExp> = {
  message: /^(?:write|send|ask|propose|reply)$/,
  letter: /^(?:write|send|ask|propose|reply)$/,
  mail: /^(?:write|send|ask|propose|reply)$/,
  'e-mail': /^(?:write|send|ask|propose|reply)$/,
  email: /^(?:write|send|ask|propose|reply)$/,
  request: /^(?:apply|ask|want)$/,
  question: /^ask$/,
  purchase: /^(?:order|buy)$/,
  order: /^buy$/,
  booking: /^(?:reserve|order)$/,
  reservation: /^book$/,
  appointment: /^(?:book|arrange)$/,
  loan: /^borrow$/,
  loss: /^(?:lose|leave|forget)$/,
  damage: /^(?:burst|break|flood|crack|leak)$/,
  theft: /^(?:steal|break)$/,
  entry: /^enter$/,
  subscription: /^subscribe$/,
  registration: /^(?:sign|enrol|enroll)$/,
  sale: /^sell$/,
  payment: /^pay$/,
};

const LETTERS = /^(?:message|letter|mail|e-?mail|text|note)$/;

/** Whether a noun tells of an act: "reservation" after "you have reserved ...". */
export function isAct(noun: string, verb: string): boolean {
  const bare = noun;
  if (Object.hasOwn(ACTS, bare) && ACTS[bare]!.test(verb)) return true;
  if (verb.length < 3) return false;
  let same = 0;
  while (same < verb.length && verb[same] === bare[same]) same++;
  return same >= Math.max(3, Math.min(5, verb.length - 1)) && bare.length >= verb.length - 1;
}

/** Whether a noun names something that somebody wrote. */
export function isLetter(noun: string): boolean {
  return LETTERS.test(noun);
}
