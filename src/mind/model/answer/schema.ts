import { z } from 'zod';
import { type Action, DecisionStatus, INTENSITIES, SENTIMENTS } from '../../../contract/index.ts';

/** Stands for "no action" in the closed set; its brackets keep it apart from every name that can be declared. */
export const NO_ACTION = '(none)';

/** OpenAI takes at most 1000 choices, and at most 15000 characters of them when there are more than 250. */
const MOST_CHOICES = 1000;
const MANY_CHOICES = 250;
const MOST_CHARACTERS = 15_000;

const shared = {
  comment: z
    .string()
    .describe("What this person would say aloud right now, in one or two sentences of this person's own words."),
  sentiment: z.enum(SENTIMENTS).describe('How this person feels about it.'),
  felt_intensity: z.enum(INTENSITIES),
};
// A list of pairs and not an object: closed schemas, which vendors ask for, have no open keys.
const pairs = z
  .array(z.strictObject({ name: z.string(), value: z.string() }))
  .describe('The parameters of the chosen action as text; an empty list when it has none.');
const noticed = z
  .string()
  .describe('What on the page matters for the task, and why this is the next step. One sentence.');

/** What a model must answer when it picks among the declared actions itself. */
export function directAnswer(actions: readonly Action[]): z.ZodType {
  return z.strictObject({
    noticed,
    status: DecisionStatus.describe(
      '`continue` with an action; `completed` when the page shows that the task is done; `gave_up` when this person would stop trying.',
    ),
    action: choice(actions).describe(
      `The name of one listed action, exactly; ${NO_ACTION} when status is not \`continue\`.`,
    ),
    arguments: pairs,
    ...shared,
  });
}

/** What a model must answer when it states an intention that is then matched to a declared action. */
export function intentAnswer(): z.ZodType {
  return z.strictObject({
    noticed,
    status: DecisionStatus,
    intention: z
      .string()
      .describe(
        'The one next thing this person wants to do, with the words on the control: press "Add to basket". Empty when status is not `continue`.',
      ),
    arguments: pairs,
    ...shared,
  });
}

function choice(actions: readonly Action[]): z.ZodType<string> {
  const names = [...actions.map((action) => action.name), NO_ACTION];
  const characters = names.reduce((sum, name) => sum + name.length, 0);
  const fits = names.length <= MANY_CHOICES || (names.length <= MOST_CHOICES && characters <= MOST_CHARACTERS);
  // Too many for the vendor's schema: the set stays closed all the same, because every answer is checked against it.
  return fits ? z.enum(names as [string, ...string[]]) : z.string();
}
