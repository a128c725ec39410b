import { generateJSON } from '@tiptap/core';
import { plainText, type RichText } from '@lauda/domain/resume/rich-text';
import { expect, it } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { fromDocument } from './rich-text-document.ts';
import { RICH_TEXT_EXTENSIONS } from './rich-text-schema.ts';

const pasted = (html: string): RichText =>
  fromDocument(generateJSON(cleanPastedHtml(html), RICH_TEXT_EXTENSIONS));

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoListParagraph{mso-style-priority:34}</style></head>
<body><!--StartFragment--><p class=MsoNormal>Led the <b>Aurora</b> team<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Cut costs by 12%</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp; </span>Hired <i>four</i> people</p><!--EndFragment--></body></html>`;

it('makes lists of what Word pastes as lists, and keeps bold and italic', () => {
  expect(pasted(WORD)).toEqual([
    { type: 'paragraph', spans: [{ text: 'Led the ' }, { text: 'Aurora', bold: true }, { text: ' team' }] },
    {
      type: 'bullets',
      items: [
        [{ text: 'Cut costs by 12%' }],
        [{ text: 'Hired ' }, { text: 'four', italic: true }, { text: ' people' }],
      ],
    },
  ]);
});

it('keeps headings, tables and styles as words alone, and drops what could run', () => {
  const text = pasted(
    `<h2 style="color:red" onclick="x()">Title</h2><script>bad()</script><table><tr><td>One</td></tr></table><a href="javascript:bad()">here</a>`,
  );
  expect(plainText(text)).toBe('Title\nOne\nhere');
  expect(JSON.stringify(text)).not.toMatch(/link|script|color/);
});

it('keeps addresses that lead to the web', () => {
  expect(pasted('<p>See <a href="https://ana.example/">my work</a></p>')).toEqual([
    { type: 'paragraph', spans: [{ text: 'See ' }, { text: 'my work', link: 'https://ana.example/' }] },
  ]);
});

it('brings lists inside lists to one level, in their order', () => {
  const text = pasted(
    '<ul><li>One<ul><li>Two</li><li>Three</li></ul></li><li>Four</li></ul><ol><li>Five</li></ol>',
  );
  expect(plainText(text)).toBe('• One\n• Two\n• Three\n• Four\n1. Five');
});

it('[ENT-10] keeps bold, italics, bullets and links of Google Docs, whose whole text stands in a bold element', () => {
  const text = pasted(
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;font-style:normal;color:#000">Led the </span><span style="font-weight:700">Aurora</span></p><ul><li dir="ltr" aria-level="1"><p role="presentation"><span style="font-weight:400;font-style:italic">Hired four</span></p></li><li dir="ltr"><p role="presentation"><a href="https://ana.example/"><span style="text-decoration:underline">my work</span></a></p></li></ul></b>`,
  );
  expect(text).toEqual([
    { type: 'paragraph', spans: [{ text: 'Led the ' }, { text: 'Aurora', bold: true }] },
    {
      type: 'bullets',
      items: [[{ text: 'Hired four', italic: true }], [{ text: 'my work', link: 'https://ana.example/' }]],
    },
  ]);
});

it('[ENT-10] makes a line each of what LinkedIn puts behind line breaks', () => {
  const text = pasted('<div><span>• Cut costs by 12%<br>• Hired four people</span></div>');
  expect(plainText(text)).toBe('• Cut costs by 12%\n• Hired four people');
  expect(text[0]?.type).toBe('bullets');
});
