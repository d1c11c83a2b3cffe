import { describe, expect, test } from 'vitest';
import { anyText } from '../tools/text/office-text.ts';
import { textOptions } from '../tools/text/options.ts';
import { readOffice } from './read-office.ts';
import { makeDocx, makeXlsx, paragraph, readFixture } from './testing/make-office.ts';

const texts = (bytes: Uint8Array) => readOffice(bytes).map(({ text }) => text);
const FIRST_PAGE = [
  'Lease agreement for the harbour store & café, No. 7',
  'The tenant pays 1.250,50 € a month, naïve or not — “as agreed”.',
  'Deposit\t3 months',
  'Notice\t6 weeks',
  'Line one',
  'line two',
];

describe('Word', () => {
  test('a new document is read with its tables, and by page where its author or Word broke it', () => {
    expect(texts(readFixture('letter.docx'))).toEqual([
      FIRST_PAGE.join('\n'),
      'Договор аренды, Αθήνα, 契約書.',
      'After a property.\nSee the terms.',
    ]);
  });

  test('an old document has the same text, with links by their label', () => {
    const [text] = texts(readFixture('letter.doc'));
    expect(text?.split('\n')).toEqual([
      ...FIRST_PAGE,
      'Договор аренды, Αθήνα, 契約書.',
      'After a property.',
      'See the terms.',
    ]);
  });

  test('an old document has a new page where its text has one', () => {
    const bytes = Buffer.from(readFixture('letter.doc'));
    const place = bytes.indexOf(Buffer.from('Line one\v', 'utf16le'));
    bytes.writeUInt8(0x0c, place + 'Line one'.length * 2);
    const [first, second] = texts(bytes);
    expect([first?.endsWith('Line one'), second?.startsWith('line two')]).toEqual([true, true]);
  });

  test('notes follow the text; what was deleted, moved away or is shown twice is left out', () => {
    const relations =
      '<Relationships><Relationship Id="1" Type="http://x/footnotes" Target="footnotes.xml"/></Relationships>';
    const body =
      paragraph('Kept') +
      '<w:p><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom></w:p>' +
      '<w:p><w:r><w:instrText>PAGE</w:instrText></w:r><w:Fallback><w:r><w:t>twice</w:t></w:r></w:Fallback></w:p>';
    const more = {
      'word/_rels/document.xml.rels': relations,
      'word/footnotes.xml': `<footnotes xmlns:w="w">${paragraph('A note')}</footnotes>`,
    };
    expect(texts(makeDocx(body, more))).toEqual(['Kept\n\nA note']);
  });

  test('a row is one line, whatever breaks are in its cells, and stands on the page that it begins on', () => {
    const cell = (inside: string) => `<w:tc><w:p><w:r>${inside}</w:r></w:p></w:tc>`;
    const broken = '<w:t>9</w:t><w:br/><w:t>March</w:t>';
    const [page, row] = ['<w:lastRenderedPageBreak/>', (cells: string) => `<w:tr>${cells}</w:tr>`];
    const rows = [
      cell(broken) + cell(`<w:t>Walking</w:t>${page}<w:t> home</w:t>`),
      cell('<w:t>16</w:t>') + cell('<w:t>Rowing</w:t>'),
      cell(`${page}<w:t>23</w:t>`) + cell('<w:t>Sailing</w:t>'),
    ];
    expect(texts(makeDocx(`<w:tbl>${rows.map(row).join('')}</w:tbl>`))).toEqual([
      '9 March\tWalking home',
      '16\tRowing',
      '23\tSailing',
    ]);
  });
});

describe('Excel', () => {
  const rows = [
    'Tenant\tRent\tSince',
    'Žofia Müller\t1250.5\t2026-05-01',
    '契約 & Co\t-3\t1',
    'Tenant list\t1247.5',
  ];

  test.each(['book.xlsx', 'book.xls'] as const)(
    '%s is read by sheet, formulas by what they came to',
    (name) => {
      expect(readOffice(readFixture(name))).toEqual([
        { label: 'Rents 2026', text: rows.join('\n') },
        { label: 'Notes', text: 'Second sheet' },
      ]);
    },
  );

  test('text in a cell, in several styles, and times', () => {
    const cells =
      '<row r="1"><c t="inlineStr"><is><r><t>Two </t></r><r><t>styles</t></r></is></c><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c></row>';
    expect(texts(makeXlsx(cells))).toEqual(['Two styles\tTRUE']);
  });

  test('empty cells keep their columns, and far ones come near', () => {
    const cell = (at: string) => `<c r="${at}" t="str"><v>${at}</v></c>`;
    const filled = [[], ['B2', 'C2'], ['A3', 'C3'], ['XFD4'], ['C5', 'A5']];
    const xml = filled.map((own, at) => `<row r="${at + 1}">${own.map(cell).join('')}</row>`).join('');
    const far = '\t'.repeat(40);
    expect(texts(makeXlsx(xml))).toEqual([`\tB2\tC2\nA3\t\tC3\n${far}XFD4\n\t\tC5\tA5`]);
  });
});

test('the text tool reads them all, page by page, and names what it does not know', async () => {
  const input = { name: 'book.xlsx', bytes: readFixture('book.xlsx') };
  const { files, report } = await anyText([input], textOptions.parse({ pages: '2' }));
  expect(report).toEqual({
    pages: [{ page: 2, width: 0, height: 0, label: 'Notes', text: 'Second sheet' }],
    pagesWithoutText: [],
  });
  expect(new TextDecoder().decode(files[0]!.bytes)).toBe('Second sheet\n\f');
});
