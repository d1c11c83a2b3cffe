import { PDFDocument, PDFName, PDFString, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { makePages } from '../../reading/testing/one-page.ts';
import { openPackage } from '../../reading/testing/open-package.ts';
import { toHtmlOptions } from '../to-html/options.ts';
import { toHtml } from '../to-html/to-html.ts';
import { toMarkdownOptions } from '../to-markdown/options.ts';
import { toMarkdown } from '../to-markdown/to-markdown.ts';
import { toPowerpointOptions } from '../to-powerpoint/options.ts';
import { toPowerpoint } from '../to-powerpoint/to-powerpoint.ts';
import { toWordOptions } from './options.ts';
import { toWord } from './to-word.ts';

/** A letter with a date at the right, a light title, colored and linked words, and a second page after half of one. */
async function makeLetter() {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  const write = (text: string, x: number, y: number, size = 11, color = rgb(0, 0, 0)) => {
    page.drawText(text, { x, y, size, font, color });
    return font.widthOfTextAtSize(text, size);
  };
  const right = (text: string, y: number) => write(text, 520 - font.widthOfTextAtSize(text, 11), y);
  right('The harbour office, Berth 7', 790);
  right('14 March 2026', 776);
  write('What a berth costs', 60, 720, 22, rgb(0.1, 0.2, 0.7));
  write(
    'All berths of the harbour cost more from May on, as the harbour master has said in spring, so',
    60,
    680,
  );
  write('that each owner is asked to look at the list of the office before the season begins, at ', 60, 666);
  const width = write('the list', 60, 652);
  write('white words', 60 + width + 4, 652, 11, rgb(1, 1, 1));
  for (const [address, x] of [
    ['https://example.org/list?a=1&b=(2)', 60],
    ['javascript:alert(1)', 60 + width + 4],
  ] as const)
    page.node.addAnnot(
      document.context.register(
        document.context.obj({
          Type: 'Annot',
          Subtype: 'Link',
          Rect: [x, 648, x + width, 664],
          Border: [0, 0, 0],
          A: { S: 'URI', URI: PDFString.of(address) },
        }),
      ),
    );
  const next = document.addPage([595, 842]);
  next.drawText('A page of its own', { x: 60, y: 780, size: 11, font });
  document.catalog.delete(PDFName.of('Lang'));
  return { name: 'letter.pdf', bytes: await document.save() };
}

async function readLetter() {
  const { files } = await toWord([await makeLetter()], toWordOptions.parse({}));
  const parts = openPackage(files[0]!.bytes);
  const body = parts.get('word/document.xml')!;
  const paragraphs = [...body.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => paragraph);
  const find = (text: string) => paragraphs.find((paragraph) => paragraph.includes(text))!;
  return { parts, find, body };
}

test('text at the right side stays there, each line of it for itself', async () => {
  const { find } = await readLetter();
  const paragraph = find('14 March');
  expect(paragraph).toContain('<w:jc w:val="right"/>');
  expect(paragraph).toContain('Berth 7</w:t><w:br/><w:t xml:space="preserve">14 March');
});

test('headings are as heavy and as colored as they were, and no white text stands on white', async () => {
  const { parts, find } = await readLetter();
  expect(find('What a berth')).toContain('<w:color w:val="1a33b3"/>');
  const style = /<w:style [^>]*w:styleId="Heading1">.*?<\/w:style>/s.exec(parts.get('word/styles.xml')!)![0];
  expect(style).not.toContain('<w:b/>');
  expect(find('white words')).not.toContain('ffffff');
});

test('links lead where they led, in Word, Markdown and HTML, and nowhere else', async () => {
  const { parts, find, body } = await readLetter();
  expect(find('the list')).toMatch(/<w:hyperlink r:id="link1"><w:r>.*?the list<\/w:t><\/w:r><\/w:hyperlink>/);
  expect(parts.get('word/_rels/document.xml.rels')).toContain(
    'Target="https://example.org/list?a=1&amp;b=(2)" TargetMode="External"/>',
  );
  expect(body.match(/<w:hyperlink/g)).toHaveLength(1);
  const markdown = await toMarkdown([await makeLetter()], toMarkdownOptions.parse({}));
  expect(Buffer.from(markdown.files[0]!.bytes).toString()).toContain(
    '[the list](<https://example.org/list?a=1&b=(2)>) white words',
  );
  const html = await toHtml([await makeLetter()], toHtmlOptions.parse({}));
  const text = Buffer.from(html.files[0]!.bytes).toString();
  expect(text).toContain(
    '<a href="https://example.org/list?a=1&amp;b=(2)" rel="noopener noreferrer">the list</a>',
  );
  expect(text).not.toContain('javascript:');
});

test('what stands at tab stops begins where it began, and headings in the size of the text stay bold', async () => {
  const input = await makePages((page, font) => {
    const write = (text: string, x: number, y: number) => page.drawText(text, { x, y, size: 11, font });
    write(
      'All of this is agreed between the owner of the harbour and whoever keeps a boat at a berth',
      60,
      780,
    );
    write('and is read to them aloud before they sign it.', 60, 766);
    write('Section 1', 180, 730);
    write('Scope of what is agreed', 280, 730);
    write(
      'Owners of boats keep the rules of the harbour and pay for their berths in spring of each year',
      60,
      700,
    );
    write('2. GENERAL MATTERS', 60, 660);
    write(
      'The office answers letters within a week, and calls whoever has left a number with the letter',
      60,
      630,
    );
  });
  const { files } = await toWord([input], toWordOptions.parse({}));
  const parts = openPackage(files[0]!.bytes);
  const paragraph = /<w:p>(?:(?!<w:p>).)*Section 1.*?<\/w:p>/s.exec(parts.get('word/document.xml')!)![0];
  expect(paragraph).toMatch(/<w:tab w:val="right" w:pos="\d+"\/>/);
  expect(paragraph).toContain('<w:ind w:left="2400"/>');
  expect(parts.get('word/document.xml')).toContain('<w:pStyle w:val="Heading1"/>');
  expect(parts.get('word/styles.xml')).toMatch(/w:styleId="Heading1">.*?<w:b\/>/s);
});

test('slides have the colors and the links of their pages', async () => {
  const { files } = await toPowerpoint([await makeLetter()], toPowerpointOptions.parse({}));
  const parts = openPackage(files[0]!.bytes);
  const slide = parts.get('ppt/slides/slide1.xml')!;
  expect(slide).toMatch(/<a:srgbClr val="1a33b3"\/><\/a:solidFill><\/a:rPr><a:t>What a berth costs</);
  expect(slide).toMatch(/<a:hlinkClick r:id="link1"\/><\/a:rPr><a:t>the list</);
  expect(parts.get('ppt/slides/_rels/slide1.xml.rels')).toContain('Id="link1"');
});

test('what begins a page after half of one begins a page, and space between paragraphs is as it was', async () => {
  const { find, body } = await readLetter();
  expect(find('A page of its own')).toContain('<w:pageBreakBefore/>');
  expect(body.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1);
  const after = Number(/w:after="(\d+)"/.exec(find('What a berth'))![1]) / 20;
  expect(after).toBeGreaterThan(15);
  expect(after).toBeLessThan(32);
  // The text of both pages begins less than 60 points below their edge.
  expect(Number(/<w:pgMar w:top="(\d+)"/.exec(body)![1]) / 20).toBeLessThan(60);
});
