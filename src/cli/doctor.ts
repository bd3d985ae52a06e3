import type { Command } from 'commander';
import colors from 'picocolors';
import { mendBrowser } from '../browser/launch/mend.ts';
import { browserFindings } from './doctor/browser.ts';
import type { Finding } from './doctor/finding.ts';
import { serverFindings } from './doctor/server.ts';
import { databaseFinding, engineFindings, nodeFinding, temporaryFolderFinding } from './doctor/surroundings.ts';
import { DEFAULT_PORT } from './serve.ts';

interface Flags {
  json?: boolean;
  fix?: boolean;
}

export function register(program: Command): void {
  program
    .command('doctor')
    .description(
      'say what was found (node, browser, fonts, database, server, keys, engines) and the command that mends each lack',
    )
    .option('--fix', 'get a browser when none starts')
    .option('--json', 'print the findings as JSON and nothing else')
    .addHelpText('after', '\nExit codes: 0 nothing is missing; 2 something is.')
    .action(async (flags: Flags) => {
      process.exitCode = await doctor(flags);
    });
}

async function doctor(flags: Flags): Promise<number> {
  let findings = await look();
  if (flags.fix && findings.some((finding) => finding.name === 'browser' && finding.state === 'lack')) {
    // With --json the answer alone may stand on the standard output.
    await mendBrowser((words) => process.stderr.write(`${words}\n`)).catch(() => {});
    findings = await look();
  }
  const healthy = findings.every((finding) => finding.state !== 'lack');
  process.stdout.write(
    flags.json ? `${JSON.stringify({ ok: healthy, findings }, null, 2)}\n` : table(findings, healthy),
  );
  return healthy ? 0 : 2;
}

async function look(): Promise<Finding[]> {
  const parts = await Promise.all([
    browserFindings(),
    temporaryFolderFinding(),
    databaseFinding(),
    serverFindings(DEFAULT_PORT),
    engineFindings(),
  ]);
  return [nodeFinding(), ...parts.flat()];
}

const MARKS = { ok: colors.green('ok  '), note: colors.yellow('note'), lack: colors.red('lack') } as const;

function table(findings: readonly Finding[], healthy: boolean): string {
  const width = Math.max(...findings.map((finding) => finding.name.length));
  const lines = findings.flatMap((finding) => {
    const line = `${MARKS[finding.state]}  ${finding.name.padEnd(width)}  ${finding.found}`;
    return finding.mend ? [line, `${' '.repeat(width + 8)}mend it with: ${colors.bold(finding.mend)}`] : [line];
  });
  return `${lines.join('\n')}\n${healthy ? 'Nothing is missing.' : 'Something is missing.'}\n`;
}
