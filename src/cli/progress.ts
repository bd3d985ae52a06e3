import { createLogUpdate } from 'log-update';
import pc from 'picocolors';
import type { PlannedSession } from '../play/index.ts';
import type { RunEvent } from '../run/options.ts';
import { outcomeWord, shorten } from './words.ts';

/** Shows how a run goes on. `end` leaves the last state standing and may be called twice. */
export interface ProgressView {
  show(event: RunEvent): void;
  end(): void;
}

/** A live table on a terminal, plain lines elsewhere; both on standard error when standard output is for JSON. */
export function progressOf({ json }: { json: boolean }): ProgressView {
  const stream = json ? process.stderr : process.stdout;
  return stream.isTTY ? new LiveTable(stream) : new PlainLines(stream);
}

interface Row {
  session: PlannedSession;
  turn: number;
  doing: string;
  feeling: string;
  outcome: string | null;
}

const REDRAW_EVERY_MS = 120;

class LiveTable implements ProgressView {
  readonly #rows = new Map<PlannedSession, Row>();
  readonly #stream: NodeJS.WriteStream;
  readonly #draw: ReturnType<typeof createLogUpdate>;
  #total = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
    this.#draw = createLogUpdate(stream);
  }

  show(event: RunEvent): void {
    if (event.type === 'planned') {
      this.#total = event.sessions.length;
    } else if (event.type === 'skipped') {
      this.#total -= 1;
    } else {
      const row = this.#rows.get(event.session) ?? {
        session: event.session,
        turn: 0,
        doing: 'opens the page',
        feeling: '',
        outcome: null,
      };
      if (event.type === 'turn') Object.assign(row, { turn: event.turn, doing: event.doing, feeling: event.feeling });
      if (event.type === 'ended') row.outcome = event.record.outcome;
      this.#rows.set(event.session, row);
    }
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#render();
    }, REDRAW_EVERY_MS);
  }

  end(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#rows.size === 0) return;
    this.#draw.clear();
    this.#rows.clear();
  }

  #render(): void {
    const rows = [...this.#rows.values()];
    const done = rows.filter((row) => row.outcome !== null);
    const running = rows.filter((row) => row.outcome === null);
    // What has ended scrolls out of a small window first; who is at it stays in view.
    const room = Math.max(3, (this.#stream.rows ?? 24) - running.length - 3);
    const lines = [...done.slice(-room), ...running].map((row) => this.#line(row));
    this.#draw([`${pc.bold('dramatis')} ${done.length} of ${this.#total} sessions`, ...lines].join('\n'));
  }

  #line({ session, turn, doing, feeling, outcome }: Row): string {
    const width = Math.max(60, this.#stream.columns ?? 100);
    const who = shorten(`${session.person.name} #${session.index + 1}`, 22).padEnd(22);
    const what = shorten(session.scenario, 30).padEnd(30);
    const state = outcome
      ? outcomeWord(outcome)
      : `${shorten(doing, Math.max(10, width - 80))}${feeling ? pc.dim(` (${feeling})`) : ''}`;
    return `  ${who} ${pc.dim(what)} ${String(turn).padStart(3)}  ${state}`;
  }
}

class PlainLines implements ProgressView {
  readonly #stream: NodeJS.WriteStream;
  #total = 0;
  #ended = 0;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  show(event: RunEvent): void {
    if (event.type === 'planned') {
      this.#total = event.sessions.length;
      this.#write(`${this.#total} sessions, ${event.workers} at once`);
      return;
    }
    if (event.type === 'skipped') {
      this.#total -= 1;
      return;
    }
    const who = `${event.session.scenario} · ${event.session.person.name} #${event.session.index + 1}`;
    if (event.type === 'turn') this.#write(`  ${who} · turn ${event.turn}: ${event.doing} (${event.feeling})`);
    if (event.type === 'ended') {
      this.#ended += 1;
      const { outcome, turns, error } = event.record;
      this.#write(
        `[${this.#ended}/${this.#total}] ${who}: ${outcome} after ${turns} turns${error ? ` (${error.kind}: ${error.message})` : ''}`,
      );
    }
  }

  end(): void {}

  #write(line: string): void {
    this.#stream.write(`${line}\n`);
  }
}
