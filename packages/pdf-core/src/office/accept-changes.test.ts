import { expect, test } from 'vitest';
import { runTool } from '../runner/run-tool.ts';
import { acceptChanges, acceptInXml } from './accept-changes.ts';
import { makeDocx, makeZip, paragraph } from './testing/make-office.ts';

const BY = 'w:id="1" w:author="A &gt; B > C" w:date="2024-01-01T00:00:00Z"';
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const deleted = (text: string) => `<w:del ${BY}><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
const inserted = (text: string) => `<w:ins ${BY}>${run(text)}</w:ins>`;
const row = (text: string, properties = '') =>
  `<w:tr>${properties}<w:tc><w:p>${run(text)}</w:p></w:tc></w:tr>`;
const GONE_ROW = `<w:trPr><w:del ${BY}/></w:trPr>`;
const GONE_END = `<w:pPr><w:rPr><w:del ${BY}/></w:rPr></w:pPr>`;

test.each([
  [
    'deleted and inserted text',
    `<w:p>${run('a')}${deleted('b')}${inserted('c')}</w:p>`,
    `<w:p>${run('a')}${run('c')}</w:p>`,
  ],
  [
    'moved text',
    `<w:moveFrom ${BY}>${run('a')}</w:moveFrom><w:moveTo ${BY}>${run('a')}</w:moveTo>`,
    run('a'),
  ],
  [
    'a deletion in a deletion',
    `<w:p><w:del><w:del>x</w:del>y</w:del>${run('a')}</w:p>`,
    `<w:p>${run('a')}</w:p>`,
  ],
  [
    'how it looked before',
    '<w:rPr><w:b/><w:rPrChange><w:rPr><w:i/></w:rPr></w:rPrChange></w:rPr>',
    '<w:rPr><w:b/></w:rPr>',
  ],
  [
    'a deleted paragraph',
    `<w:p>${run('a')}</w:p><w:p>${GONE_END}${deleted('b')}</w:p>`,
    `<w:p>${run('a')}</w:p>`,
  ],
  [
    'a paragraph with words left whose end is deleted',
    `<w:p>${GONE_END}${run('a')}</w:p>`,
    `<w:p><w:pPr><w:rPr></w:rPr></w:pPr>${run('a')}</w:p>`,
  ],
  [
    'the only paragraph of a cell',
    `<w:tc><w:p>${GONE_END}${deleted('b')}</w:p></w:tc>`,
    '<w:tc><w:p><w:pPr><w:rPr></w:rPr></w:pPr></w:p></w:tc>',
  ],
  ['a deleted row', `<w:tbl>${row('a')}${row('b', GONE_ROW)}</w:tbl>`, `<w:tbl>${row('a')}</w:tbl>`],
  [
    'a table whose rows are all deleted',
    `<w:tbl>${row('a', GONE_ROW)}${row('b', GONE_ROW)}</w:tbl><w:p/>`,
    '<w:p/>',
  ],
  [
    'a part of an OpenDocument text',
    '<text:tracked-changes><text:p>old</text:p></text:tracked-changes><text:p>a<text:change text:change-id="1"/>b</text:p>',
    '<text:p>ab</text:p>',
  ],
  [
    'a text that only speaks of it',
    '<w:t>&lt;w:del></w:t><!-- <w:del> --><![CDATA[<w:ins>]]>',
    '<w:t>&lt;w:del></w:t><!-- <w:del> --><![CDATA[<w:ins>]]>',
  ],
  ['what is cut off', `<w:p>${run('a')}<w:del><w:r>`, `<w:p>${run('a')}`],
])('%s', (_name, text, accepted) => {
  expect(acceptInXml(text)).toBe(accepted);
});

test('a copy has the accepted text and all other parts, and a file without changes has none', async () => {
  const body = `<w:p>${run('The rent is ')}${deleted('900')}${inserted('950')}${run(' euros – für Åsa.')}</w:p>`;
  const copy = acceptChanges(makeDocx(body, { 'word/media/a.png': 'picture' }))!;
  const { report } = await runTool('text', [{ name: 'a.docx', bytes: copy }], {});
  expect(report.pages[0]!.text).toContain('The rent is 950 euros – für Åsa.');
  expect(Buffer.from(copy).includes('picture')).toBe(true);
  expect(acceptChanges(makeDocx(paragraph('The rent is 950 euros.')))).toBeUndefined();
  // LibreOffice reads other formats by their bytes, whatever their names.
  expect(acceptChanges(Buffer.from('{\\rtf1 text}'))).toBeUndefined();
});

test('many and deep changes take linear time, and no more depth than a file may have', () => {
  const many = `<w:p>${deleted('a')}${inserted('b')}</w:p>`.repeat(100_000);
  expect(acceptInXml(many)).toBe(`<w:p>${run('b')}</w:p>`.repeat(100_000));
  expect(acceptInXml('<w:del>'.repeat(1_000_000))).toBe('');
  expect(acceptInXml('<'.repeat(1_000_000))).toHaveLength(1_000_000);
  expect(() => acceptInXml('<w:p>'.repeat(1000))).toThrow(
    expect.objectContaining({ reason: 'document_too_complex' }),
  );
  expect(() => acceptChanges(makeZip({ 'word/document.xml': '<w:p>'.repeat(1000) }))).toThrow(
    expect.objectContaining({ reason: 'document_too_complex' }),
  );
});
