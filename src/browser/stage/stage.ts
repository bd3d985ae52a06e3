import type { BrowserContext, Page } from 'playwright-core';
import { type Effect, type Pacing, waitingSaid } from '../../contract/index.ts';
import { Doing } from '../act/doing.ts';
import type { Arguments } from '../act/hands.ts';
import type { Secrets } from '../act/secrets.ts';
import { sleep, within } from '../guard/deadline.ts';
import { Dialogs } from '../guard/dialogs.ts';
import { isStageError, StageError } from '../guard/error.ts';
import { serverGone } from '../guard/gone.ts';
import type { Happenings } from '../guard/happenings.ts';
import type { Origins } from '../guard/origins.ts';
import { ProtocolSessions } from '../guard/session.ts';
import { Straying } from '../guard/straying.ts';
import { Tabs } from '../guard/tabs.ts';
import { Pace } from '../pacing/pacing.ts';
import { aimOf, landed } from '../person/hands.ts';
import { Senses } from '../person/senses.ts';
import { OpenLines } from '../settle/lines.ts';
import { settle } from '../settle/settle.ts';
import { type Answered, Traffic } from '../settle/traffic.ts';
import type { SessionTrace } from '../trace/trace.ts';
import type { Observation, PageAction, Stage, StageOptions, TurnNote } from '../types.ts';
import { findOn } from './find.ts';
import { DEADLINES, DEFAULT_VIEWPORT, imageOptions } from './options.ts';
import { Seeing, type Seen } from './seeing.ts';

/** From here on a status is the guard's own word for what it could not reach. */
const PROXY_STATUSES = 590;

/** A mental operator of the keystroke-level model (Card, Moran and Newell 1980), where no engine predicts more. */
const UNKNOWN_THOUGHT_MS = 1350;

/** What opening a stage hands over: the parts that differ between an own context and a page of somebody's test. */
export interface Setting {
  context: BrowserContext;
  page: Page;
  options: StageOptions;
  /** Addresses that were refused, as they are refused. */
  happenings: Happenings;
  origins: Origins;
  secrets: Secrets;
  trace: SessionTrace | null;
  bytesInProgress: () => Promise<number>;
  /** Another way to wait, for measuring what the rest takes. */
  settle?: typeof settle;
  /** The language of the person's browser. */
  locale: string;
  /** What the person sits at; null where the page is somebody else's. */
  device: Stage['device'];
  /** The pointer is a finger. */
  touch: boolean;
  /** How the page's time goes; what was not installed cannot pause. */
  pacing: Pacing;
  /** Undoes what opening set up, in order; the context itself only when it is the stage's own. */
  dispose: Array<() => Promise<void>>;
}

/** One person's browser. The parts know their own trade; this holds them together and turns failures into words. */
export class PersonStage implements Stage {
  readonly context: BrowserContext;
  readonly device: Stage['device'];
  readonly #setting: Setting;
  readonly #tabs: Tabs;
  readonly #dialogs: Dialogs;
  readonly #straying: Straying;
  readonly #traffic: Traffic;
  readonly #seeing: Seeing;
  readonly #doing: Doing;
  readonly #trace: SessionTrace | null;
  readonly #senses: Senses;
  readonly #pace: Pace;
  #thoughtMs = 0;
  #turns = 0;
  readonly #sessions = new ProtocolSessions();
  #browserGone = false;
  #closed: Promise<void> | null = null;
  #seen: Seen | null = null;
  #last: Effect | null = null;

  constructor(setting: Setting) {
    this.#setting = setting;
    this.context = setting.context;
    this.device = setting.device;
    const { context, happenings } = setting;
    this.#trace = setting.trace;
    this.#dialogs = new Dialogs(context, happenings);
    this.#straying = new Straying(context, setting.origins, happenings);
    this.#traffic = new Traffic(context, (request, status) => {
      this.#straying.answered(request, status);
      return setting.origins.allows(request.url()) && status < PROXY_STATUSES;
    });
    this.#tabs = new Tabs(context, setting.page, happenings, (page) => this.#arrived(page));
    context.browser()?.once('disconnected', () => {
      this.#browserGone = true;
    });
    const profile = setting.options.person?.accessibility_profile ?? {};
    this.#pace = new Pace(setting.pacing, this.#sessions);
    this.#senses = new Senses(profile, this.#sessions, imageOptions(setting.options).quality);
    const parts = {
      ...setting,
      tabs: this.#tabs,
      dialogs: this.#dialogs,
      traffic: this.#traffic,
      straying: this.#straying,
      lines: new OpenLines(context),
      timersPending: (page: Page, soon?: number) => this.#pace.pending(page, this.#traffic.sinceMark(Date.now()), soon),
      sessions: this.#sessions,
      settle: setting.settle ?? settle,
      find: findOn,
      senses: this.#senses,
      secretShown: () => {
        if (this.#trace) this.#trace.secretShown = true;
      },
      aim: (action: PageAction, page: Page) => this.#aim(action, page),
    };
    this.#seeing = new Seeing(parts);
    this.#doing = new Doing(parts);
    this.#tabs.start();
  }

  get requests(): readonly Answered[] {
    return this.#traffic.answered;
  }

  page(): Page {
    return this.#tabs.front;
  }

  async open(url: string): Promise<void> {
    const { origins } = this.#setting;
    if (!origins.allows(url))
      throw new StageError('navigation_failed', `${url} is outside of the allowed origins (${origins})`);
    const page = this.#tabs.front;
    this.#straying.forget();
    this.#traffic.mark();
    try {
      const arrival = page.goto(url, { waitUntil: 'commit', timeout: DEADLINES.open });
      await within(DEADLINES.open + 1000, `Opening ${url}`, arrival);
    } catch (error) {
      throw this.#asStageError(error, url);
    }
    let busyMs = 0;
    const came = await settle(page, this.#traffic, {
      interrupted: () => this.#dialogs.before(page) !== null || this.#lost() !== null,
      navigationPatienceMs: DEADLINES.open,
      onBusy: (milliseconds) => {
        busyMs += milliseconds;
      },
    });
    this.#rejectIfLost();
    this.#setting.happenings.drain();
    const waited = waitingSaid(this.#traffic.waited(Date.now()) + busyMs, came);
    if (waited) this.#last = { kind: 'changed', words: `The page opened. ${waited}` };
  }

  async observe(): Promise<Observation> {
    this.#rejectIfLost();
    this.#seen = await this.#guarded(DEADLINES.observe, 'Observing the page', this.#look());
    this.#rejectIfLost();
    return this.#seen.observation;
  }

  async act(name: string, args: Arguments | null): Promise<Effect> {
    this.#rejectIfLost();
    this.#turns++;
    await this.#goOn();
    this.#last = await this.#guarded(DEADLINES.act, `Doing ${name}`, this.#doing.act(name, args, this.#seen));
    this.#rejectIfLost();
    return this.#last;
  }

  async #look(): Promise<Seen> {
    const page = this.#tabs.front;
    if (!this.#dialogs.before(page)) await this.#pace.hold(page);
    return this.#seeing.look(this.#last);
  }

  turn<T>(note: TurnNote, body: () => Promise<T>): Promise<T> {
    this.#thoughtMs = thoughtMs(note.decision);
    const whole = async () => {
      const result = await body();
      // Nothing was done with the page: it goes on all the same.
      await this.#goOn();
      return result;
    };
    const seen = () => (this.#dialogs.before(this.#tabs.front) ? null : this.#tabs.front);
    return this.#trace ? this.#trace.turn(note, whole, seen) : whole();
  }

  /** Lets the page live through the thought; a dialog that opens on the way is left standing. */
  async #goOn(): Promise<void> {
    const page = this.#tabs.front;
    const going = this.#pace.release(this.#thoughtMs);
    this.#thoughtMs = 0;
    let done = false;
    const settled = going.finally(() => {
      done = true;
    });
    while (!done && !this.#dialogs.before(page)) await Promise.race([settled, sleep(20)]);
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    this.#tabs.stop();
    await this.#dialogs.dismissAll();
    const written = this.#trace ? within(DEADLINES.trace, 'Writing the trace', this.#trace.stop()) : Promise.resolve();
    const failure = await written.then(
      () => null,
      (error: unknown) => error,
    );
    for (const step of this.#setting.dispose)
      await within(DEADLINES.close, 'Closing the browser context', step()).catch(() => {});
    // Everything else is closed by then; a record that names a trace must not name one that is not there.
    if (failure) throw failure;
  }

  #arrived(page: Page): void {
    this.#senses.arrived(page);
    this.#seeing.arrived(page);
    this.#doing.arrived(page);
  }

  /** Where this person's hand lands; a miss is something they notice. */
  #aim(action: PageAction, page: Page): { x: number; y: number } {
    const { person, seed } = this.#setting.options;
    const viewport = page.viewportSize() ?? DEFAULT_VIEWPORT;
    const point = aimOf(person?.accessibility_profile ?? {}, action, viewport, seed, this.#turns);
    if (point !== action.point && !landed(point, action.target))
      this.#setting.happenings.note('slip', `The hand slipped and landed beside "${action.label}".`);
    return point;
  }

  async #guarded<T>(ms: number, what: string, call: Promise<T>): Promise<T> {
    try {
      return await within(ms, what, call);
    } catch (error) {
      throw this.#asStageError(error, this.#tabs.front.url());
    }
  }

  /** Why the stage cannot go on, when it cannot. */
  #lost(): StageError | null {
    if (this.#browserGone) return new StageError('browser_gone', 'The browser ended');
    if (this.#tabs.crashed(this.#tabs.front)) return new StageError('page_crashed', 'The page crashed');
    if (this.#straying.gone !== null)
      return new StageError('server_gone', `The server of ${this.#straying.gone} does not answer`);
    return null;
  }

  #rejectIfLost(): void {
    const lost = this.#lost();
    if (lost) throw lost;
  }

  #asStageError(error: unknown, url: string): StageError {
    const lost = this.#lost();
    if (lost) return lost;
    if (isStageError(error)) return error;
    const { refused } = this.#straying;
    if (refused)
      return new StageError(
        'navigation_failed',
        `${url} leads to ${refused}, outside of the allowed origins (${this.#setting.origins}); add its origin to them`,
      );
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const context = this.context.browser();
    if (context && !context.isConnected()) return new StageError('browser_gone', 'The browser ended', { cause: error });
    if (/crashed/i.test(message)) return new StageError('page_crashed', 'The page crashed', { cause: error });
    if (serverGone(message))
      return new StageError('server_gone', `The server of ${url} does not answer`, { cause: error });
    if (/Timeout .* exceeded/.test(message))
      return new StageError('timeout', `${url} did not answer in time`, { cause: error });
    return new StageError('navigation_failed', `${url}: ${message}`, { cause: error });
  }
}

/** The seconds a person of this profile would have thought, as the decision's explanation predicts them. */
function thoughtMs(decision: unknown): number {
  type Times = { seconds_predicted?: unknown; seconds_waited?: unknown };
  const explanation = (decision as { explanation?: Times | null } | null)?.explanation;
  const seconds = explanation?.seconds_predicted;
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds <= 0) return UNKNOWN_THOUGHT_MS;
  // What was waited for went by while the page lived.
  return Math.max(0, seconds - (Number(explanation?.seconds_waited) || 0)) * 1000;
}
