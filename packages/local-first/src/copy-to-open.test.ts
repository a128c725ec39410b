import { describe, expect, it } from 'vitest';
import { copyToOpen } from './copy-to-open.ts';

const local = { id: 'local', serverId: 'server', isUnsaved: false };
const copy = { id: 'server', serverId: 'server', isUnsaved: false };
const unrelated = { id: 'x', serverId: 'y', isUnsaved: true };
const never = { id: 'new', serverId: null, isUnsaved: true };

describe('of two records of one document', () => {
  it.each(['local', 'server'])('the one with unsaved work is opened, by its %s id', (id) => {
    const hidden = { ...copy, isUnsaved: true };
    expect(copyToOpen([unrelated, never, local, hidden], id)).toBe(hidden);
    expect(copyToOpen([unrelated, hidden, { ...local, isUnsaved: true }], id)).toBe(hidden);
  });

  it('the one that was asked for is opened when both are saved', () => {
    expect(copyToOpen([unrelated, never, local, copy], 'local')).toBe(local);
    expect(copyToOpen([copy, local], 'server')).toBe(copy);
    expect(copyToOpen([copy, local], 'new')).toBeUndefined();
    expect(copyToOpen([copy, never], 'new')).toBe(never);
  });
});
