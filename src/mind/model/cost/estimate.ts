import { type EngineConfig, isModelEngine } from '../config/schema.ts';
import { creditsFor } from './budget.ts';
import { tokensOfImage, tokensOfText } from './tokens.ts';

/** What a run would ask of an engine. Everything but `sessions` and `maxTurns` has a default measured on web pages. */
export interface RunPlan {
  sessions: number;
  /** The most turns of one session. */
  maxTurns: number;
  /** Turns expected of one session; half of `maxTurns` when left out. */
  turns?: number;
  /** Task with what the person knows. */
  instructions?: string;
  operatingNotes?: string | null;
  /** The submitted image. */
  image?: { width: number; height: number };
  /** Actions offered a turn. */
  actions?: number;
  /** Characters of page text a turn. */
  pageText?: number;
  /** Share of turns, 0..1, that a replay answers for nothing. */
  replayed?: number;
}

export interface RunPrice {
  engine: string;
  /** Calls, tokens and credits as expected: one call a turn. */
  expected: Cost;
  /** The same if every session runs to its last turn and every turn needs every retry. */
  most: Cost;
  capCredits: number | null;
  /** Whether the expected cost stays under the cap; true without one. */
  withinCap: boolean;
}

interface Cost {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  credits: number;
}

/** Fixed part of the prompt: rules, the answer's schema and the person. Measured with `tokensOfText`. */
const FRAME_TOKENS = 1400;
/** One offered action with its place, role and label, in the list and again as a choice of the schema. */
const ACTION_TOKENS = 45;
/** A decision with its comment. */
const ANSWER_TOKENS = 140;
/** One line of what the person did before, and how many are kept. */
const STEP_TOKENS = 45;
const STEPS_KEPT = 12;

/** Prices a run without asking anything: what `dramatis` would spend on this engine. Pure. */
export function priceScenario(engine: EngineConfig, plan: RunPlan): RunPrice {
  const none = { calls: 0, inputTokens: 0, outputTokens: 0, credits: 0 };
  if (!isModelEngine(engine)) {
    return { engine: engine.name, expected: none, most: none, capCredits: null, withinCap: true };
  }
  const turns = Math.min(plan.turns ?? Math.ceil(plan.maxTurns / 2), plan.maxTurns);
  const asked = 1 - Math.min(1, Math.max(0, plan.replayed ?? 0));
  const input = inputTokensATurn(engine.kind, engine.image_size, plan);
  const cost = (turnCount: number, triesATurn: number, answer: number): Cost => {
    const calls = Math.ceil(plan.sessions * turnCount * triesATurn);
    const inputTokens = calls * input;
    const outputTokens = calls * answer;
    return { calls, inputTokens, outputTokens, credits: creditsFor(engine.price, inputTokens, outputTokens) };
  };
  const expected = cost(turns * asked, 1, ANSWER_TOKENS);
  const capCredits = engine.cap_credits ?? null;
  return {
    engine: engine.name,
    expected,
    most: cost(plan.maxTurns, 1 + 2 * engine.max_retries, engine.max_output_tokens),
    capCredits,
    withinCap: capCredits === null || expected.credits <= capCredits,
  };
}

function inputTokensATurn(kind: EngineConfig['kind'], imageSize: number, plan: RunPlan): number {
  const { width, height } = plan.image ?? { width: 1280, height: 800 };
  const fit = Math.min(1, imageSize / Math.max(width, height));
  const turns = Math.min(plan.turns ?? Math.ceil(plan.maxTurns / 2), STEPS_KEPT);
  return (
    FRAME_TOKENS +
    tokensOfText(plan.instructions ?? '') +
    tokensOfText(plan.operatingNotes ?? '') +
    tokensOfImage(kind, Math.round(width * fit), Math.round(height * fit)) +
    (plan.actions ?? 60) * ACTION_TOKENS +
    Math.ceil((plan.pageText ?? 3000) / 3.6) +
    Math.ceil((turns / 2) * STEP_TOKENS)
  );
}
