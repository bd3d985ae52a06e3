import type { Action } from '../../src/contract/index.ts';
import type { Mind, MindPerson, MindRequest } from '../../src/mind/mind.ts';
import type { LinkGraph } from './graph.ts';

export interface Walk {
  distance: number;
  clicks: number;
  backs: number;
  finished: boolean;
  claimed: string;
  /** The first click brought the person nearer. */
  firstRight: boolean;
  seconds: number;
  /** Mean valence of the turns. */
  feeling: number;
  /** Where the first click led. */
  first: number;
}

/** How pages are told to the person. */
export interface Showing {
  /** Links have places in a picture. */
  placed: boolean;
  /** The address and the words of the page come with it; else only the names of the links. */
  told: boolean;
  /** Links that fit on a screen; the rest comes by scrolling. All of them without it. */
  screen?: number;
}

/** Links with places, and pages with an address and words. */
export const FULL: Showing = { placed: true, told: true };
/** Nothing but the names of links, as from a client that declares no more. */
export const NAMES: Showing = { placed: false, told: false };
/** A screen of links at a time, as in a browser. */
export const SCREENS: Showing = { placed: true, told: true, screen: 12 };

/** Wordings of the same task, as different people would put it. */
const TASKS = [
  (title: string) => `Find the page about "${title}" by following links.`,
  (title: string) => `Navigate to the article ${title} by clicking links.`,
  (title: string) => `Find the page "${title}".`,
];

/** One person walks from a page to another by links and going back, as in human navigation games. */
export async function walk(
  mind: Mind,
  person: MindPerson,
  graph: LinkGraph,
  frame: MindRequest['percept']['frame'],
  start: number,
  target: number,
  distances: readonly number[],
  seed: number,
  maxTurns = 60,
  showing: Showing = FULL,
): Promise<Walk> {
  const path = [start];
  const result: Walk = {
    distance: distances[start]!,
    clicks: 0,
    backs: 0,
    finished: false,
    claimed: 'max_turns',
    firstRight: false,
    seconds: 0,
    feeling: 0,
    first: -1,
  };
  let memory: unknown = null;
  let top = 0;
  let felt = 0;
  for (let turnIndex = 0; turnIndex < maxTurns; turnIndex++) {
    const at = path.at(-1)!;
    const names = graph.links[at]!.map((to, i) => graph.labels?.[at]?.[i] ?? graph.titles[to]!);
    const bottom = top + (showing.screen ?? names.length);
    const actions: Action[] = names.map((_, i) => ({
      name: `click:link-${i}`,
      ...(showing.placed
        ? {
            target: {
              x: 40 + (i % 4) * 290,
              y: 120 + Math.floor((i - top) / 4) * 32,
              width: 120,
              height: 20,
              role: 'link',
              label: names[i]!,
              kind: 'click',
            },
          }
        : { description: `Follow the link "${names[i]}"` }),
    }));
    actions.splice(0, actions.length, ...actions.slice(top, bottom));
    if (bottom < names.length) actions.push({ name: 'scroll:down' });
    if (top > 0) actions.push({ name: 'scroll:up' });
    if (path.length > 1) actions.push({ name: 'back' });
    const title = graph.titles[at]!;
    const { decision, memory: kept } = await mind.decide(
      {
        sessionId: 'walk',
        seed,
        person,
        today: new Date('2026-11-02T00:00:00Z'),
        instructions: TASKS[seed % TASKS.length]!(graph.titles[target]!),
        environmentName: graph.name,
        operatingNotes: null,
        turnIndex,
        maxTurns,
        reasoningEffort: 'medium',
        percept: {
          frame,
          texts: showing.told
            ? [
                { label: 'address', text: `http://pages.example/${encodeURIComponent(title)}` },
                {
                  label: 'page_text',
                  text: [`# ${title}`, top === 0 ? (graph.texts?.[at] ?? '') : '', ...names.slice(top, bottom)].join(
                    '\n',
                  ),
                },
              ]
            : [],
          actions,
          frameAgeMs: 0,
        },
        memory,
      },
      new AbortController().signal,
    );
    memory = kept;
    result.seconds += decision.explanation?.seconds_predicted ?? 0;
    felt += decision.explanation?.valence ?? 0;
    result.feeling = felt / (turnIndex + 1);
    if (decision.status !== 'continue') {
      result.claimed = decision.status;
      result.finished = decision.status === 'completed' && at === target;
      return result;
    }
    if (decision.action_name!.startsWith('scroll:')) {
      const by = showing.screen ?? 0;
      top = Math.max(0, top + (decision.action_name === 'scroll:down' ? by : -by));
      continue;
    }
    top = 0;
    result.clicks += 1;
    if (decision.action_name === 'back') {
      result.backs += 1;
      if (path.length > 1) path.pop();
    } else {
      const to = graph.links[at]![Number(decision.action_name!.slice('click:link-'.length))]!;
      if (result.clicks === 1) result.first = to;
      if (result.clicks === 1) result.firstRight = distances[to]! < distances[at]!;
      path.push(to);
      // Who is shown nothing but links cannot know that this is the page: the game tells them.
      if (!showing.told && to === target) {
        result.finished = true;
        result.claimed = 'told';
        return result;
      }
    }
  }
  return result;
}
