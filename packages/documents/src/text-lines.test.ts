import { sampleResume } from '@lauda/domain/resume/sample';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { describe, expect, it } from 'vitest';
import { documentText } from './server/index.ts';
import { engineJob } from './job.ts';
import { createTestTypst } from './testing/compilers.ts';
import { textLines } from './text-lines.ts';

const typst = createTestTypst();
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

describe.each(TEMPLATE_IDS)('the text of %s', (templateId) => {
  it.each(['en-US', 'pt-BR'] as const)('is all that its pages say, inside them (%s)', (language) => {
    const resume = { ...sampleResume(language), templateId };
    const { pages, lines } = typst.preview(engineJob('preview', resume, undefined));
    expect(lines).toHaveLength(pages.length);
    const said = words(lines.flatMap((page) => page.map(({ text }) => text)).join(' '));
    for (const word of words(documentText(resume)).filter((each) => each.length > 3))
      expect(said.join(' ').toLocaleLowerCase()).toContain(word.toLocaleLowerCase());
    for (const [index, page] of pages.entries())
      for (const { x, y, size, width } of lines[index] ?? []) {
        expect(x).toBeGreaterThan(0);
        expect(x + width).toBeLessThan(page.width);
        expect(y - size).toBeGreaterThan(0);
        expect(y).toBeLessThan(page.height);
        expect(size).toBeGreaterThan(5);
      }
    const name = lines[0]?.find(({ text }) => text.includes(resume.personalInfo.firstName));
    // The Plain template uses one size for everything.
    expect(name?.size).toBeGreaterThan(templateId === 'plain' ? 10 : 16);
  });
});

it('reads escaped text, and places by all groups around it', () => {
  const markup =
    '<g transform="translate(10,20)"><g transform="translate(1,2)"><g class="typst-text" transform="scale(0.01,-0.01)"><g transform="scale(16,-16)"><foreignObject x="0" y="-64" width="100" height="62"><h5:div class="tsel">R&amp;D &lt;3</h5:div></foreignObject></g></g></g><g/><g></g></g>';
  expect(textLines(markup)).toEqual([{ text: 'R&D <3', x: 11, y: 22, size: 10, width: 16 }]);
});
