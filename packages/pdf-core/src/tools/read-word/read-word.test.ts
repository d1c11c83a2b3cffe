import { describe, expect, test } from 'vitest';
import { readFixture } from '../../office/testing/make-office.ts';
import { makeWritten, wordItem, wordParagraph, wordRun } from '../../office/testing/make-written.ts';
import { readWordReport, type ReadWordReport } from './report.ts';
import { readWord } from './read-word.ts';

async function read(bytes: Uint8Array): Promise<ReadWordReport> {
  const { report } = await readWord([{ name: 'a.docx', bytes }], {});
  return readWordReport.parse(report);
}

type Paragraph = ReadWordReport['paragraphs'][number];
const textOf = ({ runs }: Paragraph) => runs.map(({ text }) => text).join('');
const textsOf = ({ paragraphs }: ReadWordReport) => paragraphs.map(textOf);
const find = ({ paragraphs }: ReadWordReport, text: string) =>
  paragraphs.find((one) => textOf(one).startsWith(text));
const markersOf = ({ paragraphs }: ReadWordReport) =>
  paragraphs.flatMap((one) => (one.marker === undefined ? [] : [`${one.marker} ${textOf(one)}`]));

describe('a document', () => {
  test('its title and headings, with their numbers', async () => {
    const report = await read(makeWritten());
    const headings = report.paragraphs.filter(({ level }) => level !== undefined);
    expect(headings.map((one) => [one.level, one.marker, textOf(one)])).toEqual([
      [0, undefined, 'Harbour rules'],
      [1, '1', 'Who may moor'],
      [2, '1.1', 'Fees'],
      [1, '2', 'Last orders'],
    ]);
  });

  test('looks of letters, and links that may be opened', async () => {
    const runs = find(await read(makeWritten()), 'Boats of')!.runs;
    expect(runs).toEqual([
      { text: 'Boats of ' },
      { text: 'members', bold: true },
      { text: ' and ' },
      { text: 'their guests', italic: true, underline: true },
      { text: ', not ' },
      { text: 'barges', strike: true },
      { text: '. See ' },
      { text: 'the rules', href: 'https://example.org/rules?a=1&b=2' },
      { text: ' or write to ' },
      { text: 'Ada', href: 'mailto:ada@example.org' },
      { text: '; never this.' },
      { text: '', note: 1 },
    ]);
  });

  test('lists are counted as the file states it', async () => {
    expect(markersOf(await read(makeWritten()))).toEqual([
      '1 Who may moor',
      '1. Show your card',
      'a) at the gate',
      'b) at the quay',
      '2. Pay the fee',
      '• Goods',
      '◦ Timber',
      '5. Sign out',
      '1.1 Fees',
      '2 Last orders',
    ]);
    expect(markersOf(await read(makeWritten(wordItem('Deep', 1, 2) + wordItem('High', 1))))).toEqual([
      'i. Deep',
      '1. High',
    ]);
  });

  test('tables with merged cells and a row of heads', async () => {
    const report = await read(makeWritten());
    const [table] = report.tables;
    const shown = table!.rows.map(({ cells }) =>
      cells.map(({ blocks, columns, rows }) => [
        blocks.map((block) => 'paragraph' in block && textOf(report.paragraphs[block.paragraph]!)).join(),
        columns,
        rows,
      ]),
    );
    expect(shown).toEqual([
      [
        ['Boat', 1, 1],
        ['Summer', 1, 1],
        ['Winter', 1, 1],
      ],
      [
        ['Dinghy', 1, 2],
        ['1,200 €', 1, 1],
        ['300 €', 1, 1],
      ],
      [['By the month', 2, 1]],
    ]);
    expect(table!.rows.map(({ isHeader }) => isHeader)).toEqual([true, false, false]);
    expect(table!.widths).toEqual([3000, 1500, 1500]);
  });

  test('notes, pictures, pages and the direction of writing', async () => {
    const report = await read(makeWritten());
    const [note] = report.notes;
    expect(note).toHaveLength(1);
    expect(textsOf(report).at(-1)).toBe('A card is given to each member.');
    expect(report.paragraphs.flatMap(({ runs }) => runs.flatMap(({ picture }) => picture ?? []))).toEqual([
      { image: 0, width: 100, height: 50, alt: 'Plan of the quay' },
    ]);
    expect(report.images).toEqual([{ type: 'image/png', data: expect.stringMatching(/^iVBOR/) }]);
    expect(find(report, 'قواعد')).toMatchObject({ isRightToLeft: true });
    expect(report.pages.map((page) => report.paragraphs[page])).toEqual([{ runs: [], startsPage: true }]);
    expect(report.count).toBe(report.paragraphs.length);
  });

  test('links of fields, and to bookmarks', async () => {
    const field = (instruction: string, shown: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${wordRun(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const body =
      wordParagraph(
        field('"https://example.org/a"', 'out') +
          field('"file:///etc/passwd"', ' no') +
          field('\\l "end"', ' down'),
      ) +
      wordParagraph('<w:hyperlink w:anchor="end">' + wordRun('below') + '</w:hyperlink>' + wordRun('.')) +
      wordParagraph('<w:bookmarkStart w:id="0" w:name="end"/>' + wordRun('End'));
    expect((await read(makeWritten(body))).paragraphs.map(({ runs }) => runs)).toEqual([
      [{ text: 'out', href: 'https://example.org/a' }, { text: ' no' }, { text: ' down', to: 2 }],
      [{ text: 'below', to: 2 }, { text: '.' }],
      [{ text: 'End' }],
    ]);
  });

  test('a break within a paragraph, sections, and pages as Word last broke them', async () => {
    const section = (type: string) => `<w:sectPr><w:type w:val="${type}"/></w:sectPr>`;
    const body =
      wordParagraph(wordRun('One') + '<w:r><w:br w:type="page"/></w:r>' + wordRun('two')) +
      wordParagraph(wordRun('Before'), '', section('nextPage')) +
      wordParagraph(wordRun('Columns'), '', section('continuous')) +
      wordParagraph('<w:r><w:lastRenderedPageBreak/></w:r>' + wordRun('After')) +
      section('nextPage');
    const { paragraphs, pages } = await read(makeWritten(body));
    expect(paragraphs.map((one) => [textOf(one), one.startsPage ?? false])).toEqual([
      ['One', false],
      ['two', true],
      ['Before', false],
      ['Columns', false],
      ['After', true],
    ]);
    expect(pages).toEqual([0, 4]);
  });

  test('what is deleted, hidden or as it was before is left out', async () => {
    const body =
      wordParagraph(
        '<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>' +
          wordRun('kept') +
          wordRun('hidden', '<w:vanish/>') +
          wordRun('!', '<w:rPrChange><w:rPr><w:b/></w:rPr></w:rPrChange>'),
        '',
        '<w:pPrChange><w:pPr><w:pStyle w:val="Title"/></w:pPr></w:pPrChange>',
      ) + wordParagraph(wordRun('no', '<w:b w:val="0"/>') + wordRun('yes', '<w:rStyle w:val="Strong"/>'));
    expect((await read(makeWritten(body))).paragraphs.map(({ runs }) => runs)).toEqual([
      [{ text: 'kept!' }],
      [{ text: 'no' }, { text: 'yes', bold: true }],
    ]);
  });
});

test('a letter by LibreOffice has its table and its pages', async () => {
  const report = await read(readFixture('letter.docx'));
  expect(textsOf(report).filter(Boolean)).toEqual([
    'Lease agreement for the harbour store & café, No. 7',
    'The tenant pays 1.250,50 € a month, naïve or not — “as agreed”.',
    'Deposit',
    '3 months',
    'Notice',
    '6 weeks',
    'Line one\nline two',
    'Договор аренды, Αθήνα, 契約書.',
    'After a property. ',
    'See the terms.',
  ]);
  expect(report.tables).toHaveLength(1);
  expect(report.pages).toHaveLength(2);
});
