import { readdirSync, readFileSync } from 'node:fs';

/** Proportional memory of this process's children and theirs, in MiB; null where /proc does not tell. */
export function childrenMiB(): number | null {
  try {
    const parents = new Map<number, number>();
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      try {
        const status = readFileSync(`/proc/${name}/stat`, 'utf8');
        parents.set(Number(name), Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]));
      } catch {
        // It ended meanwhile.
      }
    }
    const isOurs = (pid: number): boolean => {
      for (let at = parents.get(pid); at !== undefined && at > 1; at = parents.get(at))
        if (at === process.pid) return true;
      return false;
    };
    let kib = 0;
    for (const pid of parents.keys()) {
      if (!isOurs(pid)) continue;
      try {
        kib += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
      } catch {
        // It ended meanwhile.
      }
    }
    return kib / 1024;
  } catch {
    return null;
  }
}
