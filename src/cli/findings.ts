import { type Command, Option } from 'commander';
import {
  DEFAULT_FOLDER,
  FINDING_FORMATS,
  type FindingFormat,
  findFindings,
  formatFindings,
  newFindings,
  readBaseline,
  readResults,
  resultsFolder,
} from '../results/index.ts';

export function register(program: Command): void {
  program
    .command('findings')
    .description('what went wrong for whom, once for all the sessions in which it went wrong the same way')
    .argument('[folder]', 'results folder', DEFAULT_FOLDER)
    .addOption(new Option('--format <format>', 'how to print them').choices(FINDING_FORMATS).default('md'))
    .option('--new-since <baseline...>', 'only those that these baseline files do not know')
    .addHelpText('after', '\nExit codes: 0, also when there are findings; 2 the input is wrong.')
    .action(async (folder: string, { format, newSince }: { format: FindingFormat; newSince?: string[] }) => {
      const { sessions } = await readResults(folder);
      const findings = await findFindings(resultsFolder(folder), sessions);
      const known = (await Promise.all((newSince ?? []).map((path) => readBaseline(path)))).flatMap(
        (it) => it.findings,
      );
      process.stdout.write(formatFindings(newSince ? newFindings(findings, known) : findings, format));
    });
}
