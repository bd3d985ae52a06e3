import type { Pair, Verb } from '../types.ts';
import {
  readAddressee,
  readAfter,
  readBefore,
  readCounts,
  readLoneQuotes,
  readMails,
  readMeasure,
  readPicked,
  readReply,
  readUnquoted,
} from './beside.ts';
import { readCodes, readFolders, readJourneys, readSomebody } from './by-looks.ts';
import { readNames } from './called.ts';
import { readChange, readVisibility } from './changed.ts';
import type { PairReader } from './reading.ts';
import { readTransfer } from './transferred.ts';
import {
  readAssignee,
  readCommand,
  readDegrees,
  readFilledWith,
  readIntoField,
  readSpelledOut,
  readStatements,
  readUser,
} from './whole.ts';

/** In their order: first those that say what the whole clause is, then those that each find some of its values. */
const READERS: readonly PairReader[] = [
  readIntoField,
  readVisibility,
  readTransfer,
  readChange,
  readAssignee,
  readDegrees,
  readFilledWith,
  readCommand,
  readUser,
  readStatements,
  readSpelledOut,
  readReply,
  readAddressee,
  readBefore,
  readAfter,
  readMails,
  readPicked,
  readLoneQuotes,
  readUnquoted,
  readMeasure,
  readCounts,
  readNames,
  readCodes,
  readFolders,
  readSomebody,
  readJourneys,
];

/** Field and value pairs of a clause: "the username «0»", "«0» as the title", "the city field with «0»", "quantity to 3". */
export function pairsOf(clause: string, strings: readonly string[], verb: Verb): Pair[] {
  const reading = { clause, strings, verb, pairs: [] as Pair[], used: new Set<string>() };
  for (const read of READERS) if (read(reading)) break;
  return reading.pairs;
}
