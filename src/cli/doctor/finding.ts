/** One thing that was looked at. */
export interface Finding {
  name:
    | 'node'
    | 'browser'
    | 'other browsers'
    | 'fonts'
    | 'database'
    | 'server'
    | 'keys'
    | 'engines'
    | 'temporary folder';
  /** `lack` stops dramatis from working; `note` is only good to know. */
  state: 'ok' | 'note' | 'lack';
  found: string;
  /** The command, or the setting, that mends it. */
  mend: string | null;
}

export const ok = (name: Finding['name'], found: string): Finding => ({ name, state: 'ok', found, mend: null });
export const lack = (name: Finding['name'], found: string, mend: string): Finding => ({
  name,
  state: 'lack',
  found,
  mend,
});
export const note = (name: Finding['name'], found: string, mend: string | null = null): Finding => ({
  name,
  state: 'note',
  found,
  mend,
});
