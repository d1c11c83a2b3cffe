import { expect, it } from 'vitest';
import { pageImage, pdfInfo, pdfToText, qpdfComplaints } from '../testing/index.ts';
import { makeDocument } from '../edit/testing/make-document.ts';
import { sharedPages } from '../testing/shared-pages.ts';
import { merge } from '../tools/merge/merge.ts';
import { mergeOptions } from '../tools/merge/options.ts';

async function join(...inputs: Uint8Array[]): Promise<Buffer> {
  const files = inputs.map((bytes, index) => ({ name: `${index}.pdf`, bytes }));
  const { files: made } = await merge(files, mergeOptions.parse({}));
  expect(await qpdfComplaints(made[0]!.bytes)).toBe('');
  return Buffer.from(made[0]!.bytes);
}

it('documents that came packed become no larger than they were together', async () => {
  const [one, two] = [sharedPages(8), sharedPages(80)];
  const made = await join(one, two);
  expect(made.length).toBeLessThan((one.length + two.length) * 1.05);
  expect((await pdfInfo(made)).Pages).toBe('88');
  expect(await pdfToText(made, 88)).toContain('Page 80 body');
  expect(await pageImage(made, 9)).toEqual(await pageImage(two, 1));
});

it('plain documents stay plain, and so does what claims PDF/A-1', async () => {
  const packet =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" pdfaid:part="1" pdfaid:conformance="B"/></rdf:RDF></x:xmpmeta>';
  const archive = makeDocument({
    catalog: '/Metadata 10 0 R',
    objects: [`<< /Type /Metadata /Subtype /XML /Length ${packet.length} >>\nstream\n${packet}\nendstream`],
    compressed: true,
  });
  expect(Buffer.from(archive).includes('/ObjStm')).toBe(true);
  expect((await join(makeDocument(), makeDocument())).includes('/ObjStm')).toBe(false);
  expect((await join(makeDocument(), archive)).includes('/ObjStm')).toBe(false);
});
