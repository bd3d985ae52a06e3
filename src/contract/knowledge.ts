/**
 * What the person knows (a scenario's `task.data`) travels inside the task's instructions, as a list that a human or
 * a model can read too, so it needs no field that the published interface does not have. A secret is named and never
 * spelled out: the person answers with its placeholder, and the driver puts the value in when it types.
 */
const HEADING = 'What you know:';

export interface Knowledge {
  name: string;
  /** The value, or the placeholder when `secret`. */
  value: string;
  secret: boolean;
}

/** The text that stands for a secret everywhere but on the page: `{{password}}`. */
export function secretPlaceholder(name: string): string {
  return `{{${name}}}`;
}

/** Appends what the person knows to the instructions of the task. */
export function renderInstructions(instructions: string, knowledge: readonly Knowledge[]): string {
  if (knowledge.length === 0) return instructions;
  const lines = knowledge.map((item) =>
    item.secret
      ? `- ${item.name}: ${secretPlaceholder(item.name)} (secret)`
      : `- ${item.name}: ${item.value.replaceAll('\n', ' ')}`,
  );
  return `${instructions.trimEnd()}\n\n${HEADING}\n${lines.join('\n')}`;
}

/** Splits instructions into what is asked and what the person knows: the inverse of `renderInstructions`. */
export function parseInstructions(text: string): { instructions: string; knowledge: Knowledge[] } {
  const at = text.lastIndexOf(`\n${HEADING}\n`);
  if (at < 0) return { instructions: text, knowledge: [] };
  const knowledge: Knowledge[] = [];
  for (const line of text.slice(at + HEADING.length + 2).split('\n')) {
    const match = /^- ([^:]+): (.*)$/.exec(line);
    if (!match) continue;
    const [, name = '', rest = ''] = match;
    const secret = rest === `${secretPlaceholder(name)} (secret)`;
    knowledge.push({ name, value: secret ? secretPlaceholder(name) : rest, secret });
  }
  return { instructions: text.slice(0, at).trimEnd(), knowledge };
}
