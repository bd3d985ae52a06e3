import { strToU8, type Zippable, zipSync } from 'fflate';
import { callParams, printEvents, TRACE_VERSION, type TracedTurn, type TraceEvent, turnFiles } from './format.ts';
import type { Redactor } from './redact.ts';

export interface BareTrace {
  title: string;
  browserName: string;
  playwrightVersion: string;
  viewport: { width: number; height: number } | null;
  startedAt: number;
  turns: readonly TracedTurn[];
}

/**
 * Writes a trace of nothing but the turns: what was chosen, why and how it felt. It is made here from the start, so
 * where nothing may be kept no frame, snapshot, body or key press was ever on the disk, not even for a moment.
 */
export function bareTrace(trace: BareTrace, redactor: Redactor): Uint8Array {
  const out: Zippable = {};
  const at = (time: number) => time - trace.startedAt;
  const events: TraceEvent[] = [
    {
      version: TRACE_VERSION,
      type: 'context-options',
      origin: 'library',
      browserName: trace.browserName,
      playwrightVersion: trace.playwrightVersion,
      options: trace.viewport ? { viewport: trace.viewport } : {},
      platform: process.platform,
      wallTime: trace.startedAt,
      monotonicTime: 0,
      sdkLanguage: 'javascript',
      title: redactor.text(trace.title),
    },
  ];
  for (const [index, turn] of trace.turns.entries()) {
    const callId = `turn@${index + 1}`;
    const { files, attachments } = turnFiles(turn, index);
    for (const [path, bytes] of Object.entries(files))
      out[path] = path.endsWith('.json') ? redactor.bytes(bytes) : bytes;
    events.push(
      {
        type: 'before',
        callId,
        startTime: at(turn.startedAt),
        title: turn.title,
        class: 'Tracing',
        method: 'tracingGroup',
        params: callParams(turn.decision),
      },
      { type: 'after', callId, endTime: at(turn.endedAt), attachments },
    );
  }
  out['trace.trace'] = strToU8(redactor.text(printEvents(events)));
  out['trace.network'] = new Uint8Array();
  return zipSync(out, { level: 6 });
}
