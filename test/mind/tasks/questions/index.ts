import type { Task } from '../types.ts';
import { IN_TABLES } from './in-tables.ts';
import { MORE_QUESTIONS } from './more.ts';
import { ON_CARDS } from './on-cards.ts';
import { OVER_PAGES } from './over-pages.ts';

/** Questions with conditions, and choices that go by conditions. */
export const QUESTIONS: readonly Task[] = [...IN_TABLES, ...ON_CARDS, ...OVER_PAGES, ...MORE_QUESTIONS];
