import type { App } from '../../fixtures/apps/app.ts';
import { type DocsApp, startDocs } from '../../fixtures/apps/docs.ts';
import { type PetstoreApp, startPetstore } from '../../fixtures/apps/petstore.ts';
import { startWiki, type WikiApp } from '../../fixtures/apps/wiki.ts';
import type { CreatePerson, Success } from '../../src/contract/index.ts';

/** One thing to do in an app by others, and how a scenario would say that it was done. */
export interface AppTask {
  name: string;
  start: () => Promise<StartedTask>;
  person: CreatePerson;
  instructions: string;
  data?: Record<string, string>;
  /** As a scenario would say it: looked at by the player in the browser. */
  success: Success;
  maxTurns: number;
}

/** The app that a task is done in, fresh. */
interface StartedTask extends App {
  /** Independent of the browser: what the app itself holds, or was asked. */
  check: () => Promise<boolean>;
}

type Definition<A> = Omit<AppTask, 'start' | 'person'> & { check: (app: A) => Promise<boolean> };

/** Ties definitions to the app that they are for and to who tries them. */
function tasksOf<A extends App>(
  start: () => Promise<A>,
  person: CreatePerson,
  definitions: readonly Definition<A>[],
): AppTask[] {
  return definitions.map(({ check, ...task }) => ({
    ...task,
    person,
    start: async () => {
      const app = await start();
      return { url: app.url, close: app.close, check: () => check(app) };
    },
  }));
}

const LENA: CreatePerson = {
  name: 'Lena Hofer',
  bio: 'Keeps the books of a small school. Careful, and reads a page before she touches it.',
  date_of_birth: '1974-05-08',
  country: 'AT',
  occupation: 'Bookkeeper',
  education_level: 'bachelor',
};
const SAM: CreatePerson = {
  name: 'Sam Oduya',
  bio: 'Writes software for a bus company and is used to consoles and manuals.',
  date_of_birth: '1991-12-01',
  country: 'GB',
  occupation: 'Software developer',
  education_level: 'graduate',
};

const WIKI = tasksOf<WikiApp>(startWiki, LENA, [
  {
    name: 'wiki: read a note',
    instructions: 'Open the note about the boiler and find out its serial number.',
    success: { all: [{ text: 'KB-7731' }] },
    // Reading changes nothing in the wiki but the list of what is open, which it saves.
    check: async (app) => ((await app.notes()).get('$:/StoryList') ?? '').includes('Boiler'),
    maxTurns: 12,
  },
  {
    name: 'wiki: write a note',
    instructions: 'Create a new tiddler with the title and the text that you know, and save it.',
    data: { title: 'Garden plans', text: 'Beans by the wall, roses at the gate.' },
    success: { all: [{ text: 'Garden plans' }, { text: 'Beans by the wall' }] },
    check: async (app) => ((await app.notes()).get('Garden plans') ?? '').includes('Beans by the wall'),
    maxTurns: 20,
  },
]);

const PETSTORE = tasksOf<PetstoreApp>(startPetstore, SAM, [
  {
    name: 'console: list the orders',
    instructions: 'Try out the request that lists the orders: execute it.',
    success: { all: [{ request: { method: 'GET', url: '**/api/orders' } }] },
    check: async (app) => app.asked.includes('GET /api/orders'),
    maxTurns: 20,
  },
  {
    name: 'console: look up a pet',
    instructions: 'Look up the pet with the number that you know. Open the request, try it out and execute it.',
    data: { 'pet id': '2' },
    success: { all: [{ request: { method: 'GET', url: '**/api/pets/2' } }] },
    check: async (app) => app.asked.includes('GET /api/pets/2'),
    maxTurns: 20,
  },
  {
    name: 'console: delete a pet',
    instructions: 'Delete the pet with the number that you know. Open the request, try it out and execute it.',
    data: { 'pet id': '3' },
    success: { all: [{ request: { method: 'DELETE', url: '**/api/pets/3', status: 200 } }] },
    check: async (app) => {
      const left = app.pets().map(({ id }) => id);
      return !left.includes(3) && left.length === 3;
    },
    maxTurns: 20,
  },
]);

const DOCS = tasksOf<DocsApp>(startDocs, SAM, [
  {
    name: 'documentation: find the article about testing',
    instructions: 'Find the guide about testing.',
    success: { all: [{ url: '**/#/Guides/Testing*' }] },
    check: async (app) => app.read.includes('/Guides/Testing.md'),
    maxTurns: 12,
  },
  {
    name: 'documentation: find out about errors',
    instructions: 'Find the reference page that lists the error codes.',
    success: { all: [{ url: '**/#/Reference/Errors*' }] },
    check: async (app) => app.read.includes('/Reference/Errors.md'),
    maxTurns: 12,
  },
  {
    name: 'documentation: look for what is not there',
    instructions: 'Find the article about baking bread.',
    success: { all: [{ text: 'sourdough' }] },
    check: async () => false,
    maxTurns: 12,
  },
]);

export const TASKS: readonly AppTask[] = [...WIKI, ...PETSTORE, ...DOCS];
