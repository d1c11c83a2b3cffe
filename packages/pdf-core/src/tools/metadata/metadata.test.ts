import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { createSigningIdentity } from '../../sign/identity.ts';
import { sharedPages } from '../../testing/shared-pages.ts';
import { encryptBy, makeTestPdf, pdfInfo, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { signOptions } from '../sign/options.ts';
import { sign } from '../sign/sign.ts';
import { metadata } from './metadata.ts';
import { metadataOptions } from './options.ts';

const run = (bytes: Uint8Array, options: object = {}) =>
  metadata([{ name: 'a.pdf', bytes }], metadataOptions.parse(options));
const described = () =>
  makeTestPdf({
    pages: [{ text: 'Body' }],
    info: { Title: 'Old lease', Author: 'Nora Feldt', Creator: 'Typewriter' },
  });

const XMP = `<?xpacket begin="" id="x"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" pdf:Keywords="old words"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">Old title</rdf:li></rdf:Alt></dc:title><dc:format>application/pdf</dc:format></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
const withXmp = () =>
  makeDocument({
    catalog: '/Metadata 10 0 R',
    objects: [`<< /Type /Metadata /Subtype /XML /Length ${XMP.length} >>\nstream\n${XMP}\nendstream`],
  });
const xmpOf = async (bytes: Uint8Array) => (await runPeer('pdfinfo', ['-meta', 'FILE'], bytes)).stdout;

it('sets what is given, in any script, and leaves the rest', async () => {
  const { files, report } = await run(described(), {
    title: 'Mietvertrag – (Ж) \\',
    keywords: 'lease, 2026',
  });
  const made = files[0]!.bytes;
  expect(await qpdfComplaints(made)).toBe('');
  expect(await pdfInfo(made)).toMatchObject({
    Title: 'Mietvertrag – (Ж) \\',
    Author: 'Nora Feldt',
    Keywords: 'lease, 2026',
    Creator: 'Typewriter',
  });
  expect(report.metadata).toEqual({
    title: 'Mietvertrag – (Ж) \\',
    author: 'Nora Feldt',
    keywords: 'lease, 2026',
  });
  expect(await pdfToText(made)).toContain('Body');
});

it('an empty text removes a property, and nothing of it is left in the file', async () => {
  const { files, report } = await run(described(), { title: '' });
  expect(Buffer.from(files[0]!.bytes).includes('Old lease')).toBe(false);
  expect(report.metadata).toEqual({ author: 'Nora Feldt' });
});

it('clears all, and sets what is given with it', async () => {
  const { files } = await run(described(), { clear: true, author: 'Ada' });
  const { Title, Creator, Author } = await pdfInfo(files[0]!.bytes);
  expect([Title, Creator, Author]).toEqual([undefined, undefined, 'Ada']);
  const empty = await run(withXmp(), { clear: true });
  expect(await xmpOf(empty.files[0]!.bytes)).not.toContain('Old title');
  expect(empty.report.metadata).toEqual({});
});

it('the XMP gets the same values, and keeps its other properties', async () => {
  const { files } = await run(withXmp(), { title: 'A < B & "C"', keywords: '' });
  const xmp = await xmpOf(files[0]!.bytes);
  expect(xmp).toContain('A &lt; B &amp; "C"');
  expect(xmp).toContain('<dc:format>application/pdf</dc:format>');
  expect(xmp).not.toMatch(/Old title|old words/);
});

it('without changes it reports the properties, and makes no file', async () => {
  const { files, report } = await run(described());
  expect([files, report]).toEqual([[], { metadata: { title: 'Old lease', author: 'Nora Feldt' } }]);
});

it('refuses what would break a signature or what the owner forbids', async () => {
  const identity = createSigningIdentity('Ada');
  const options = signOptions.parse({ signatureData: { name: 'Ada' }, identity });
  const signed = (await sign([{ name: 'a.pdf', bytes: makeDocument() }], options)).files[0]!.bytes;
  await expect(run(signed, { title: 'x' })).rejects.toMatchObject({ code: 'unsupported' });
  const locked = await encryptBy(described(), ['--encrypt', '', 'owner', '256', '--modify=none', '--']);
  await expect(run(locked, { title: 'x' })).rejects.toMatchObject({ code: 'encrypted' });
  expect((await run(locked)).report.metadata.title).toBe('Old lease');
});

it('what is packed stays packed, and what is older than that stays so', async () => {
  const packed = sharedPages(60);
  const { files } = await run(packed, { title: 'New' });
  expect(files[0]!.bytes.length).toBeLessThan(packed.length * 1.1);
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  const old = Buffer.from(makeDocument()).toString('latin1').replace('%PDF-1.7', '%PDF-1.4');
  const written = await run(Buffer.from(old, 'latin1'), { title: 'New' });
  expect(Buffer.from(written.files[0]!.bytes).includes('/ObjStm')).toBe(false);
});
