import { describe, expect, it } from 'vitest';
import { makeDocument } from '../edit/testing/make-document.ts';
import { type ToolName, tools } from '../tools/index.ts';
import { encryptBy } from '../testing/locked.ts';
import { pdfToText, qpdfComplaints, runPeer } from '../testing/index.ts';
import { sampleOptions } from '../testing/sample-options.ts';

/** Everyone may read it, and print it badly; notes, forms and pages are the owner's. */
const RESTRICTIONS = ['--print=low', '--modify=none', '--extract=n'];
const weak = (...args: string[]) => ['--allow-weak-crypto', '--encrypt', '', 'owner', ...args];
const KINDS: [string, string[]][] = [
  ['RC4 40 bit', [...weak('40'), '--print=n', '--modify=n', '--']],
  ['RC4 128 bit', [...weak('128'), ...RESTRICTIONS, '--']],
  ['AES 128 bit', [...weak('128', '--use-aes=y', '--cleartext-metadata'), ...RESTRICTIONS, '--']],
  ['AES 256 bit', ['--encrypt', '', 'owner', '256', ...RESTRICTIONS, '--']],
];
const REWRITE: ToolName[] = ['merge', 'split', 'organize', 'compress'];
const WRITE_ON: ToolName[] = [
  'watermark',
  'page-numbers',
  'bookmarks',
  'create-form',
  'fill-form',
  'flatten',
  'annotate',
  'ocr',
  'sign',
  'protect',
];

async function run<Name extends ToolName>(
  name: Name,
  bytes: Uint8Array,
  more: object = {},
): Promise<Uint8Array[]> {
  const tool = await tools[name].load();
  const { data, error } = await tools[name].check({ ...sampleOptions(name), ...more });
  if (error) throw error;
  const inputs = Array.from({ length: Math.max(1, tools[name].inputs.min) }, () => ({
    name: 'a.pdf',
    bytes,
  }));
  return (await tool(inputs, data)).files.map((file) => file.bytes);
}

async function allowances(bytes: Uint8Array, password = ''): Promise<string[]> {
  const { stdout } = await runPeer('qpdf', ['--show-encryption', `--password=${password}`, 'FILE'], bytes);
  return stdout.split('\n').filter((line) => /allowed$|^P =|method|^R =/.test(line));
}

describe('a document that its owner has restricted', () => {
  it.each(KINDS)('stays so (%s) when it is put together, apart or made smaller', async (_kind, args) => {
    // Enough of the same for compression to gain something.
    const body = `BT /F1 12 Tf 72 600 Td (Body) Tj ET\n${'% filler\n'.repeat(2000)}`;
    const restricted = await encryptBy(makeDocument({ pages: [{ content: body }, {}] }), args);
    const before = await allowances(restricted);
    const notAllowed = (lines: string[]) => lines.filter((line) => line.includes('not allowed'));
    for (const name of REWRITE) {
      const results = await run(name, restricted, name === 'split' ? { outputFormat: 'pdf' } : {});
      for (const bytes of results) {
        const after = await allowances(bytes);
        const complaints = await qpdfComplaints(bytes);
        const hasText = (await pdfToText(bytes)).trim() !== '';
        expect({ name, complaints, hasText, forbidden: notAllowed(after) }).toEqual({
          name,
          complaints: '',
          hasText: true,
          forbidden: notAllowed(before),
        });
      }
    }
    // What was made of one document alone has its very encryption: its owner's password still lifts it.
    const [parted] = await run('organize', restricted);
    expect(await allowances(parted!)).toEqual(before);
    const { stdout } = await runPeer('qpdf', ['--check', '--password=owner', 'FILE'], parted!);
    expect(stdout).toContain('Supplied password is owner password');
  });

  it.each(WRITE_ON)('is not written on by %s', async (name) => {
    const restricted = await encryptBy(makeDocument(), KINDS[3]![1]);
    await expect(run(name, restricted)).rejects.toMatchObject({
      code: 'encrypted',
      reason: expect.stringMatching(/_forbidden$|^already_protected$/),
    });
  });

  it("can be written on if that is allowed, or with the owner's password", async () => {
    const open = await encryptBy(makeDocument(), ['--encrypt', '', 'owner', '256', '--print=none', '--']);
    const [marked] = await run('watermark', open);
    expect(await allowances(marked!)).toEqual(await allowances(open));
    expect(await qpdfComplaints(marked!)).toBe('');
    const restricted = await encryptBy(makeDocument(), KINDS[3]![1]);
    const [flat] = await run('flatten', restricted, { password: 'owner' });
    expect(await allowances(flat!)).toEqual(await allowances(restricted));
  });

  it('gives what is made of several the restrictions of each', async () => {
    const tool = await tools.merge.load();
    const options = (await tools.merge.options()).parse({});
    const lock = (...args: string[]) =>
      encryptBy(makeDocument(), ['--encrypt', '', 'owner', '256', ...args, '--']);
    const inputs = [await lock('--print=none'), await lock('--extract=n'), makeDocument()];
    const { files } = await tool(
      inputs.map((bytes, i) => ({ name: `${i}.pdf`, bytes })),
      options,
    );
    const lines = await allowances(files[0]!.bytes);
    expect(lines).toContain('print low resolution: not allowed');
    expect(lines).toContain('extract for any purpose: not allowed');
    expect(lines).toContain('modify annotations: allowed');
  });
});

it('a document with a password keeps it if a tool gets the password', async () => {
  const locked = await encryptBy(makeDocument(), ['--encrypt', 'sesame', 'owner', '256', '--']);
  await expect(run('flatten', locked)).rejects.toMatchObject({ code: 'encrypted' });
  const [flat] = await run('flatten', locked, { password: 'sesame' });
  expect((await runPeer('qpdf', ['--check', 'FILE'], flat!)).stderr).toContain('invalid password');
  expect(await qpdfComplaints(flat!, 'sesame')).toBe('');
});
