import { expect, it } from 'vitest';
import { emptyResume } from '../empty-resume.ts';
import { upgradeResume } from './upgrade.ts';

const withAddress = (address: string) => ({
  ...emptyResume('en-US'),
  schemaVersion: 2,
  title: 'Mine',
  personalInfo: {
    ...emptyResume('en-US').personalInfo,
    summary: [{ type: 'paragraph', spans: [{ text: 'Words.', link: address }] }],
  },
  links: [{ id: 'l1', label: 'Wiki', url: address }],
});

it.each(['javascript:1/alert(1)', 'intranet:8080/wiki'])(
  'a resume that was stored with %j is read without the address, and with everything else',
  (address) => {
    const read = upgradeResume(withAddress(address), { language: 'en-US' });
    expect(read).toMatchObject({
      ok: true,
      resume: {
        title: 'Mine',
        personalInfo: { summary: [{ type: 'paragraph', spans: [{ text: 'Words.' }] }] },
        contacts: [{ kind: 'other', label: 'Wiki', value: '' }],
      },
    });
    expect(JSON.stringify(read)).not.toContain(address);
  },
);

it('what is not allowed for another reason is refused as before', () => {
  const damaged = { ...emptyResume('en-US'), templateId: 'a template of a newer release' };
  expect(upgradeResume(damaged, { language: 'en-US' })).toMatchObject({ ok: false });
});
