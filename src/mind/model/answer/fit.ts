import type { z } from 'zod';
import type { Action, DecisionStatus, Intensity, Knowledge, Sentiment } from '../../../contract/index.ts';
import { nearest } from '../config/problem.ts';
import { type Arguments, fitArguments } from './arguments.ts';
import { matchIntention } from './intent.ts';
import type { ParsedAnswer } from './parse.ts';
import { AnswerRefusal } from './refusal.ts';
import { NO_ACTION } from './schema.ts';
import { guardSecrets } from './secrets.ts';

/** A model's answer after every check: only what was declared, with arguments that fit. */
export interface Choice {
  status: z.infer<typeof DecisionStatus>;
  action: Action | null;
  arguments: Arguments | null;
  noticed: string;
  comment: string;
  sentiment: Sentiment | null;
  intensity: Intensity | null;
}

/**
 * Turns an answer into a choice among the offered actions.
 * @throws AnswerRefusal with the reason, for the model to try again
 */
export function fitAnswer(answer: ParsedAnswer, offered: readonly Action[], knowledge: readonly Knowledge[]): Choice {
  const words = {
    noticed: plain(answer.noticed, 500),
    comment: plain(answer.comment, 600),
    sentiment: answer.sentiment,
    intensity: answer.felt_intensity,
  };
  if (answer.status !== 'continue') return { status: answer.status, action: null, arguments: null, ...words };

  const action = chosen(answer, offered);
  const args = fitArguments(action, answer.arguments);
  guardSecrets(action, args, knowledge);
  return { status: 'continue', action, arguments: args, ...words };
}

function chosen(answer: ParsedAnswer, offered: readonly Action[]): Action {
  const name = answer.action?.trim() ?? '';
  if (name === '' && answer.intention) return matchIntention(answer.intention, offered);
  const found = offered.find((action) => action.name === name);
  if (found) return found;
  if (name === '' || name === NO_ACTION) throw new AnswerRefusal('`continue` needs an action');
  const meant = nearest(
    name,
    offered.map((action) => action.name),
  );
  const shown = name.slice(0, 80).replaceAll('`', "'");
  throw new AnswerRefusal(
    `\`${shown}\` is not among the listed actions${meant ? `; the nearest name is \`${meant}\`` : ''}. Copy a name exactly`,
  );
}

/** One paragraph without control or direction characters, at most `limit` long: a comment is shown in terminals and pages. */
function plain(text: string, limit: number): string {
  const flat = text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...flat];
  return characters.length <= limit ? flat : `${characters.slice(0, limit - 3).join('')}...`;
}
