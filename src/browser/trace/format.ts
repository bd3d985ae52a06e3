/**
 * The part of Playwright's trace format that is read and written here. It is internal to Playwright: `TRACE_VERSION` is
 * the one that was tested against its viewer, and a trace of another version is left as Playwright wrote it.
 */
export const TRACE_VERSION = 10;

/** What is asked of the page at the end of a turn, for the snapshot that comes with it. */
export const END_OF_TURN = '"the end of the turn"';

export interface TraceEvent {
  type: string;
  version?: number;
  callId?: string;
  parentId?: string;
  startTime?: number;
  endTime?: number;
  time?: number;
  timestamp?: number;
  title?: string;
  class?: string;
  method?: string;
  params?: Record<string, unknown>;
  attachments?: TraceAttachment[];
  wallTime?: number;
  monotonicTime?: number;
  file?: string;
  /** Of a `frame-snapshot`: the page as a call found or left it. */
  snapshot?: { callId?: string; phase?: string; [key: string]: unknown };
  [key: string]: unknown;
}

export interface TraceAttachment {
  name: string;
  contentType: string;
  /** Path within the zip. */
  file: string;
}

/** A turn as it is put into a trace. */
export interface TracedTurn {
  title: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  endedAt: number;
  /** JSON-able; shown as an attachment, and its plain members in the viewer's Call tab. */
  decision: unknown;
  frame: { bytes: Uint8Array; mediaType: string } | null;
}

export function parseEvents(text: string): TraceEvent[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TraceEvent);
}

export function printEvents(events: readonly TraceEvent[]): string {
  return `${events.map((event) => JSON.stringify(event)).join('\n')}\n`;
}

/** What of a decision stands in the Call tab: its plain members and the explanation's. */
export function callParams(decision: unknown): Record<string, unknown> {
  if (decision === null || typeof decision !== 'object') return {};
  const { explanation, ...rest } = decision as Record<string, unknown>;
  const flat = { ...rest, ...(explanation !== null && typeof explanation === 'object' ? explanation : {}) };
  const plain = Object.entries(flat).filter(
    ([key, value]) => key !== 'candidates' && value !== null && value !== undefined,
  );
  return Object.fromEntries(plain);
}

/** The files that belong to a turn, by their path in the zip, and how its step names them. */
export function turnFiles(
  turn: TracedTurn,
  index: number,
): { files: Record<string, Uint8Array>; attachments: TraceAttachment[] } {
  const files: Record<string, Uint8Array> = {};
  const attachments: TraceAttachment[] = [];
  if (turn.frame) {
    const file = `attachments/turn-${index}-frame.${turn.frame.mediaType === 'image/png' ? 'png' : 'jpeg'}`;
    files[file] = turn.frame.bytes;
    attachments.push({ name: `turn ${index + 1}: what the person saw`, contentType: turn.frame.mediaType, file });
  }
  const file = `attachments/turn-${index}-decision.json`;
  files[file] = new TextEncoder().encode(JSON.stringify(turn.decision ?? null, null, 2));
  attachments.push({ name: `turn ${index + 1}: decision`, contentType: 'application/json', file });
  return { files, attachments };
}
