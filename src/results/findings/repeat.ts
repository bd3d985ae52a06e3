import type { SessionRecord } from '../../contract/index.ts';

/** The command that plays the session again. */
export function repeatCommand(record: SessionRecord): string {
  const grep = `^${record.scenario.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;
  return `dramatis run ${quote(record.file)} --grep ${quote(grep)} --engine ${quote(record.engine)} --seed ${record.seed} --sessions 1`;
}

/** Quoted for a POSIX shell where it needs to be. */
function quote(word: string): string {
  return /^[A-Za-z0-9_./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
