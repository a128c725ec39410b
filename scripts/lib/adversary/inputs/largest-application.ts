import { randomUUID } from 'node:crypto';
import {
  type Application,
  EMPTY_APPLICATION,
  MAX_APPLICATION_CHARACTERS as MAX,
  MAX_EVENTS,
  MAX_MATCH_ROWS,
  MAX_STORED_CONTACTS,
} from '../../../../packages/domain/src/application/application.ts';
import { type Shape, writeShape } from './shapes.ts';

const filled = <T>(length: number, make: () => T): T[] => Array.from({ length }, make);

/** Every field at its limit, but within the body size limit. */
export function largestApplication(shape: Shape, resumeId: string): Application {
  const line = writeShape(shape, MAX.line);
  const short = writeShape(shape, MAX.line / 4);
  return {
    ...EMPTY_APPLICATION,
    company: line.trim() === '' ? 'Aurora' : line,
    title: line,
    place: line,
    ad: {
      text: writeShape(shape, MAX.ad),
      address: writeShape(shape, MAX.address),
      takenOn: '2026-11-01',
    },
    notes: writeShape(shape, MAX.notes),
    contacts: filled(MAX_STORED_CONTACTS, () => ({
      id: randomUUID(),
      name: short,
      role: short,
      email: short,
      phone: short,
    })),
    nextStep: { text: line, on: '2026-11-20' },
    resumeId,
    sent: { resumeId, version: 1 },
    match: {
      score: 50,
      on: '2026-11-01',
      rows: filled(MAX_MATCH_ROWS, () => ({
        text: writeShape(shape, MAX.requirement),
        status: 'met' as const,
        proof: writeShape(shape, MAX.proof),
      })),
    },
    events: filled(MAX_EVENTS, () => ({
      id: randomUUID(),
      kind: 'interview' as const,
      at: '2026-11-02T10:00',
      text: writeShape(shape, MAX.event),
      stage: null,
    })),
  };
}
