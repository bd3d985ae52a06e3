import { fold } from '../../language/index.ts';

/** Ways to say how far something has got, stage by stage, as tasks and lists of stages say it. */
const STAGES: ReadonlyArray<RegExp> = [
  /\b(?:backlog|ideas?|some ?day|wish ?list|proposed|suggest(?:ed|ions?))\b/,
  /\b(?:to ?do|still to (?:be )?do(?:ne)?|not (?:yet )?(?:begun|started)|planned|up next|queued?|waiting|yet to be (?:done|begun|started))\b/,
  /\b(?:doing|(?:in|work in) (?:progress|hand)|under ?way|ongoing|being (?:worked on|done|made)|(?:has|have|had|been|already|just|was|were) (?:begun|started)|(?:i|we|you|they|he|she)(?:['’]ve| am|['’]m| are|['’]re| have)? (?:started|begun|begin|working on)|active|current(?:ly)?|at work)\b/,
  /\b(?:review(?:ed)?|check(?:ing|ed)|test(?:ed|ing)|proof(?:read|ing)?|approval)\b/,
  /\b(?:done|finished|complete[d]?|ready|closed|resolved|dealt with|over and done)\b/,
  /\b(?:shipp(?:ed|ing)|sent(?: off| out)?|dispatched|posted|in the (?:post|mail)|on (?:its|their|the) way|in transit|with the (?:courier|carrier|post)|picked up by the (?:courier|carrier|post)|left (?:the (?:house|shop|warehouse)|with the (?:courier|carrier|post\p{L}*|driver))|handed (?:over )?to the (?:courier|carrier|post))\b/u,
  /\b(?:delivered|arrived|received|has (?:come|got there)|been handed over)\b/,
  /\b(?:cancelled|canceled|called off|not (?:be )?(?:coming|taking place|wanted) (?:any ?more|after all)|withdrawn|scrapped|abandoned|dropped)\b/,
  /\b(?:unpaid|outstanding|overdue|not (?:yet )?paid)\b/,
  /(?<!not |not yet )\b(?:paid|settled|money (?:has )?(?:come in|arrived)|has paid)\b/,
];

function stagesOf(text: string): number[] {
  const folded = fold(text);
  return STAGES.flatMap((stage, i) => (stage.test(folded) ? [i] : []));
}

/** The one of several stages, as a page calls them, that a text speaks of in other words; null where it speaks of none or of several. */
export function stageFor(text: string, options: readonly string[]): string | null {
  const told = stagesOf(text);
  if (told.length === 0) return null;
  const staged = options.flatMap((option) => {
    const own = stagesOf(option);
    return own.length === 1 && option.split(' ').length <= SHORT ? [{ option, stage: own[0]! }] : [];
  });
  // A list of which but one could be a stage is no list of stages.
  if (new Set(staged.map(({ stage }) => stage)).size < 2) return null;
  const found = staged.filter(({ stage }) => told.includes(stage));
  return found.length === 1 ? found[0]!.option : null;
}
/** Words of the name of a stage. */
const SHORT = 4;
