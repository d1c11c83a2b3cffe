import { expect, test } from 'vitest';
import { images } from '../../hostile/make-images.ts';
import { officeLimits } from '../../office/office-limits.ts';
import { makeDocx, makeXlsx, makeZip, paragraph } from '../../office/testing/make-office.ts';
import {
  makeWritten,
  wordCell,
  wordItem,
  wordParagraph,
  wordRow,
  wordRun,
  wordTable,
} from '../../office/testing/make-written.ts';
import { writtenLimits } from '../../office/words/written.ts';
import { runTool } from '../../runner/run-tool.ts';
import { readWordReport, type ReadWordReport } from './report.ts';
import { readWord } from './read-word.ts';

async function read(bytes: Uint8Array): Promise<ReadWordReport> {
  const { report } = await readWord([{ name: 'a.docx', bytes }], {});
  return readWordReport.parse(report);
}

type Paragraph = ReadWordReport['paragraphs'][number];
const textOf = ({ runs }: Paragraph) => runs.map(({ text }) => text).join('');
const textsOf = ({ paragraphs }: ReadWordReport) => paragraphs.map(textOf);
const markersOf = ({ paragraphs }: ReadWordReport) =>
  paragraphs.flatMap((one) => (one.marker === undefined ? [] : [`${one.marker} ${textOf(one)}`]));

const LAUGHS = '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>';
const OUTSIDE = '<!DOCTYPE x [<!ENTITY c SYSTEM "file:///etc/passwd">]>';
test.each([
  ['laughs', makeDocx(paragraph('&c;'), {}, LAUGHS), 'entities_declared'],
  ['asks for a file', makeDocx(paragraph('&c;'), {}, OUTSIDE), 'entities_declared'],
  ['is cut off', makeWritten().slice(0, 900), 'document_damaged'],
  ['ends in the middle', makeDocx('</w:body>'), 'document_damaged'],
  [
    'has 10 000 tables in one another',
    makeDocx('<w:tbl><w:tr><w:tc>'.repeat(10_000)),
    'document_too_complex',
  ],
  ['is a workbook', makeXlsx(''), 'not_office'],
  ['is no zip', new TextEncoder().encode('PKno'), 'not_office'],
  ['has styles that are none', makeZip({ 'word/styles.xml': '<x/>' }), 'document_damaged'],
])('%s', async (_name, bytes, reason) => {
  await expect(read(bytes)).rejects.toMatchObject({ reason });
});

test('10 000 items, deep lists, and tables in tables are told in linear time', async () => {
  const items = Array.from({ length: 10_000 }, (_, at) => wordItem(`Item ${at}`, 1, at % 3)).join('');
  const nested = `${'<w:tbl><w:tr><w:tc>'.repeat(60)}${wordParagraph(wordRun('Deep'))}${'</w:tc></w:tr></w:tbl>'.repeat(60)}`;
  const report = await read(makeWritten(items + nested + nested.repeat(500)));
  expect(markersOf(report)).toHaveLength(10_000);
  expect(report.tables.length).toBeLessThanOrEqual(501 * writtenLimits.tableDepth);
  expect(textsOf(report).filter((text) => text === 'Deep')).toHaveLength(501);
});

test('a document that is too long is told in part, with how long it is', async () => {
  const many = 'x'.repeat(100);
  const report = await read(makeWritten(wordParagraph(wordRun(many)).repeat(25_000)));
  expect(report.count).toBe(25_000);
  expect(report.paragraphs).toHaveLength(writtenLimits.paragraphs);
  const cells = await read(makeWritten(wordTable(wordRow(wordCell('').repeat(70_000)))));
  expect(cells.tables[0]!.rows[0]!.cells.length).toBeLessThanOrEqual(writtenLimits.cells);
  const long = await read(makeWritten(wordParagraph(wordRun('y'.repeat(50)).repeat(100_000))));
  expect(textsOf(long).join('').length).toBeLessThanOrEqual(writtenLimits.characters);
  expect(Math.max(...textsOf(long).map(({ length }) => length))).toBeLessThan(
    writtenLimits.paragraphCharacters + 100,
  );
});

test('rows without cells, widths of columns and words for pictures are bounded', async () => {
  const rows = await read(
    makeWritten(`<w:tbl>${wordRow(wordCell('a'))}${'<w:tr/>'.repeat(200_000)}</w:tbl>`),
  );
  expect(rows.tables[0]!.rows.length).toBeLessThanOrEqual(writtenLimits.cells);
  const grid = `<w:tblGrid>${'<w:gridCol w:w="1e308"/>'.repeat(63)}</w:tblGrid>`;
  const tables = await read(makeWritten(`<w:tbl>${grid}${wordRow(wordCell(''))}</w:tbl>`.repeat(5000)));
  const widths = tables.tables.flatMap((table) => table.widths);
  expect(widths).toHaveLength(writtenLimits.widths);
  expect(Math.max(...widths.slice(0, 63))).toBe(writtenLimits.width);
  const picture = `<w:r><w:pict><w:docPr descr="${'z'.repeat(300)}"/><a:blip/></w:pict></w:r>`;
  const told = await read(makeWritten(wordParagraph(picture.repeat(7)).repeat(2000)));
  const words = told.paragraphs.flatMap(({ runs }) => runs.map((run) => run.picture?.alt?.length ?? 0));
  expect(words.length).toBeGreaterThan(7);
  expect(words.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(writtenLimits.characters);
});

test('styles based on themselves, and numbers without sense', async () => {
  const styles =
    '<w:styles><w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/><w:pPr><w:outlineLvl w:val="-7"/></w:pPr></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>';
  const bytes = makeDocx(
    wordParagraph(wordRun('A'), 'A', '<w:numPr><w:ilvl w:val="1e99"/><w:numId w:val="x"/></w:numPr>') +
      wordTable(
        wordRow(
          wordCell('wide', '<w:gridSpan w:val="99999999"/><w:vMerge/>') +
            wordCell('b', '<w:gridSpan w:val="NaN"/>'),
        ),
      ),
    {
      'word/_rels/document.xml.rels':
        '<Relationships><Relationship Id="s" Type="http://x/styles" Target="styles.xml"/></Relationships>',
      'word/styles.xml': styles,
    },
  );
  const { paragraphs, tables } = await read(bytes);
  expect(paragraphs[0]).toEqual({ runs: [{ text: 'A' }], isTight: true });
  expect(tables[0]!.rows[0]!.cells.map(({ columns }) => columns)).toEqual([writtenLimits.columns, 1]);
});

test('pictures that flood, or are of other kinds, have their place only', async () => {
  const drawing = '<w:r><w:drawing><a:blip r:embed="p"/></w:drawing></w:r>';
  for (const picture of [
    images['a flood of pixels.png']!(),
    images['a flood of pixels.jpg']!(),
    images['a screen without an end.gif']!(),
    new Uint8Array(writtenLimits.imageBytes + 1),
  ]) {
    const bytes = makeDocx(wordParagraph(drawing), {
      'word/_rels/document.xml.rels':
        '<Relationships><Relationship Id="p" Type="http://x/image" Target="media/a.png"/></Relationships>',
      'word/media/a.png': picture,
    });
    const report = await read(bytes);
    expect(report.images).toEqual([]);
    expect(report.paragraphs[0]!.runs).toEqual([{ text: '', picture: {} }]);
  }
});

test('a bomb ends at the limit in its process', { timeout: 60_000 }, async () => {
  const bomb = makeZip({ 'word/document.xml': new Uint8Array(officeLimits.partBytes + 1_000_000) });
  const settings = { timeoutMs: 30_000, memoryMb: 1024 };
  const run = runTool('read-word', [{ name: 'a.docx', bytes: bomb }], {}, settings);
  await expect(run).rejects.toMatchObject({ code: 'too_complex' });
});
