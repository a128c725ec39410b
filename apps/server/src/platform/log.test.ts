import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function logOnce(fields: object): Record<string, unknown> {
  const lines: string[] = [];
  const log = createLog({
    level: 'info',
    service: 'test',
    destination: { write: (line) => void lines.push(line) },
  });
  log.info('event', fields);
  return JSON.parse(lines[0] ?? '{}') as Record<string, unknown>;
}

describe('log', () => {
  it('writes one JSON line with the fields that are allowed', () => {
    expect(logOnce({ requestId: 'r1', status: 200 })).toMatchObject({
      event: 'event',
      service: 'test',
      requestId: 'r1',
      status: 200,
    });
  });

  it('drops every other field, whatever it holds', () => {
    const line = logOnce({
      password: 'canary',
      body: { token: 'canary' },
      headers: 'canary',
      url: '/x?token=canary',
    });
    expect(JSON.stringify(line)).not.toContain('canary');
  });

  it('keeps of a message what went wrong, and not whom it concerned', () => {
    const quoted = new Error('550 5.1.1 <canary@lauda.example>: User unknown, "ca nary"@x.example');
    const error = new Error('could not send to +55 11 91234-5678', { cause: quoted });
    const line = JSON.stringify(logOnce({ err: error }));
    expect(line).toContain('could not send to');
    expect(line).toContain('User unknown');
    // The location of the error stays readable.
    expect(line).toContain('log.test.ts');
    expect(line).not.toMatch(/canary|ca nary|91234/);
  });

  it('keeps of an error its type, code and stack, not what drivers hang on it', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(canary@x)',
      config: { password: 'canary' },
    });
    const line = JSON.stringify(logOnce({ err: error }));
    expect(line).toContain('duplicate key');
    expect(line).toContain('23505');
    expect(line).not.toContain('canary');
  });
});
