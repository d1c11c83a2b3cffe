import { expect, it } from 'vitest';
import { makeDocument } from '../edit/testing/make-document.ts';
import { runTool } from '../runner/run-tool.ts';
import { encryptBy } from '../testing/locked.ts';
import { pdfToText, qpdfComplaints, runPeer } from '../testing/index.ts';
import type { ToolName, ToolOptions } from '../tools/index.ts';
import { sampleOptions } from '../testing/sample-options.ts';
import { verifySignatures } from './verify-signatures.ts';

/** What may be done without the owner's password: all but printing and copying. */
const LIMITS = ['--print=none', '--extract=n', '--'];
const weak = ['--allow-weak-crypto', '--encrypt', '', 'owner', '128'];
const KINDS: [string, string[]][] = [
  ['RC4 128 bit', [...weak, ...LIMITS]],
  ['AES 128 bit', [...weak, '--use-aes=y', '--cleartext-metadata', ...LIMITS]],
  ['AES 256 bit', ['--encrypt', '', 'owner', '256', ...LIMITS]],
  ['AES 256 bit, packed', ['--object-streams=generate', '--encrypt', '', 'owner', '256', ...LIMITS]],
];

async function run<Name extends ToolName>(name: Name, bytes: Uint8Array, options: ToolOptions<Name>) {
  return (await runTool(name, [{ name: 'a.pdf', bytes }], options)).files[0]!.bytes;
}
const sign = (bytes: Uint8Array) => run('sign', bytes, sampleOptions('sign'));

async function allowances(bytes: Uint8Array): Promise<string[]> {
  const { stdout } = await runPeer('qpdf', ['--show-encryption', 'FILE'], bytes);
  return stdout.split('\n').filter((line) => /allowed$|^P =|method|^R =/.test(line));
}

it.each(KINDS)('a protected document (%s) is signed twice, and stays protected', async (_kind, args) => {
  const body = 'BT /F1 12 Tf 72 600 Td (Lease) Tj ET';
  const source = await encryptBy(makeDocument({ pages: [{ content: body }, {}] }), args);
  const once = await sign(source);
  // The document is as it came, and what was added follows it.
  expect(Buffer.from(once.subarray(0, source.length)).equals(source)).toBe(true);
  const twice = await sign(once);
  expect(await allowances(twice)).toEqual(await allowances(source));
  expect(await qpdfComplaints(twice)).toBe('');
  expect(await pdfToText(twice)).toContain('Lease');
  const verdicts = (await verifySignatures(twice)).map(({ verdict, problem }) => ({ verdict, problem }));
  expect(verdicts).toEqual([
    { verdict: 'permitted_changes', problem: undefined },
    { verdict: 'unchanged', problem: undefined },
  ]);
  const { stdout } = await runPeer('pdfsig', ['FILE'], twice);
  expect(stdout.match(/Signature is Valid/g)).toHaveLength(2);
});

it('notes on a protected document that is signed keep its signature', async () => {
  const [, , [, args]] = KINDS as [unknown, unknown, [string, string[]]];
  const signed = await sign(await encryptBy(makeDocument(), args));
  const noted = await run('annotate', signed, sampleOptions('annotate'));
  expect(await allowances(noted)).toEqual(await allowances(signed));
  const { stdout } = await runPeer('pdfsig', ['FILE'], noted);
  expect(stdout).toContain('Signature is Valid');
  expect((await verifySignatures(noted))[0]).not.toHaveProperty('problem');
});
