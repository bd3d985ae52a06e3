import type { SessionRecord, TurnRecord } from '../../contract/index.ts';
import { elementOf, isFriction, pageName, pagePath } from '../../results/index.ts';
import type { LabelCost, LayoutBox, Mark, PageCost, PageMap } from './model.ts';

/** This many acts in a row on one element, none with an effect, are what a rage click is for somebody who takes turns. */
const RAGE = 3;
const MAPS = 12;
const RANKED = 30;

interface Layout {
  turn: TurnRecord;
  session: string;
  count: number;
}

interface Page extends PageCost {
  seen: Set<string>;
  layouts: Map<string, Layout>;
  first: Map<string, number>;
  dead: Map<string, number>;
  rage: Map<string, number>;
}

/** What happened on each page and to each label, over all sessions. */
export class PageTally {
  readonly #pages = new Map<string, Page>();
  readonly #labels = new Map<string, LabelCost>();

  /** Adds one session and answers its way: the paths of the pages it visited, in order. */
  add(record: SessionRecord, turns: readonly TurnRecord[]): string[] {
    const way: string[] = [];
    let run = 0;
    const entered = new Set<string>();
    for (const [index, turn] of turns.entries()) {
      const path = pagePath(turn.url);
      const page = this.#page(record, path, turn.title);
      if (way.at(-1) !== path) {
        way.push(path);
        page.visits += 1;
      }
      page.seen.add(record.id);
      this.#rememberLayout(page, record, turn);
      page.seconds += turn.seconds_predicted;
      const next = turns[index + 1];
      const friction = isFriction(turn);
      const undone = next?.decision.action_name === 'back';
      const lost = friction || undone || turn.decision.action_name === 'back' ? turn.seconds_predicted : 0;
      page.lost += lost;
      if (turn.valence < 0) page.negative += 1;

      const element = elementOf(turn);
      const target = turn.actions.find((action) => action.name === element?.name)?.target;
      if (!element || !target) continue;
      const previous = turns[index - 1];
      const same = previous?.decision.action_name === element.name && pagePath(previous.url) === path;
      run = friction ? (same ? run + 1 : 1) : 0;
      if (!entered.has(path)) count(page.first, element.name);
      entered.add(path);
      if (turn.effect?.kind === 'nothing') count(page.dead, element.name);
      if (run === RAGE) count(page.rage, element.name);
      this.#label(path, page.title, element, { friction, undone, lost, negative: turn.valence < 0 });
    }
    const last = turns.at(-1);
    if (last && ['gave_up', 'max_turns', 'false_success'].includes(record.outcome)) {
      this.#page(record, pagePath(last.url), last.title).ended += 1;
    }
    return way;
  }

  pages(): PageCost[] {
    return [...this.#pages.values()]
      .map(({ seen, layouts: _l, first: _f, dead: _d, rage: _r, ...cost }) => ({ ...cost, sessions: seen.size }))
      .filter(({ lost, ended }) => lost > 0 || ended > 0)
      .sort((a, b) => b.lost - a.lost || b.ended - a.ended)
      .slice(0, RANKED);
  }

  labels(): LabelCost[] {
    return [...this.#labels.values()]
      .filter(({ lost }) => lost > 0)
      .sort((a, b) => b.lost - a.lost)
      .slice(0, RANKED);
  }

  /** @param picture where the frame of a turn can be had large, null where none may be kept */
  async maps(picture: (session: string, frame: string) => Promise<string | null>): Promise<PageMap[]> {
    const chosen = [...this.#pages.values()].sort((a, b) => b.visits - a.visits).slice(0, MAPS);
    const maps: PageMap[] = [];
    for (const page of chosen) {
      const layout = [...page.layouts.values()].sort((a, b) => b.count - a.count)[0];
      if (!layout || page.first.size === 0) continue;
      const { turn, session } = layout;
      const first = marks(page.first, turn);
      maps.push({
        path: page.path,
        title: page.title,
        width: turn.frame.width,
        height: turn.frame.height,
        picture: turn.frame.path ? await picture(session, turn.frame.path) : null,
        layout: layoutOf(turn),
        first,
        dead: marks(page.dead, turn),
        rage: marks(page.rage, turn),
        elsewhere: sum(page.first.values()) - sum(first.map((mark) => mark.count)),
        visits: page.visits,
      });
    }
    return maps;
  }

  #page(record: SessionRecord, path: string, title: string): Page {
    const key = JSON.stringify([record.environment.name, path]);
    let page = this.#pages.get(key);
    if (!page) {
      page = {
        path,
        site: record.environment.name,
        title: pageName(title, record.environment.name) || path,
        visits: 0,
        sessions: 0,
        seconds: 0,
        lost: 0,
        negative: 0,
        ended: 0,
        seen: new Set(),
        layouts: new Map(),
        first: new Map(),
        dead: new Map(),
        rage: new Map(),
      };
      this.#pages.set(key, page);
    }
    return page;
  }

  #rememberLayout(page: Page, record: SessionRecord, turn: TurnRecord): void {
    const kept = turn.frame.path === null ? '' : 'kept ';
    const key = kept + turn.actions.map(({ name, target }) => `${name}@${Math.round((target?.y ?? 0) / 20)}`).join(' ');
    const layout = page.layouts.get(key);
    if (layout) layout.count += 1;
    else if (page.layouts.size < 40) page.layouts.set(key, { turn, session: record.id, count: 1 });
  }

  #label(
    path: string,
    pageTitle: string,
    element: { name: string; label: string },
    what: { friction: boolean; undone: boolean; lost: number; negative: boolean },
  ): void {
    const key = JSON.stringify([path, element.name]);
    let cost = this.#labels.get(key);
    if (!cost) {
      cost = {
        path,
        pageTitle,
        ...element,
        chosen: 0,
        dead: 0,
        undone: 0,
        negative: 0,
        lost: 0,
      };
      this.#labels.set(key, cost);
    }
    cost.chosen += 1;
    cost.dead += Number(what.friction);
    cost.undone += Number(what.undone);
    cost.negative += Number(what.negative);
    cost.lost += what.lost;
  }
}

/** Boxes of the page's controls, for a sketch of it where no picture may be kept. */
export function layoutOf(turn: TurnRecord): LayoutBox[] {
  return turn.actions
    .flatMap(({ target, label }): LayoutBox[] =>
      target ? [[target.x, target.y, target.width, target.height, label.slice(0, 40)].map(rounded) as LayoutBox] : [],
    )
    .filter(([, y, , height]) => y < turn.frame.height && y + height > 0)
    .slice(0, 70);
}

function rounded(value: string | number): string | number {
  return typeof value === 'number' ? Math.round(value) : value;
}

function marks(counts: ReadonlyMap<string, number>, turn: TurnRecord): Mark[] {
  return [...counts]
    .flatMap(([name, total]) => {
      const action = turn.actions.find((it) => it.name === name);
      return action?.target ? [{ label: action.label, ...action.target, count: total }] : [];
    })
    .sort((a, b) => b.count - a.count);
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
