import type { Log, LogFields } from '../platform/log.ts';

export interface RecordedLog extends Log {
  readonly lines: { event: string; fields: LogFields }[];
}

/** Records log lines for assertions instead of printing them. */
export function createRecordedLog(): RecordedLog {
  const lines: { event: string; fields: LogFields }[] = [];
  const record = (event: string, fields: LogFields = {}): void => {
    lines.push({ event, fields });
  };
  return { lines, info: record, warn: record, error: record };
}
