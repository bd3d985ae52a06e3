import type { LanguageModel } from 'ai';
import { type Decision, parseInstructions, ServiceError } from '../../contract/index.ts';
import type { Mind, MindAnswer, MindRequest } from '../mind.ts';
import { traitsOf } from '../scent/person/traits.ts';
import { contradiction } from './agreement.ts';
import type { Choice } from './answer/fit.ts';
import { keyVariable, type ModelEngine } from './config/schema.ts';
import { converse, type Prompt, type Spent } from './converse.ts';
import { Budget } from './cost/budget.ts';
import type { Chosen, FeltTurn, LimitedTurn, Limits, Quitting } from './limits/limits.ts';
import { learn, recall, remember } from './memory.ts';
import { DataMarks } from './prompt/data.ts';
import { imageFor } from './prompt/image.ts';
import { describePerson } from './prompt/person.ts';
import { renderRules } from './prompt/rules.ts';
import { renderTurn } from './prompt/turn.ts';

export interface ModelMindOptions {
  env?: Readonly<Record<string, string | undefined>>;
  /** The first wait after a fault; it doubles with each. */
  firstDelayMs?: number;
  /** The mechanical part of the person; the embedded engine's own by default. */
  limits?: Limits;
}

/**
 * A mind that asks a vision-language model. Perception, patience and feeling are computed as for the embedded engine;
 * the model picks among what the person perceived and words the comment.
 */
export function createModelMind(engine: ModelEngine, options: ModelMindOptions = {}): Mind {
  const env = options.env ?? process.env;
  const budget = new Budget(engine.name, engine.cap_credits);
  let model: Promise<LanguageModel> | null = null;
  let limits: Promise<Limits> | null = options.limits ? Promise.resolve(options.limits) : null;

  return {
    name: engine.name,
    decisionMode: engine.decision_mode,
    deterministic: false,
    async decide(request, signal) {
      const apiKey = keyFor(engine, env);
      limits ??= import('./limits/person.ts').then((module) => module.personLimits());
      const person = await limits;
      const memory = recall(request.memory);
      const turn = await person.begin(request, memory.limits);
      const outcome = request.percept.texts.find((block) => block.label === 'outcome')?.text ?? null;
      const steps = learn(memory.steps, outcome);
      signal.throwIfAborted();

      const quit = ({ why, comment }: Quitting, spent: Spent): MindAnswer => {
        const felt = person.end(turn, GAVE_UP);
        return answer(
          toDecision(GAVE_UP, comment, felt, 'patience_spent', why),
          { v: 1, steps, limits: felt.memory },
          spent,
        );
      };
      if (turn.quits) return quit(turn.quits, NOTHING);

      model ??= import('./call/provider.ts').then(({ languageModel }) => languageModel(engine, apiKey));
      const prompt = await promptFor(engine, request, turn, steps);
      const { choice, spent } = await converse(
        { engine, model: await model, budget, firstDelayMs: options.firstDelayMs ?? 500 },
        prompt,
        turn.percept.actions,
        parseInstructions(request.instructions).knowledge,
        signal,
      );
      const tired = person.tires(turn, choice);
      if (tired) return quit(tired, spent);
      const felt = person.end(turn, choice);
      const why = [choice.noticed, contradiction(choice, felt)].filter(Boolean).join(' ');
      const decision = toDecision(choice, choice.comment || felt.comment, felt, `model_${choice.status}`, why);
      const step = { turn: request.turnIndex, did: inWords(choice), came: null };
      return answer(decision, { v: 1, steps: remember(steps, step), limits: felt.memory }, spent);
    },
  };
}

const GAVE_UP: Chosen = { status: 'gave_up', action: null, arguments: null };
const NOTHING: Spent = { inputTokens: 0, outputTokens: 0, credits: 0, validationRetries: 0 };

/** @throws ServiceError when the engine needs a key and its variable is empty */
function keyFor(engine: ModelEngine, env: Readonly<Record<string, string | undefined>>): string | undefined {
  const variable = keyVariable(engine);
  const key = variable === null ? undefined : env[variable] || undefined;
  if (variable !== null && key === undefined) {
    throw new ServiceError(502, 'engine_unavailable', `engine \`${engine.name}\`: set ${variable} to its key`, {
      engine: engine.name,
      reason: 'key_missing',
    });
  }
  return key;
}

async function promptFor(
  engine: ModelEngine,
  request: MindRequest,
  turn: LimitedTurn,
  steps: Parameters<typeof renderTurn>[2],
): Promise<Prompt> {
  const traits = traitsOf(request.person, request.today, request.seed);
  const marks = new DataMarks(request.sessionId, request.seed, request.turnIndex);
  const { knowledge } = parseInstructions(request.instructions);
  const { frame } = turn.percept;
  // Who hears the page is not shown it: a model would see what this person cannot.
  const sent = traits.screenReader ? null : await imageFor(frame, engine.image_size);
  const scale = sent?.scale ?? 1;
  return {
    instructions: renderRules(
      request,
      describePerson(request.person, request.today, traits),
      knowledge,
      marks,
      engine.decision_mode,
    ),
    text: renderTurn(request, turn.percept, steps, turn.mood, scale, marks),
    image: sent && {
      bytes: sent.bytes,
      mediaType: sent.mediaType,
      width: Math.round(frame.width * scale),
      height: Math.round(frame.height * scale),
    },
    seed: (request.seed + request.turnIndex) % 2_147_483_647,
    reasoningEffort: request.reasoningEffort,
  };
}

function toDecision(choice: Chosen, comment: string, felt: FeltTurn, rule: string, why: string): Decision {
  return {
    status: choice.status,
    action_name: choice.action?.name ?? null,
    arguments: choice.arguments,
    comment,
    sentiment: felt.sentiment,
    felt_intensity: felt.intensity,
    explanation: {
      rule,
      why,
      wanted: felt.wanted,
      candidates: felt.candidates,
      seconds_predicted: felt.secondsPredicted,
      seconds_waited: felt.secondsWaited,
      valence: felt.valence,
      chance: felt.chance,
    },
  };
}

function answer(decision: Decision, memory: unknown, spent: Spent): MindAnswer {
  return { decision, memory, ...spent };
}

function inWords({ status, action, arguments: args }: Choice): string {
  if (!action) return status;
  const label = action.target?.label;
  const given = args ? ` with ${JSON.stringify(args)}` : '';
  return `${action.name}${label ? ` ("${label}")` : ''}${given}`;
}
