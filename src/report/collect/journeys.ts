import { gzipSync } from 'node:zlib';
import type { SessionRecord, TurnRecord } from '../../contract/index.ts';
import { actOf } from '../../results/index.ts';
import type { JourneyChunk } from './model.ts';
import { layoutOf } from './pages.ts';

/** Sessions a chunk: opening one decodes its neighbours with it. */
const CHUNK = 25;
const CANDIDATES = 7;

/** Packs the turns of all sessions for the page, in chunks that are decoded one at a time. */
export class JourneyPacker {
  readonly chunks: JourneyChunk[] = [];
  readonly #picture: (sessionId: string, frame: string | null) => string | null;
  #sessions: unknown[] = [];
  #layouts: unknown[] = [];
  #layoutIds = new Map<string, number>();

  constructor(picture: (sessionId: string, frame: string | null) => string | null) {
    this.#picture = picture;
  }

  /** Adds one session; answers the number of its chunk. */
  add(record: SessionRecord, turns: readonly TurnRecord[]): number {
    const chunk = this.chunks.length;
    this.#sessions.push({
      id: record.id,
      steps: record.steps,
      device: record.device ?? null,
      trace: record.trace,
      error: record.error,
      turns: turns.map((turn) => this.#turn(record, turn)),
    });
    if (this.#sessions.length === CHUNK) this.flush();
    return chunk;
  }

  flush(): void {
    if (this.#sessions.length === 0) return;
    const text = JSON.stringify({ layouts: this.#layouts, sessions: this.#sessions });
    this.chunks.push({ id: `chunk-${this.chunks.length}`, data: gzipSync(text).toString('base64') });
    this.#sessions = [];
    this.#layouts = [];
    this.#layoutIds = new Map();
  }

  #turn(record: SessionRecord, turn: TurnRecord): object {
    const { decision } = turn;
    const act = actOf(turn);
    const target = turn.actions.find((action) => action.name === act?.name)?.target;
    const picture = this.#picture(record.id, turn.frame.path);
    return {
      url: turn.url,
      title: turn.title,
      picture,
      layout: picture === null ? this.#layout(turn) : null,
      size: [turn.frame.width, turn.frame.height],
      target: target && act?.onElement ? [target.x, target.y, target.width, target.height].map(Math.round) : null,
      status: decision.status,
      label: act?.label ?? null,
      action: decision.action_name,
      arguments: decision.arguments,
      comment: decision.comment,
      sentiment: decision.sentiment,
      intensity: decision.felt_intensity,
      valence: turn.valence,
      rule: turn.rule,
      why: turn.why,
      wanted: turn.wanted,
      chance: turn.chance,
      effect: turn.effect,
      seconds: turn.seconds_predicted,
      candidates: weighed(turn),
    };
  }

  #layout(turn: TurnRecord): number {
    const layout = layoutOf(turn);
    const key = JSON.stringify(layout);
    const known = this.#layoutIds.get(key);
    if (known !== undefined) return known;
    this.#layoutIds.set(key, this.#layouts.length);
    return this.#layouts.push(layout) - 1;
  }
}

/** The best candidates, and the chosen one even when it was not among them. */
function weighed(turn: TurnRecord): object[] {
  const chosen = turn.decision.action_name;
  const ranked = [...(turn.candidates ?? [])].sort(
    (a, b) =>
      b.utility - a.utility || Number(b.action_name === chosen) - Number(a.action_name === chosen) || b.scent - a.scent,
  );
  const kept = ranked.filter((it, index) => index < CANDIDATES || it.action_name === chosen);
  return kept.map(({ action_name, label, scent, utility, seen, reason }) => ({
    label: label.slice(0, 60),
    scent,
    utility,
    seen: seen ?? null,
    reason: reason ?? null,
    chosen: action_name === chosen,
  }));
}
