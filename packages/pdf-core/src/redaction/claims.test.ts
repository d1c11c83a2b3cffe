import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeDocument } from '../edit/testing/make-document.ts';
import { performTool } from '../runner/perform-tool.ts';
import { writePacket } from '../standards/shared-claim.ts';
import { qpdfComplaints, runPeer } from '../testing/index.ts';
import { redactOptions } from '../tools/redact/options.ts';

it('XMP and its claim of a standard are removed and reported, and the report has the hash of the file that is handed out', async () => {
  const xmp = writePacket({ part: 2, level: 'B' }, 'Private');
  const bytes = makeDocument({
    catalog: '/Metadata 10 0 R',
    objects: [`<< /Type /Metadata /Subtype /XML /Length ${xmp.length} >>\nstream\n${xmp}\nendstream`],
  });
  const options = redactOptions.parse({ words: ['body'] });
  const { files, report, notices } = await performTool('redact', [{ name: 'a.pdf', bytes }], options);
  const made = files[0]!.bytes;
  expect(await qpdfComplaints(made)).toBe('');
  const { stdout } = await runPeer('qpdf', ['--qdf', 'FILE', '-'], made);
  expect(stdout).not.toMatch(/Private|pdfaid|Metadata/);
  expect(notices).toContainEqual({ code: 'standard_dropped', params: { standard: 'PDF/A-2b' } });
  expect(report.sha256After).toBe(createHash('sha256').update(made).digest('hex'));
});
