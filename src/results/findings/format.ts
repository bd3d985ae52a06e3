import type { Finding } from './index.ts';

export const FINDING_FORMATS = ['md', 'json', 'github'] as const;
export type FindingFormat = (typeof FINDING_FORMATS)[number];

const KINDS: Record<Finding['kind'], string> = {
  gave_up: 'gave up',
  false_success: 'wrongly believed to be done',
  unnoticed_success: 'did not notice success',
  max_turns: 'ran out of turns',
  error: 'broke',
};

/**
 * Findings for a reader (`md`), a program (`json`), or a CI step that keeps one issue a finding (`github`: a JSON array
 * of `{ key, marker, title, body, labels }`; search the issues for `marker`, which stands in the body, to update one instead of
 * opening a second).
 */
export function formatFindings(findings: readonly Finding[], format: FindingFormat): string {
  if (format === 'json') return `${JSON.stringify(findings, null, 2)}\n`;
  if (format === 'github') {
    const issues = findings.map((finding) => ({
      key: finding.key,
      marker: marker(finding),
      title: `${finding.title} (${finding.scenario})`.slice(0, 250),
      body: `${body(finding)}\n\n<!-- ${marker(finding)} -->\n`,
      labels: ['dramatis', finding.kind.replaceAll('_', '-')],
    }));
    return `${JSON.stringify(issues, null, 2)}\n`;
  }
  if (findings.length === 0) return 'No findings: every session simply succeeded.\n';
  const heading = `# ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}\n`;
  return [heading, ...findings.map((finding) => `## ${plain(finding.title)}\n\n${body(finding)}\n`)].join('\n');
}

function marker(finding: Finding): string {
  return `dramatis-finding:${finding.key}`;
}

function body(finding: Finding): string {
  const { people } = finding;
  const who = people.length > 6 ? `${people.slice(0, 5).join(', ')} and ${people.length - 5} more` : people.join(', ');
  const rows: Array<[string, string | null]> = [
    ['Scenario', `${finding.scenario} (\`${finding.file}\`)`],
    ['Happened in', `${finding.count} of ${finding.of} sessions: ${who} ${KINDS[finding.kind]}`],
    ['Page', finding.page && `${finding.page.title || finding.page.path} (${finding.page.url})`],
    ['Element', finding.element && `"${finding.element.label}" (\`${finding.element.name}\`)`],
    ['Wanted', finding.wanted],
    ['Tried', finding.tried.length > 0 ? finding.tried.map((label) => `"${label}"`).join(' → ') : null],
    ['Saw', finding.saw],
    ['Felt', finding.felt && `${finding.felt.sentiment} (${finding.felt.intensity}): “${finding.felt.comment}”`],
    ['Error', finding.error && `${finding.error.kind}: ${finding.error.message}`],
    ['Frame', finding.frame && `\`${finding.frame}\``],
    ['Trace', finding.trace && `\`${finding.trace}\`, opens with \`dramatis show ${finding.session}\``],
    ['Repeat', `\`${finding.repeat}\` (seed ${finding.seed})`],
    ['Key', `\`${finding.key}\``],
  ];
  return rows
    .filter((row): row is [string, string] => Boolean(row[1]))
    .map(([name, value]) => `- **${name}**: ${plain(value)}`)
    .join('\n');
}

/** Page text is somebody else's: on one line, and without what Markdown or HTML would take for its own. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('<', '&lt;').trim();
}
