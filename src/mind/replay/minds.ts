import path from 'node:path';
import { z } from 'zod';
import { type Decision, ServiceError } from '../../contract/index.ts';
import type { Mind, MindAnswer, MindRequest } from '../mind.ts';
import { compare, describeChange, nothingRecorded, type PageChange } from './change.ts';
import { errand, fingerprint, type Seen } from './fingerprint.ts';
import { type Found, findElsewhere, findPossible, findSame, mostLike } from './follow.ts';
import { Journal, RecordingError, readRecording } from './journal.ts';
import type { Entry, Recording, Trajectory } from './recording.ts';

export interface RecordingMindOptions {
  /** JSON lines; made when it is not there, and added to. */
  file: string;
  live: Mind;
  name?: string;
  /** Texts and action labels left out of what is compared. */
  ignore?: readonly RegExp[];
}

export interface ReplayMindOptions {
  file: string;
  name?: string;
  /** Asked when a page has changed and `onChange` is `live`. */
  live?: Mind;
  /**
   * What happens on a page that is not the recorded one: `fail` refuses the turn, `live` asks the live engine and
   * records its answer, `continue` goes on with the recorded decision as long as it can be done.
   */
  onChange: 'fail' | 'live' | 'continue';
  ignore?: readonly RegExp[];
  /** Told of every page that had changed, with the turn and what came and went. */
  report?: (change: PageChange, sessionId: string) => void;
}

/**
 * A mind that asks `live` every time and keeps what it decided. A decision counts only once it is on disk. Closing it
 * leaves `live` to its owner.
 */
export function createRecordingMind(options: RecordingMindOptions): Mind {
  const { live } = options;
  const journal = new Journal(options.file);
  return {
    name: options.name ?? live.name,
    decisionMode: live.decisionMode,
    deterministic: live.deterministic,
    async decide(request, signal) {
      const answer = await live.decide(request, signal);
      const seen = fingerprint(request.percept, options.ignore);
      await journal.append(entryOf(request, live.name, seen, answer));
      return answer;
    },
    async close() {
      await journal.close();
    },
  };
}

/**
 * A mind that decides as was recorded, for nothing. The file is read once, so every session of a run meets the same
 * recording whatever is added meanwhile.
 */
export function createReplayMind(options: ReplayMindOptions): Mind {
  const { file, live, onChange, ignore } = options;
  const name = options.name ?? 'replay';
  if (onChange === 'live' && !live) throw new TypeError('onChange `live` needs a live engine');
  const journal = new Journal(file);
  let reading: Promise<Recording> | null = null;

  async function read(): Promise<Recording> {
    reading ??= readRecording(file);
    try {
      return await reading;
    } catch (error) {
      reading = null;
      const message = error instanceof RecordingError ? error.message : 'the recording cannot be read';
      throw new ServiceError(502, 'engine_unavailable', `engine \`${name}\`: ${message}`, {
        engine: name,
        reason: 'recording',
      });
    }
  }

  return {
    name,
    decisionMode: live?.decisionMode ?? 'direct',
    deterministic: onChange !== 'live',
    async decide(request, signal) {
      const recording = await read();
      signal.throwIfAborted();
      const who = errand(request);
      const seen = fingerprint(request.percept, ignore);
      const memory = recall(request, recording, who);
      const followed = recording.of(who).find((trajectory) => trajectory.id === memory.trajectory) ?? null;

      const same = findSame(recording, who, followed, memory, seen.hash, request.percept.actions);
      if (same) {
        if (memory.branch) await journal.append({ ...same.entry, seen, ...placeOf(request) });
        return replayed(same, same.entry.decision, memory);
      }

      const change = changeOf(request, followed, memory, seen);
      options.report?.(change, request.sessionId);
      const words = describeChange(change);
      if (onChange === 'live' && live) {
        const answer = await live.decide({ ...request, memory: memory.live }, signal);
        // From here on the session is another one than was recorded, so it is kept whole, from its first turn.
        if (!memory.branch) {
          for (const [turn, entry] of walked(recording, who, memory.path).entries()) {
            await journal.append({ ...entry, ...placeOf(request), turn });
          }
        }
        await journal.append(entryOf(request, live.name, seen, answer));
        const next: ReplayMemory = { ...memory, branch: true, live: answer.memory };
        return { ...answer, decision: noted(answer.decision, `${words}. The live engine decided.`), memory: next };
      }
      const { actions } = request.percept;
      const others = recording.of(who).filter((trajectory) => trajectory !== followed);
      const possible =
        onChange === 'continue' && followed
          ? (findPossible(followed, memory.at, actions) ?? findElsewhere(others, memory.at, seen, actions))
          : null;
      if (possible) return replayed(possible, noted(possible.entry.decision, `${words}. Went on as recorded.`), memory);
      const mend =
        recording.size === 0
          ? `\`${path.basename(file)}\` holds no recorded decision: record it first, with \`mode: record\``
          : onChange === 'continue'
            ? 'nothing that was recorded can be done here'
            : 'record it again, or set `on_change`';
      throw new ServiceError(502, 'engine_unavailable', `engine \`${name}\`: ${words}; ${mend}`, {
        engine: name,
        reason: change.kind === 'unseen' ? 'not_recorded' : 'page_changed',
        change,
      });
    },
    async close() {
      await journal.close();
    },
  };
}

const ReplayMemory = z.object({
  v: z.literal(1),
  trajectory: z.string().nullable(),
  at: z.int().min(0),
  /** The recorded decisions taken so far: trajectory and turn of each. */
  path: z.array(z.tuple([z.string(), z.int()])),
  /** The live engine was asked in this session: from then on its turns are recorded. */
  branch: z.boolean(),
  live: z.unknown(),
});
type ReplayMemory = z.infer<typeof ReplayMemory>;

function recall(request: MindRequest, recording: Recording, who: string): ReplayMemory {
  const parsed = ReplayMemory.safeParse(request.memory);
  if (parsed.success) return parsed.data;
  const chosen = recording.choose(who, request.seed);
  return { v: 1, trajectory: chosen?.id ?? null, at: request.turnIndex, path: [], branch: false, live: null };
}

function changeOf(request: MindRequest, followed: Trajectory | null, memory: ReplayMemory, seen: Seen): PageChange {
  if (!followed) return nothingRecorded(request.turnIndex, 'unseen');
  const expected = mostLike(followed, memory.at, seen);
  return expected
    ? compare(request.turnIndex, expected.seen, seen, request.percept)
    : nothingRecorded(request.turnIndex, 'longer');
}

function replayed({ entry, position }: Found, decision: Decision, memory: ReplayMemory): MindAnswer {
  const path: ReplayMemory['path'] = [...memory.path, [position.trajectory, position.at - 1]];
  const next: ReplayMemory = { ...memory, ...position, path, live: entry.memory };
  return { decision, memory: next, inputTokens: 0, outputTokens: 0, validationRetries: 0, credits: 0 };
}

/** Where a decision of this turn stands in the file. */
function placeOf(request: MindRequest): Pick<Entry, 'trajectory' | 'turn' | 'seed'> {
  return { trajectory: request.sessionId, turn: request.turnIndex, seed: request.seed };
}

function walked(recording: Recording, who: string, path: ReplayMemory['path']): Entry[] {
  const trajectories = recording.of(who);
  return path.flatMap(([id, turn]) => trajectories.find((trajectory) => trajectory.id === id)?.turns[turn] ?? []);
}

function entryOf(request: MindRequest, engine: string, seen: Seen, answer: MindAnswer): Entry {
  return {
    v: 1,
    errand: errand(request),
    person: request.person.name,
    task: request.instructions.split('\n')[0]!.slice(0, 80),
    engine,
    ...placeOf(request),
    seen,
    decision: answer.decision,
    memory: answer.memory,
  };
}

function noted(decision: Decision, words: string): Decision {
  const { explanation } = decision;
  return explanation
    ? { ...decision, explanation: { ...explanation, why: `${explanation.why} [replay, ${words}]` } }
    : decision;
}
