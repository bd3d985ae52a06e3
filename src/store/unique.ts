/**
 * The unique index or columns that a write ran into, or null for any other error. SQLite names the columns
 * (`tasks.workspace_id, tasks.name`), PostgreSQL the index (`tasks_name`), so callers give both.
 */
function uniqueViolation(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, errcode, message, constraint } = error as Record<string, unknown>;
  if (code === '23505') return String(constraint ?? '');
  // SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY
  if (errcode === 2067 || errcode === 1555) return String(message).replace(/^UNIQUE constraint failed: /, '');
  return null;
}

/** Whether the error is the violation of this index, given the last of the columns that SQLite would name. */
export function violates(error: unknown, index: string, lastColumn: string): boolean {
  const found = uniqueViolation(error);
  return found !== null && (found === index || found.endsWith(lastColumn) || found === `index '${index}'`);
}
