import { describe, expect, it } from 'vitest';
import { itemsOf, job, judged } from '../testing/judged.ts';

describe('duties in other words', () => {
  it.each([
    ['Teach our younger cooks', '• Trained two commis chefs on knife skills', 'met'],
    ['Draw up the staff rota', '• Plan shifts for 18 waiters every week', 'met'],
    ['Deal with unhappy guests', '• Resolved complaints of customers', 'met'],
    ['Conferir extratos bancários', '• Conciliação bancária diária', 'met'],
    ['Chair the ethics committee', '• Trained two commis chefs on knife skills', 'missing'],
  ])('%j for somebody who %j is %s', (line, told, status) => {
    expect(judged(line, job('Clerk', told), 'duty')?.status).toBe(status);
  });

  it('asks for a name itself, whatever else the line tells', () => {
    const told = '• Write and cost seasonal menus, plan menus for schools';
    expect(
      itemsOf(judged('Menu planning in line with the Boulder Food Charter', job('Chef', told), 'duty')),
    ).toEqual(['Menu planning: met', 'Boulder Food Charter: missing']);
  });

  it('is not told by a paper', () => {
    const certifications = [{ id: 'paper', name: 'Developer Associate team', issuer: '', date: '', url: '' }];
    expect(judged('Lead a team of developers', { certifications }, 'duty')?.status).toBe('missing');
  });

  it('believes who has held the position sooner', () => {
    const line = 'Greet travellers at the door every morning';
    const told = '• Received callers at the door each morning';
    expect(judged(line, job('Office Clerk', told), 'duty')?.status).toBe('met');
    expect(judged(line, job('Driver', told), 'duty')?.status).toBe('missing');
  });
});

it('asks each thing of a long list for its own words', () => {
  const told = '• Tracked submittals and daily logs\n• Kept the monthly schedule of orders and the crew plan';
  const items = itemsOf(
    judged(
      'Own budget, buyout, change orders, permits and the monthly schedule',
      job('Office Clerk', told),
      'duty',
    ),
  );
  expect(items).toContain('buyout: missing');
});

it('is not told by half of a name', () => {
  expect(judged('PLC troubleshooting', job('Fitter', '• Troubleshooting of pumps'))?.status).not.toBe('met');
});
