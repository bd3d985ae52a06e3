import type { SessionRecord, Turn, TurnRecord } from '../contract/index.ts';

/** What a model took for one decision; nothing where none was asked. */
export function tokensOf({
  input_tokens,
  output_tokens,
  validation_retries,
}: Pick<Turn, 'input_tokens' | 'output_tokens' | 'validation_retries'>): Pick<
  TurnRecord,
  'input_tokens' | 'output_tokens' | 'validation_retries'
> {
  return input_tokens + output_tokens > 0 ? { input_tokens, output_tokens, validation_retries } : {};
}

/** What models took for a whole session; nothing where none was asked. */
export function spentBy(
  turns: ReadonlyArray<Pick<TurnRecord, 'input_tokens' | 'output_tokens'>>,
  credits: number,
): Pick<SessionRecord, 'spent'> {
  const total = (key: 'input_tokens' | 'output_tokens') => turns.reduce((sum, turn) => sum + (turn[key] ?? 0), 0);
  const [input_tokens, output_tokens] = [total('input_tokens'), total('output_tokens')];
  return input_tokens + output_tokens > 0 ? { spent: { input_tokens, output_tokens, credits } } : {};
}
