import type { Page } from 'playwright-core';
import type { Action, Effect } from '../../contract/index.ts';
import type { Secrets } from '../act/secrets.ts';
import { fileNames } from '../act/upload.ts';
import { orElse } from '../guard/deadline.ts';
import type { Dialogs } from '../guard/dialogs.ts';
import { StageError } from '../guard/error.ts';
import { evaluateBeside } from '../guard/evaluate.ts';
import type { Happenings } from '../guard/happenings.ts';
import type { ProtocolSessions } from '../guard/session.ts';
import type { Tabs } from '../guard/tabs.ts';
import {
  MAXIMUM_ACTIONS,
  type NamedScroller,
  observe,
  type PageObservation,
  pageLevelActions,
  pageText,
  type Scale,
  scaleBox,
  toAction,
} from '../observe/index.ts';
import type { Senses } from '../person/senses.ts';
import type { Observation, PageAction, PageText, StageOptions } from '../types.ts';
import { dialogImage } from './dialog-view.ts';
import { canGoBack } from './history.ts';
import { covered, publicNames, readableSecrets } from './mask.ts';
import { imageOptions } from './options.ts';

export interface SeeingParts {
  happenings: Happenings;
  options: StageOptions;
  tabs: Tabs;
  dialogs: Dialogs;
  secrets: Secrets;
  sessions: ProtocolSessions;
  senses: Senses;
  /** Told when a secret can be read in the page. */
  secretShown: () => void;
}

/** What was handed out, and what stands behind the actions. */
export interface Seen {
  observation: Observation;
  offered: ReadonlyMap<string, PageAction>;
  scrollers: readonly NamedScroller[];
  texts: readonly PageText[];
  /** The picture as the browser drew it; null where it was not of the page alone. */
  picture: Buffer | null;
}

type Image = Observation['image'];
type Block = Observation['blocks'][number];

const LOOK_MS = 10_000;
const ANSWER_MS = 2500;
/** A page that was never seen may still be building itself up. */
const FIRST_ANSWER_MS = 8000;
const SECOND_ANSWER_MS = 4000;
/** What only waited for a navigation answers at once when that is stopped. */
const STOPPED_MS = 1500;
const MOST_ERRORS = 5;

/** Turns what is on the page into what the person perceives. */
export class Seeing {
  readonly #parts: SeeingParts;
  readonly #errors: string[] = [];
  #lastImage: { image: Image; at: number } | null = null;
  #hungBefore = false;

  constructor(parts: SeeingParts) {
    this.#parts = parts;
  }

  /** Listens to what a page complains of. */
  arrived(page: Page): void {
    page.on('pageerror', (error) => {
      if (this.#errors.length < MOST_ERRORS) this.#errors.push(error.message.split('\n')[0]!.slice(0, 300));
    });
  }

  async look(last: Effect | null): Promise<Seen> {
    const page = this.#parts.tabs.front;
    if (this.#parts.dialogs.before(page)) return this.#dialog(page, last);
    const found = await this.#observe(page);
    if (this.#parts.dialogs.before(page)) return this.#dialog(page, last);
    if (!found) return this.#hungPage(page, last);
    this.#hungBefore = false;
    return this.#page(page, found, last);
  }

  async #observe(page: Page): Promise<PageObservation | null> {
    const options = { ...imageOptions(this.#parts.options), deadlineMs: LOOK_MS };
    if (!(await this.#answers(page))) {
      // A navigation that hangs blocks every question to the page until it is stopped.
      const session = await this.#parts.sessions.of(page);
      if (session) await orElse(1000, undefined, session.send('Page.stopLoading'));
      if (!session || !(await this.#answers(page, STOPPED_MS))) return null;
    }
    // A dialog that opens by itself blocks the look; the person then sees the dialog.
    return orElse(LOOK_MS + 1000, null, this.#unlessDialog(page, observe(page, options)));
  }

  /** Whether the page answers at all; after it did not once, it gets more time. */
  async #answers(page: Page, most = Number.POSITIVE_INFINITY): Promise<boolean> {
    if (this.#parts.dialogs.before(page)) return true;
    const asked = this.#unlessDialog(
      page,
      evaluateBeside(page, () => true, null),
    );
    const patience = this.#hungBefore ? SECOND_ANSWER_MS : this.#lastImage ? ANSWER_MS : FIRST_ANSWER_MS;
    const answer = await orElse(Math.min(patience, most), false, asked);
    return answer !== false;
  }

  async #unlessDialog<T>(page: Page, looking: Promise<T>): Promise<T | null> {
    let done = false;
    const settled = looking.finally(() => {
      done = true;
    });
    settled.catch(() => {});
    while (!done && !this.#parts.dialogs.before(page)) {
      await Promise.race([settled.catch(() => {}), new Promise((resolve) => setTimeout(resolve, 25))]);
    }
    return done ? settled : null;
  }

  async #page(page: Page, found: PageObservation, last: Effect | null): Promise<Seen> {
    const { secrets, senses } = this.#parts;
    const called = publicNames(found, secrets);
    const drawnAt = Date.now() - found.frameAgeMs;
    const readable = readableSecrets(found, secrets);
    if (readable.length > 0) this.#parts.secretShown();
    const { quality } = imageOptions(this.#parts.options);
    const image = await covered(await senses.picture(page, found.image), readable, quality);
    this.#lastImage = { image, at: drawnAt };
    const { url, title } = found;
    const tabs = await this.#tabTitles();
    const around = pageLevelActions({
      tabs,
      canGoBack: await canGoBack(page, this.#parts.sessions),
      arrows: found.arrows,
      marks: senses.marks && found.texts.length > 0,
    });
    const reached = await senses.offered(page, found.pageActions);
    // What is out of sight has no name of the look's making that could be put otherwise.
    const tells = ({ stop, label }: PageAction) => stop !== undefined && secrets.shows(label);
    const offered = reached.some(tells) ? reached.filter((action) => !tells(action)) : reached;
    const own = declared(found, offered).slice(0, MAXIMUM_ACTIONS - around.length);
    const { texts, blocks } = await this.#words(page, found);
    const observation: Observation = {
      image,
      url: secrets.hide(url),
      title: secrets.hide(title),
      actions: [...own.map((action) => this.#declared({ ...action, name: called(action.name) })), ...around],
      texts: texts.map((text) => ({ ...text, text: secrets.hide(text.text) })),
      blocks: this.#blocks(senses.blocks(blocks), last, tabs),
      frameAgeMs: Date.now() - drawnAt,
    };
    const byName = new Map(offered.map((action) => [called(action.name), action]));
    return { observation, offered: byName, scrollers: found.scrollers, texts: found.texts, picture: found.image.bytes };
  }

  /** What can be read, as this person does. */
  async #words(page: Page, found: PageObservation): Promise<Pick<Observation, 'texts' | 'blocks'>> {
    const { x, y } = found.scale;
    const unscaled = (text: PageText) => ({ ...text, box: scaleBox(text.box, { x: 1 / x, y: 1 / y }) });
    const { senses } = this.#parts;
    if (!senses.listens) return found;
    const texts = (await senses.words(page, found.texts.map(unscaled))).map((text) => ({
      ...text,
      box: scaleBox(text.box, found.scale),
    }));
    const blocks = found.blocks.filter(({ label }) => label !== 'page_text');
    const words = pageText(texts);
    return { texts, blocks: words === '' ? blocks : [...blocks, { label: 'page_text', text: words }] };
  }

  /** An open dialog is all there is to see and to do. */
  async #dialog(page: Page, last: Effect | null): Promise<Seen> {
    const dialog = this.#parts.dialogs.before(page);
    if (!dialog) throw new StageError('timeout', 'The dialog went away while it was looked at');
    const shown = { type: dialog.type(), message: dialog.message(), defaultValue: dialog.defaultValue() };
    const image = await dialogImage(this.#lastImage?.image ?? null, shown, imageOptions(this.#parts.options));
    const actions = pageLevelActions({ dialog: shown }).map((action) => {
      const target = image.targets[action.name as keyof typeof image.targets];
      return target ? { ...action, target } : action;
    });
    const title = await orElse(200, '', page.title());
    const blocks = [{ label: 'dialog', text: this.#parts.secrets.hide(shown.message) || '(no words)' }];
    return {
      observation: {
        image: image.image,
        url: this.#parts.secrets.hide(page.url()),
        title: this.#parts.secrets.hide(title),
        actions: actions.map((action) => this.#declared(action)),
        texts: [],
        blocks: this.#blocks(blocks, last, []),
        frameAgeMs: this.#lastImage ? Date.now() - this.#lastImage.at : 0,
      },
      offered: new Map(),
      scrollers: [],
      texts: [],
      picture: null,
    };
  }

  /**
   * A page that answers nothing still shows a picture, and a person may wait or go back once; a second time in a row
   * it has to be given up.
   */
  async #hungPage(page: Page, last: Effect | null): Promise<Seen> {
    const image = this.#lastImage;
    if (this.#hungBefore || !image || page.isClosed())
      throw new StageError('timeout', `The page at ${page.url()} does not respond`);
    this.#hungBefore = true;
    const actions = pageLevelActions({ canGoBack: true, keys: false });
    const blocks = [{ label: 'error', text: 'The page does not respond.' }];
    return {
      observation: {
        image: image.image,
        url: this.#parts.secrets.hide(page.url()),
        title: '',
        actions,
        texts: [],
        blocks: this.#blocks(blocks, last, []),
        frameAgeMs: Date.now() - image.at,
      },
      offered: new Map(),
      scrollers: [],
      texts: [],
      picture: null,
    };
  }

  #blocks(found: readonly Block[], last: Effect | null, tabs: ReadonlyArray<{ title: string }>): Block[] {
    const blocks = found.filter((block) => block.text !== '');
    const errors = this.#errors.splice(0);
    if (last) blocks.push({ label: 'outcome', text: `${last.kind}: ${last.words}` });
    const meanwhile = this.#parts.happenings.meanwhile().filter((words) => !last?.words.includes(words));
    if (meanwhile.length > 0) blocks.push({ label: 'outcome', text: `Meanwhile: ${meanwhile.join(' ')}` });
    if (errors.length > 0) blocks.push({ label: 'error', text: `The page reports: ${errors.join('; ')}` });
    if (tabs.length > 1)
      blocks.push({ label: 'tabs', text: tabs.map((tab, index) => `${index + 1}. ${tab.title}`).join('\n') });
    return blocks.map(({ label, text }) => ({ label, text: this.#parts.secrets.hide(text) }));
  }

  async #tabTitles(): Promise<Array<{ title: string; current: boolean }>> {
    const { all, front } = this.#parts.tabs;
    if (all.length < 2) return [{ title: '', current: true }];
    return Promise.all(
      all.map(async (page) => ({ title: await orElse(500, page.url(), page.title()), current: page === front })),
    );
  }

  /** No secret stands in an action, a field that is shorter than a placeholder still takes one, and files are named. */
  #declared(plain: Action): Action {
    const { secrets, options } = this.#parts;
    const action = options.files?.size ? withFiles(plain, options.files) : plain;
    if (secrets.size === 0) return action;
    const parsed = JSON.parse(secrets.hide(JSON.stringify(action))) as Action;
    const text = parsed.parameters?.properties?.text;
    if (text?.maxLength !== undefined) text.maxLength = Math.max(text.maxLength, secrets.longestPlaceholder);
    return parsed;
  }
}

/** Where a file is asked for, those that the person has are the choice. */
function withFiles(action: Action, files: ReadonlyMap<string, string>): Action {
  const properties = action.parameters?.properties;
  if (!action.name.startsWith('upload:') || !properties?.file) return action;
  const names = fileNames(files, `${action.target?.label ?? ''} ${action.description ?? ''}`);
  const file = { type: 'string' as const, enum: names };
  return { ...action, parameters: { ...action.parameters!, properties: { ...properties, file } } };
}

/** The actions as they were declared, or as this person would declare them. */
function declared(found: PageObservation, offered: readonly PageAction[]): Action[] {
  if (offered === found.pageActions) return found.actions;
  const viewport = found.actions.filter((action) => action.name.startsWith('scroll'));
  const scale = scaleOf(found);
  return [...offered.filter((action) => !action.disabled).map((action) => toAction(action, scale)), ...viewport];
}

/** Image pixels a CSS pixel, as one of the declared actions shows it. */
function scaleOf(found: PageObservation): Scale {
  const names = new Map(found.pageActions.map((action) => [action.name, action]));
  for (const { name, target } of found.actions) {
    const box = names.get(name)?.target;
    if (target && box && box.width > 0 && box.height > 0)
      return { x: target.width / box.width, y: target.height / box.height };
  }
  return { x: 1, y: 1 };
}
