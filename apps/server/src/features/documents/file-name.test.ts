import { expect, it } from 'vitest';
import { contentDisposition } from './file-name.ts';

it('the name of an exported file travels whole, and for old readers without accents', () => {
  expect(contentDisposition('Currículo (João’s).pdf')).toBe(
    'attachment; filename="Curriculo (Joao_s).pdf"; filename*=UTF-8\'\'Curr%C3%ADculo%20%28Jo%C3%A3o%E2%80%99s%29.pdf',
  );
});
