import { describe, expect, it } from 'vitest';
import { withDocument } from '../../pdfium/document.ts';
import { renderPage } from '../../pdfium/render.ts';
import { makeDocument, type SampleDocument } from '../../edit/testing/make-document.ts';
import { encryptBy, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { redactOptions } from './options.ts';
import { redact } from './redact.ts';

const run = (bytes: Uint8Array, options: object) =>
  redact([{ name: 'a.pdf', bytes }], redactOptions.parse(options));
const page = (content: string): SampleDocument => ({ pages: [{ content }] });
const stream = (dict: string, data: string) =>
  `<< ${dict} /Length ${data.length} >>\nstream\n${data}\nendstream`;

/** What poppler and MuPDF read, and every byte of the file with its streams open. */
async function allOf(bytes: Uint8Array): Promise<string> {
  const [poppler, mupdf, open] = await Promise.all([
    pdfToText(bytes),
    runPeer('mutool', ['draw', '-q', '-F', 'txt', '-o', '-', 'FILE'], bytes),
    runPeer('qpdf', ['--qdf', '--object-streams=disable', 'FILE', '-'], bytes),
  ]);
  return poppler + mupdf.stdout + open.stdout;
}

async function pixels(bytes: Uint8Array): Promise<Uint8Array> {
  return withDocument(bytes, {}, (document) => renderPage(document, 0, { scale: 150 / 72 }).data);
}

describe('words', () => {
  it('go with their letters, and the rest of the line stays where it was', async () => {
    const bytes = makeDocument(page('BT /F1 18 Tf 72 700 Td (Said Ada Lovelace to him) Tj ET'));
    const { files, report } = await run(bytes, { words: ['ada lovelace'] });
    const made = files[0]!.bytes;
    expect(await qpdfComplaints(made)).toBe('');
    expect(await allOf(made)).not.toMatch(/Ada|Lovelace/i);
    expect(await pdfToText(made)).toMatch(/Said +to him/);
    expect(report).toMatchObject({ pages: 1, boxes: 1, finds: 1, removed: { glyphs: 12 } });
    expect(report.proof).toMatchObject({ terms: 3, pagesInPdfium: 1, pagesInPdfjs: 1 });
    const [before, after] = [await pixels(bytes), await pixels(made)];
    // The box, a pixel around it and the rest of its line; the page is 1275 pixels wide.
    const scale = 150 / 72;
    const outside = (at: number) => {
      const [x, y] = [(at % 1275) / scale, 792 - Math.floor(at / 1275) / scale];
      return x < 112 || y < 694 || y > 716;
    };
    let changed = 0;
    for (let at = 0; at < before.length / 4; at++)
      if (outside(at) && before[at * 4] !== after[at * 4]) changed += 1;
    expect(changed).toBe(0);
  });

  it('are found across lines, whatever their case and space, and not within others', async () => {
    const content = 'BT /F1 12 Tf 72 700 Td (by ADA) Tj 0 -14 Td (Lovelace, Adaptable) Tj ET';
    const { files } = await run(makeDocument(page(content)), { words: ['Ada  lovelace', 'adapt'] });
    const text = await pdfToText(files[0]!.bytes);
    expect(text).not.toMatch(/ADA|Lovelace/);
    expect(text).toContain('Adaptable');
  });

  it('are found where another reader may see them alone: after a gap, a hyphen at the end of a line, in another size', async () => {
    const content =
      'BT /F1 12 Tf 72 700 Td [(Ada) -120 (Lovelace)] TJ 0 -14 Td (Meyer-) Tj 0 -14 Td (Lovelace) Tj 0 -14 Td (10) Tj /F1 8 Tf (Lovelace) Tj ET';
    const { files } = await run(makeDocument(page(content)), { words: ['lovelace'] });
    expect(await allOf(files[0]!.bytes)).not.toMatch(/Lovelace/i);
  });

  it('that the format itself uses take nothing else with them', async () => {
    const words = ['pages', 'contents', 'length', 'type', 'font', 'parent', 'root', 'filter', 'kids'];
    const content = `BT /F1 12 Tf 72 700 Td (Kept ${words.join(' ')}) Tj ET`;
    const { files } = await run(makeDocument(page(content)), { words });
    expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
    expect((await pdfToText(files[0]!.bytes)).trim()).toBe('Kept');
  });

  it('go from names of places and of properties', async () => {
    const bytes = makeDocument({
      ...page('BT /F1 12 Tf 72 700 Td (Lovelace) Tj ET'),
      catalog:
        '/Dests << /Lovelace [100 0 R /Fit] /Other [100 0 R /Fit] >> /OpenAction << /S /GoTo /D /Lovelace >>',
    });
    const { files } = await run(bytes, { words: ['lovelace'] });
    const all = await allOf(files[0]!.bytes);
    expect(all).not.toMatch(/Lovelace/);
    expect(all).toContain('/Other');
  });

  it('go from bookmarks, properties, links, fields, descriptions and what is stored beside', async () => {
    const bytes = makeDocument({
      catalog:
        '/Outlines 10 0 R /AcroForm << /Fields [13 0 R] >> /Metadata 15 0 R /Names << /EmbeddedFiles << /Names [(a) 16 0 R] >> >>',
      objects: [
        '<< /First 11 0 R /Last 11 0 R /Count 1 >>',
        '<< /Title (About Lovelace and more) /Parent 10 0 R /Dest [100 0 R /Fit] >>',
        '<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (http://x.example/lovelace) >> >>',
        '<< /Subtype /Widget /FT /Tx /T (n) /V (Ada Lovelace) /Rect [0 20 9 29] >>',
        '<< /Subtype /Text /Rect [0 40 9 49] /Contents (see Lovelace) >>',
        stream('/Type /Metadata /Subtype /XML', '<x>Ada Lovelace</x>'),
        '<< /Type /Filespec /F (a) /EF << /F 17 0 R >> >>',
        stream('/Type /EmbeddedFile', 'all of Lovelace'),
      ],
      pages: [
        {
          content:
            '/P << /ActualText (Lovelace) >> BDC BT /F1 12 Tf 72 700 Td (Lovelace) Tj ET EMC BT /F1 12 Tf 172 700 Td (here) Tj ET',
          entries: '/Annots [12 0 R 13 0 R 14 0 R]',
        },
      ],
    });
    const { files, report } = await run(bytes, { words: ['lovelace'] });
    expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
    const all = await allOf(files[0]!.bytes);
    expect(all).not.toMatch(/lovelace/i);
    expect(all).toContain('About [...] and more');
    expect(all).toContain('here');
    expect(report.removed).toMatchObject({ annotations: 3, fields: 1 });
  });

  it('that clip leave nothing to be painted through them', async () => {
    const content =
      'q BT /F1 40 Tf 7 Tr 72 600 Td (Lovelace) Tj ET 1 0 0 rg 0 0 600 700 re f Q BT /F1 12 Tf 72 500 Td (Kept) Tj ET';
    const { files } = await run(makeDocument(page(content)), { words: ['lovelace'] });
    const data = await pixels(files[0]!.bytes);
    expect(data.some((value, at) => at % 4 === 1 && value < 60 && data[at - 1]! > 200)).toBe(false);
    expect((await pdfToText(files[0]!.bytes)).trim()).toBe('Kept');
  });

  it('in an earlier revision are not kept', async () => {
    const first = makeDocument(page('BT /F1 12 Tf 72 700 Td (Lovelace) Tj ET'));
    const text = 'BT /F1 12 Tf 72 700 Td (Nothing here) Tj ET';
    const at = Buffer.from(first).length;
    const update = `101 0 obj\n${stream('', text)}\nendobj\nxref\n101 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 102 /Root 1 0 R /Prev ${/startxref\n(\d+)/.exec(Buffer.from(first).toString('latin1'))![1]} >>\nstartxref\n${at + `101 0 obj\n${stream('', text)}\nendobj\n`.length}\n%%EOF\n`;
    const { files } = await run(Buffer.concat([first, Buffer.from(update)]), { words: ['nothing'] });
    expect(await allOf(files[0]!.bytes)).not.toMatch(/Lovelace|Nothing/);
  });
});

describe('boxes', () => {
  const image = (data: string) =>
    stream(
      '/Type /XObject /Subtype /Image /Width 4 /Height 4 /BitsPerComponent 8 /ColorSpace /DeviceGray',
      data,
    );
  const place = { page: 1, x: 90, y: 90, width: 120, height: 120 };

  it('blank what they touch of images, and the rest keeps its samples', async () => {
    const document = {
      objects: [image('ABCDEFGHIJKLMNOP')],
      pages: [
        { content: 'q 100 0 0 100 100 100 cm /I Do Q', entries: '/Resources << /XObject << /I 10 0 R >> >>' },
      ],
    };
    const box = { ...place, x: 100, y: 100, width: 50, height: 50 };
    const { files, report } = await run(makeDocument(document), { boxes: [box] });
    const { stdout } = await runPeer('qpdf', ['--qdf', 'FILE', '-'], files[0]!.bytes);
    expect(stdout).toContain('ABCDEFGH\xff\xffKL\xff\xffOP'.replaceAll('\xff', '�'));
    expect(report.removed.images).toBe(1);
  });

  it('take nested forms, inline images, lines and gradients with them', async () => {
    const form = stream(
      '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >>',
      'BT /F1 12 Tf 100 150 Td (Secret) Tj 0 200 Td (Open) Tj ET 100 120 m 150 120 l S 300 300 m 400 300 l S',
    );
    const document = {
      objects: [form],
      pages: [
        {
          content: '/X Do q 20 0 0 20 100 100 cm BI /W 1 /H 1 /BPC 8 /CS /G ID S EI Q',
          entries: '/Resources << /XObject << /X 10 0 R >> >>',
        },
      ],
    };
    const { files, report } = await run(makeDocument(document), { boxes: [place] });
    const all = await allOf(files[0]!.bytes);
    expect(all).not.toMatch(/Secret|150 120|BI/);
    expect(all).toMatch(/Open/);
    expect(all).toContain('300 300 m 400 300 l');
    expect(report.removed).toMatchObject({ glyphs: 6, images: 1, paths: 1 });
  });

  it('lie on the page that is seen, where a page stands twice in the document', async () => {
    const texts = ['One', 'Two', 'Secret'];
    const plain = Buffer.from(
      makeDocument({ pages: texts.map((text) => ({ content: `BT /F1 12 Tf 100 150 Td (${text}) Tj ET` })) }),
    );
    const pages = plain.toString('latin1');
    const [, one, two] = /Kids \[(\d+ 0 R) (\d+ 0 R)/.exec(pages)!;
    const twice = pages.replace(`Kids [${one} ${two}`, `Kids [${one} ${one}`);
    const { files } = await run(Buffer.from(twice, 'latin1'), { boxes: [{ ...place, page: 3 }] });
    expect((await pdfToText(files[0]!.bytes)).split(/\s+/).filter(Boolean)).toEqual(['One', 'One']);
    const { files: other } = await run(Buffer.from(twice, 'latin1'), { boxes: [{ ...place, page: 2 }] });
    expect((await pdfToText(other[0]!.bytes)).split(/\s+/).filter(Boolean)).toEqual(['One', 'Secret']);
  });

  it('off the page are refused by number, and so is nothing to do, and an expression that cannot be read', async () => {
    const off = { page: 1, x: 700, y: 10, width: 5, height: 5 };
    await expect(run(makeDocument(), { boxes: [place, off] })).rejects.toMatchObject({
      reason: 'redaction_box_off_page',
      params: { box: 2, page: 1 },
    });
    await expect(run(makeDocument(), { boxes: [{ ...place, page: 9 }] })).rejects.toMatchObject({
      reason: 'page_missing',
    });
    await expect(run(makeDocument(), {})).rejects.toMatchObject({ reason: 'redaction_without_target' });
    await expect(run(makeDocument(), { expressions: ['(a'] })).rejects.toMatchObject({
      reason: 'expression_unreadable',
    });
  });

  it('lie where they are seen, whichever way the page is turned', async () => {
    for (const rotate of [0, 90, 180, 270]) {
      const content = 'BT /F1 12 Tf 100 150 Td (Secret) Tj 300 400 Td (Open) Tj ET';
      const bytes = makeDocument({ pages: [{ content, rotate, crop: [20, 30, 600, 780] }] });
      const { report } = await run(bytes, { words: ['secret'] });
      expect(report.removed.glyphs).toBe(6);
      const seen = { 0: [80, 120], 90: [120, 500], 180: [450, 610], 270: [595, 75] }[rotate] as [
        number,
        number,
      ];
      const box = { page: 1, x: seen[0] - 10, y: seen[1] - 10, width: 70, height: 70 };
      const { files } = await run(bytes, { boxes: [box], label: 'Gone' });
      const all = await allOf(files[0]!.bytes);
      expect([all.includes('Secret'), all.includes('Open')]).toEqual([false, true]);
    }
  });
});

it('finds what has a form, with its check digits', async () => {
  const lines = [
    'ada@example.org',
    '4242 4242 4242 4242',
    '4242 4242 4242 4243',
    'DE89 3704 0044 0532 0130 00',
    '12 March 2024',
    'A-1234',
  ];
  const content = `BT /F1 12 Tf 72 700 Td ${lines.map((line) => `(${line}) Tj 0 -20 Td`).join(' ')} ET`;
  const patterns = ['email', 'card', 'iban', 'date'];
  const { files } = await run(makeDocument(page(content)), { patterns, expressions: ['a-\\d{4}'] });
  expect((await pdfToText(files[0]!.bytes)).trim()).toBe('4242 4242 4242 4243');
});

it('keeps the protection of a document, and refuses where changes are forbidden', async () => {
  const bytes = await encryptBy(makeDocument(), ['--encrypt', 'user', 'owner', '256', '--']);
  const { files } = await run(bytes, { words: ['body'], password: 'user' });
  expect(await qpdfComplaints(files[0]!.bytes, 'user')).toBe('');
  expect(Buffer.from(files[0]!.bytes).includes('/Encrypt')).toBe(true);
  const locked = await encryptBy(makeDocument(), ['--encrypt', '', 'owner', '256', '--modify=none', '--']);
  await expect(run(locked, { words: ['body'] })).rejects.toMatchObject({ code: 'encrypted' });
});
