import { expect, test } from 'vitest';
import { readOffice } from './read-office.ts';
import { makeZip } from './testing/make-office.ts';

const ODF =
  'xmlns:office="o" xmlns:text="t" xmlns:table="b" xmlns:draw="d" xmlns:presentation="p" office:version="1.3"';
const makeOdf = (body: string, more: Record<string, string> = {}) =>
  makeZip({
    'content.xml': `<?xml version="1.0"?><office:document-content ${ODF}><office:body>${body}</office:body></office:document-content>`,
    ...more,
  });
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;
const slide = (text: string) =>
  `<p:sld xmlns:p="p" xmlns:a="a"><a:p><a:r><a:t>${text}</a:t></a:r><a:fld><a:t>7</a:t></a:fld></a:p></p:sld>`;

test('a presentation of PowerPoint has a page for each slide, in their order, with the notes', () => {
  const bytes = makeZip({
    'ppt/presentation.xml':
      '<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst><p:sldId r:id="b"/><p:sldId r:id="a"/><p:sldId r:id="gone"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels': `<Relationships>${relation('a', 'slide', 'slides/slide1.xml')}${relation('b', 'slide', 'slides/slide2.xml')}</Relationships>`,
    'ppt/slides/slide1.xml': slide('Second'),
    'ppt/slides/slide2.xml': slide('First'),
    'ppt/slides/_rels/slide2.xml.rels': `<Relationships>${relation('n', 'notesSlide', '../notesSlides/one.xml')}</Relationships>`,
    'ppt/notesSlides/one.xml': slide('Say hello'),
  });
  expect(readOffice(bytes)).toEqual([{ text: 'First\nSay hello' }, { text: 'Second' }]);
});

test('an OpenDocument text is read with its tables, without what was deleted', () => {
  const body = `<office:text><text:tracked-changes><text:p>deleted</text:p></text:tracked-changes><text:h>Lease</text:h>
    <text:p>Two<text:s text:c="2"/>words<text:line-break/>and a <text:span>line</text:span></text:p>
    <table:table><table:table-row><table:table-cell><text:p>Rent</text:p></table:table-cell><table:table-cell><text:p>12</text:p></table:table-cell></table:table-row></table:table></office:text>`;
  expect(readOffice(makeOdf(body))).toEqual([{ text: 'Lease\nTwo  words\nand a line\nRent\t12' }]);
});

test('sheets and slides of OpenDocument are pages, and rows that go on to the edge are short', () => {
  const cell = '<table:table-cell table:number-columns-repeated="16384"/>';
  const sheet = (name: string, text: string) =>
    `<table:table table:name="${name}"><table:table-row><table:table-cell><text:p>${text}</text:p></table:table-cell>${cell}</table:table-row></table:table>`;
  expect(
    readOffice(makeOdf(`<office:spreadsheet>${sheet('One', 'a')}${sheet('Two', 'b')}</office:spreadsheet>`)),
  ).toEqual([
    { label: 'One', text: 'a' },
    { label: 'Two', text: 'b' },
  ]);
  const slides =
    '<office:presentation><draw:page><text:p>A</text:p></draw:page><draw:page><text:p>B</text:p></draw:page></office:presentation>';
  expect(readOffice(makeOdf(slides))).toEqual([{ text: 'A' }, { text: 'B' }]);
});

test.each([
  [
    'entities',
    makeOdf('<office:text/>', { 'content.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>' }),
    'entities_declared',
  ],
  [
    'an address',
    makeOdf('', { 'content.xml': '<!DOCTYPE x SYSTEM "http://example.org/x.dtd"><x/>' }),
    'entities_declared',
  ],
  ['depth', makeOdf(`<office:text>${'<text:section>'.repeat(10_000)}`), 'document_too_complex'],
  [
    'a bomb',
    makeOdf(`<office:text><text:p>${' x'.repeat(85_000_000)}</text:p></office:text>`),
    'document_too_complex',
  ],
  [
    'spaces',
    makeOdf(
      `<office:text><text:p>${'<text:s text:c="999999999"/>'.repeat(1_000_000)}</text:p></office:text>`,
    ),
    'document_too_complex',
  ],
  [
    'a password',
    makeOdf('<office:text/>', {
      'META-INF/manifest.xml':
        '<m:manifest xmlns:m="m"><m:file-entry m:full-path="content.xml"><m:encryption-data/></m:file-entry></m:manifest>',
    }),
    'password_needed',
  ],
])('%s: an OpenDocument file is refused', { timeout: 60_000 }, (_what, bytes, reason) => {
  expect(() => readOffice(bytes)).toThrow(expect.objectContaining({ reason }));
});
