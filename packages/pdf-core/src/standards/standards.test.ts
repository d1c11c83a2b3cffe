import { describe, expect, it } from 'vitest';
import { makeDocument } from '../edit/testing/make-document.ts';
import { openDocument } from '../pdf/open.ts';
import { performTool } from '../runner/perform-tool.ts';
import { qpdfComplaints, runPeer } from '../testing/index.ts';
import { sampleOptions } from '../testing/sample-options.ts';
import { type ToolName, tools } from '../tools/index.ts';
import { readClaims, withoutClaims } from './claims.ts';

const asElements = (part: number, level: string) =>
  `<pdfaid:part>${part}</pdfaid:part><pdfaid:conformance>${level}</pdfaid:conformance>`;

function packet(claim: string, attributes = ''): string {
  const spaces =
    'xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"';
  return (
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description rdf:about="" ${spaces}${attributes}>${claim}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
  );
}

function claiming(claim: string, compressed = false): Uint8Array {
  const text = packet(claim);
  const metadata = `<< /Type /Metadata /Subtype /XML /Length ${text.length} >>\nstream\n${text}\nendstream`;
  return makeDocument({ pages: [{}, {}], catalog: '/Metadata 10 0 R', objects: [metadata], compressed });
}

const namesOf = (bytes: Uint8Array) => readClaims(openDocument(bytes).document).map(({ name }) => name);

async function perform(name: ToolName, bytes: Uint8Array, options: object = sampleOptions(name)) {
  const given = Array.from({ length: Math.max(1, tools[name].inputs.min) }, () => ({ name: 'a.pdf', bytes }));
  const { data } = await tools[name].check(options);
  const { files, notices } = await performTool(name, given, data as never);
  const dropped = notices.filter(({ code }) => code === 'standard_dropped').map(({ params }) => params);
  return { bytes: files[0]!.bytes, dropped };
}

describe('the claims of a document', () => {
  it('is read and taken out, as elements and as attributes', () => {
    const other = packet('<dc:title/>', ' pdfaid:part="3" pdfaid:conformance="B" pdfuaid:part="1"');
    for (const text of [packet(asElements(3, 'B') + '<pdfuaid:part>1</pdfuaid:part>'), other]) {
      expect(text).toContain('part');
      expect(withoutClaims(text, ['archive', 'accessible'])).not.toMatch(/pdf(a|ua)id:(part|conformance)/);
      expect(withoutClaims(text, ['archive'])).toContain('pdfuaid:part');
    }
  });
});

describe.each([
  ['a table', false],
  ['a table in a stream', true],
])('of a document with %s', (_, compressed) => {
  const archive = claiming(asElements(2, 'B'), compressed);

  it.each<[ToolName, object?]>([
    ['rotate'],
    ['page-numbers'],
    ['watermark', { text: 'DRAFT', opacity: 0.3 }],
    ['organize'],
    ['metadata'],
  ])('%s keeps the claim', async (name, options) => {
    const { bytes, dropped } = await perform(name, archive, options);
    expect([namesOf(bytes), dropped]).toEqual([['PDF/A-2b'], []]);
  });

  it('merge keeps the claims that all of its files share, and reports the others', async () => {
    const { bytes, dropped } = await perform('merge', archive);
    expect([namesOf(bytes), dropped]).toEqual([['PDF/A-2b'], []]);
    const fourth = await perform('merge', claiming(asElements(4, 'F'), compressed));
    expect([namesOf(fourth.bytes), fourth.dropped]).toEqual([[], [{ standard: 'PDF/A-4f' }]]);
  });

  it('protect reports that it removes the claim', async () => {
    expect((await perform('protect', archive)).dropped).toEqual([{ standard: 'PDF/A-2b' }]);
  });

  it.each<[ToolName, string[]]>([
    ['rotate', ['PDF/A-4f']],
    ['organize', []],
    ['metadata', []],
  ])('of PDF/A-4 %s keeps %j', async (name, kept) => {
    const { bytes } = await perform(name, claiming(asElements(4, 'F'), compressed));
    expect(namesOf(bytes)).toEqual(kept);
  });

  it('notes take away what asks for tags, and leave a file that other programs read', async () => {
    const both = claiming(asElements(2, 'A') + '<pdfuaid:part>1</pdfuaid:part>', compressed);
    const { bytes, dropped } = await perform('annotate', both);
    expect(dropped).toEqual([{ standard: 'PDF/A-2a' }, { standard: 'PDF/UA-1' }]);
    expect(namesOf(bytes)).toEqual([]);
    expect(await qpdfComplaints(bytes)).toBe('');
    const { stdout } = await runPeer('mutool', ['show', 'FILE', 'trailer/Root/Metadata'], bytes);
    expect(stdout).not.toContain('pdfaid:part');
  });

  it('what is seen through takes away the first part of PDF/A', async () => {
    const old = claiming(asElements(1, 'B'));
    const faint = await perform('watermark', old, { text: 'DRAFT', opacity: 0.3 });
    expect([namesOf(faint.bytes), faint.dropped]).toEqual([[], [{ standard: 'PDF/A-1b' }]]);
    const solid = await perform('watermark', old, { text: 'DRAFT', opacity: 1 });
    expect([namesOf(solid.bytes), solid.dropped]).toEqual([['PDF/A-1b'], []]);
  });
});

it.each<[string, string[]]>([
  ['', []],
  ['/Lang (en)', ['PDF/UA-1']],
])('of PDF/UA with the catalog entry "%s" page numbers keep %j', async (entry, kept) => {
  const text = packet('<pdfuaid:part>1</pdfuaid:part>');
  const metadata = `<< /Type /Metadata /Subtype /XML /Length ${text.length} >>\nstream\n${text}\nendstream`;
  const bytes = makeDocument({ catalog: `/Metadata 10 0 R ${entry}`, objects: [metadata] });
  expect(namesOf((await perform('page-numbers', bytes)).bytes)).toEqual(kept);
});

it.each(['utf16le', 'utf32be'])('claims are read in %s', (encoding) => {
  const text = packet(asElements(1, 'B'));
  const wide = Buffer.from(`\ufeff${text}`, 'utf16le');
  const packed =
    encoding === 'utf16le'
      ? wide
      : Buffer.concat(Array.from(text, (letter) => Buffer.from([0, 0, 0, letter.charCodeAt(0)])));
  const stream = `<< /Type /Metadata /Subtype /XML /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`;
  const bytes = makeDocument({ catalog: '/Metadata 10 0 R', objects: [stream] });
  expect(namesOf(bytes)).toEqual(['PDF/A-1b']);
});

it.each<[string, boolean, object[]]>([
  ['metadata of a page that uses', true, [{ standard: 'PDF/A-2b' }]],
  ['no metadata beside', false, []],
])('merge of documents with %s the declared properties', async (_, isInner, expected) => {
  const text = packet(asElements(2, 'B'), ' xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"');
  const metadata = `<< /Type /Metadata /Subtype /XML /Length ${text.length} >>\nstream\n${text}\nendstream`;
  const bytes = makeDocument({
    pages: [{ entries: isInner ? '/Metadata 11 0 R' : '' }],
    catalog: '/Metadata 10 0 R',
    objects: isInner ? [metadata, metadata] : [metadata],
  });
  expect((await perform('merge', bytes)).dropped).toEqual(expected);
});

it.each<[ToolName, string, string, object[]]>([
  ['merge', '{ 0 0 }', '{ 0 0 }', []],
  ['merge', '{ 0 0 }', '{ 1 exch }', [{ standard: 'PDF/A-2b' }]],
  ['mix', '{ 0 0 }', '{ 1 exch }', [{ standard: 'PDF/A-2b' }]],
  ['overlay', '{ 0 0 }', '{ 1 exch }', [{ standard: 'PDF/A-2b' }]],
])('%s of spot colours of one name: %s and %s', async (name, one, other, expected) => {
  const document = (tint: string) => {
    const text = packet(asElements(2, 'B'));
    return makeDocument({
      pages: [
        {
          content: '/Spot cs 1 scn 0 0 9 9 re f',
          entries: '/Resources << /ColorSpace << /Spot 11 0 R >> >>',
        },
      ],
      catalog: '/Metadata 10 0 R',
      objects: [
        `<< /Type /Metadata /Subtype /XML /Length ${text.length} >>\nstream\n${text}\nendstream`,
        '[/Separation /Brand /DeviceRGB 12 0 R]',
        `<< /FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1] /Length ${tint.length} >>\nstream\n${tint}\nendstream`,
      ],
    });
  };
  const { data } = await tools[name].check(sampleOptions(name));
  const given = [one, other].map((tint, n) => ({ name: `${n}.pdf`, bytes: document(tint) }));
  const { notices } = await performTool(name, given, data as never);
  const dropped = notices.filter(({ code }) => code === 'standard_dropped');
  expect(dropped.map(({ params }) => params)).toEqual(expected);
});

it('drawn colors have a defined meaning', async () => {
  const { bytes } = await perform('page-numbers', claiming(asElements(2, 'B')));
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/DefaultRGB ?\[ ?\/CalRGB/);
});
