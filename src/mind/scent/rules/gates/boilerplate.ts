import { fold } from '../../../language/index.ts';
import { expectedAt } from '../../foraging/wants/index.ts';
import { whereabouts } from '../../foraging/whereabouts.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesAnywhere, timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Pages that stand at the foot of every site and tell of the site itself. */
const OF_SITES =
  /^(?:privacy(?: policy| notice)?|(?:terms|conditions)(?: (?:of (?:use|service)|and conditions|& conditions))?|imprint|legal(?: notice)?|cookies?(?: policy| settings)?|accessibility(?: statement)?|site ?map|about(?: us)?|contact(?: us)?|news|blog|press|careers|jobs)$/;
/** What those pages tell, as somebody asks for it: how one gets in touch, who they are, what holds between them and others. */
const TELLS: ReadonlyArray<readonly [page: RegExp, asked: RegExp]> = [
  [
    /^contact/,
    /\b(?:tele)?phones?\b|\b(?:call|ring|e-?mail|mail|fax|address|reach|contact|support|customer (?:care|service)|help ?line|write to|get in touch|where|located|find (?:you|them|us)|open|opening|hours)\b/,
  ],
  [
    /^about/,
    /\b(?:who|founded|founder|since|history|story|team|owners?|owned|runs?|started|set up|registered|charity|address|located|where)\b/,
  ],
  [
    /^(?:careers|jobs)/,
    /\b(?:work(?:ing)? (?:for|at|with)|jobs?|vacanc\w+|hiring|positions?|careers?|appl(?:y|ication))\b/,
  ],
  [
    /^(?:terms|conditions|legal|imprint)/,
    /\b(?:cancel\w*|notice|liab\w+|terms|conditions|refunds?|returns?|company|registered)\b/,
  ],
  [/^(?:privacy|cookie)/, /\b(?:data|privacy|personal|track\w*|cookies?)\b/],
  [/^accessibility/, /\b(?:wheelchairs?|accessib\w+|step-free|steps|lift|ramps?|disab\w+|hearing|blue badge)\b/],
  [/^(?:news|blog|press)/, /\b(?:news|announce\w*|latest|blog|press|articles?|posts?)\b/],
];
/** Rules by which a control is pressed for how it sounds. */
const BY_SOUND = new Set(['satisfice', 'try_again', 'press_named']);
/** Steps by which something is looked for: it may stand on any page. */
const LOOKS = new Set<Step['verb']>(['learn', 'reach', 'locate', 'search']);

/**
 * Whether somebody would go by a guess to what sites tell of themselves, of which the task says nothing: who has something to do there goes
 * nowhere near it, who looks for something does once nothing else is left.
 */
export function wandersOff(situation: Situation, { rule, item }: Proposal): boolean {
  const { step, asked, items, memory, key } = situation;
  if (!step || item?.role !== 'link' || !BY_SOUND.has(rule)) return false;
  const label = fold(item.label);
  if (!OF_SITES.test(label) || fold(asked).includes(label) || expectedAt(step, [item.label], asked) > 0) return false;
  if (!LOOKS.has(step.verb)) return whereabouts(step, item.label) === 0;
  if (TELLS.some(([page, about]) => page.test(label) && about.test(fold(asked)))) return false;
  return items.some(
    (other) =>
      isClickable(other) &&
      other.role === 'link' &&
      !OF_SITES.test(fold(other.label)) &&
      timesTried(memory, key, other.name) === 0,
  );
}

/** Whether a form would be sent off by a link that one has followed before as a way to elsewhere, where nothing was put in: that sends nothing. */
export function sendsByWay({ memory, key }: Situation, { item, commits, rule }: Proposal): boolean {
  if (!commits || rule !== 'commit' || item?.role !== 'link') return false;
  return Object.keys(memory.filled[key] ?? {}).length === 0 && timesAnywhere(memory, item.name) > 0;
}
