import './old-node.ts';

export type { Sentiment, SessionRecord, Success, TurnRecord } from '../contract/index.ts';
export type { Attempt } from './attempt.ts';
export type { AttemptOptions } from './attempt-options.ts';
export { browserOptions } from './browser.ts';
export { type DramatisFixtures, type DramatisWorkerFixtures, test } from './fixtures.ts';
export { expect } from './matchers.ts';
export type { DramatisOptions, DramatisWorkerOptions, Persona } from './options.ts';
export type { PersonInTest } from './person.ts';
export { scenarioServers } from './yaml/servers.ts';
export { defineScenarios } from './yaml/shims.ts';
export { scenarioTests } from './yaml/tests.ts';
