// Runs the command that serves an environment, as the leader of a process group of its own. When the run that started
// it goes away in whatever manner, our standard input closes, and the whole group is ended: nothing is left behind.
import { spawn } from 'node:child_process';

const GRACE_MS = 3_000;
const child = spawn(process.argv[2], { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
let ending = false;

// The group gets the signal too; we outlive it to make sure that the others have gone.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end);
process.stdin.on('end', end).on('error', end).resume();
child.on('error', () => process.exit(127));
child.on('exit', (code) => {
  if (!ending) process.exit(code ?? 1);
  killGroup('SIGKILL');
});

function end() {
  if (ending) return;
  ending = true;
  killGroup('SIGTERM');
  setTimeout(() => killGroup('SIGKILL'), GRACE_MS);
}

function killGroup(signal) {
  try {
    process.kill(-process.pid, signal);
  } catch {
    process.exit(0);
  }
}
