import type { MindAnswer, MindRequest } from '../../src/mind/mind.ts';
import { decide, type Watch } from '../../src/mind/scent/decide.ts';
import type { Path, State } from './path.ts';
import { requestOf } from './stage.ts';

/** What the engine does before one act of a golden path. */
export interface Decided {
  path: Path;
  state: State;
  /** Whether it is the golden act, or at the end the right claim. */
  right: boolean;
  rule: string;
}

const plain = (value: unknown) =>
  String(value ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function isGolden({ path: { task }, state }: Pick<Decided, 'path' | 'state'>, { decision }: MindAnswer): boolean {
  const { status, action_name, arguments: given, comment } = decision;
  if (state.end)
    return status === (task.claim ?? 'completed') && (!task.answer || new RegExp(task.answer, 'i').test(comment ?? ''));
  if (status !== 'continue' || !state.names.includes(action_name!)) return false;
  const [wanted] = Object.values(state.given ?? {});
  return wanted === undefined || Object.values(given ?? {}).some((value) => plain(value) === plain(wanted));
}

/** What is remembered once the golden act was done: as if nothing else had been offered. */
async function remembered(request: MindRequest, state: State, answer: MindAnswer, right: boolean): Promise<unknown> {
  if (right) return answer.memory;
  const actions = request.percept.actions.filter(({ name }) => state.names.includes(name));
  return (await decide({ ...request, percept: { ...request.percept, actions } })).memory;
}

/** Goes along golden paths and asks the engine before each act what it would do; it is led on to the golden one where that is something else. */
export async function decidedOn(paths: readonly Path[], watch?: Watch): Promise<Decided[]> {
  const all: Decided[] = [];
  for (const path of paths) {
    let memory: unknown = null;
    for (const [index, state] of path.states.entries()) {
      const request = requestOf(path.task, state.percept, { index, of: path.states.length + 20, memory });
      const answer = await decide(structuredClone(request), watch);
      const right = isGolden({ path, state }, answer);
      all.push({ path, state, right, rule: answer.decision.explanation?.rule ?? '' });
      memory = JSON.parse(JSON.stringify(await remembered(request, state, answer, right)));
    }
  }
  return all;
}
