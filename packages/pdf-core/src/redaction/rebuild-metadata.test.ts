import { expect, it } from 'vitest';
import { makeDocument } from '../edit/testing/make-document.ts';
import { qpdfComplaints, runPeer } from '../testing/index.ts';
import { redactOptions } from '../tools/redact/options.ts';
import { redact } from '../tools/redact/redact.ts';

it('XMP keeps the standards that are claimed, and no text of its own', async () => {
  const xmp =
    '<rdf:Description pdfaid:part="2" pdfaid:conformance="B"><pdfuaid:part>1</pdfuaid:part><dc:title>Private</dc:title></rdf:Description>';
  const bytes = makeDocument({
    catalog: '/Metadata 10 0 R',
    objects: [`<< /Type /Metadata /Subtype /XML /Length ${xmp.length} >>\nstream\n${xmp}\nendstream`],
  });
  const { files } = await redact([{ name: 'a.pdf', bytes }], redactOptions.parse({ words: ['body'] }));
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  const { stdout } = await runPeer('qpdf', ['--qdf', 'FILE', '-'], files[0]!.bytes);
  expect(stdout).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
  expect(stdout).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(stdout).not.toContain('Private');
});
