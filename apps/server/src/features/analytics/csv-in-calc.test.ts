import { describe, expect, it } from 'vitest';
import { type CalcCell, openInCalc } from '../../testing/readers/calc.ts';
import { HOSTILE_NAMES } from '../../testing/hostile/hostile-names.ts';
import { csvOf } from '@lauda/domain/csv';

/** LibreOffice takes seconds to start. */
const PATIENT = 180_000;
const rows = HOSTILE_NAMES.map((name, index) => [`person-${index}@lauda.example`, name, index] as const);
const csv = csvOf(['email', 'name', 'resumes'], rows);
const formulas = (sheet: readonly CalcCell[][]) => sheet.flat().filter(({ isFormula }) => isFormula);

describe('an export that is opened in LibreOffice Calc', () => {
  it(
    '[ADM-09] has every hostile name as text, whole, in the cell where it belongs',
    async () => {
      const sheet = await openInCalc(csv, ',');
      expect(formulas(sheet)).toEqual([]);
      // Normalizes line endings.
      const lines = (text: string) => text.replaceAll(/\r\n?/g, '\n');
      const withoutMarks = (text: string) => text.replaceAll(/(^|[;\t\n])'/g, '$1');
      expect(
        sheet
          .slice(1, 1 + rows.length)
          .map(([email, name, count]) => [
            email?.text,
            name?.type,
            withoutMarks(name?.text ?? ''),
            count?.type,
            count?.text,
          ]),
      ).toEqual(rows.map(([email, name, count]) => [email, 'string', lines(name), 'float', String(count)]));
    },
    PATIENT,
  );

  it.each([';', '\t'] as const)(
    '[ADM-09] has no formula either where it is split at %j instead, as the settings of a country may have it',
    async (separator) => {
      expect(formulas(await openInCalc(csv, separator))).toEqual([]);
    },
    PATIENT,
  );

  it(
    'would have formulas without the marks: this is how it is known that Calc looks for them',
    async () => {
      const unmarked = rows.map(([email, name]) => `"${email}","${name.replaceAll('"', '""')}"`).join('\r\n');
      expect(formulas(await openInCalc(unmarked, ',')).length).toBeGreaterThanOrEqual(3);
      expect(formulas(await openInCalc(unmarked, ';')).map(({ text }) => text)).toContain('24');
    },
    PATIENT,
  );
});
