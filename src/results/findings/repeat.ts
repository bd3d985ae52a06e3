import type { SessionRecord } from '../../contract/index.ts';

/** The command that plays the session again. */
export function repeatCommand(record: SessionRecord): string {
  const grep = `^${record.scenario.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}( @|$)`;
  const words = [
    'run',
    record.file,
    '--grep',
    grep,
    '--person',
    record.person.name,
    '--session-seed',
    `${record.seed}`,
  ];
  if (record.engine !== 'scent') words.push('--engine', record.engine);
  return `dramatis ${words.map(quote).join(' ')}`;
}

/** Quoted for a POSIX shell where it needs to be. */
function quote(word: string): string {
  return /^[A-Za-z0-9_./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
