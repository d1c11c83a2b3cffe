import { beforeAll, expect, it } from 'vitest';
import { PDFDocument } from '@cantoo/pdf-lib';
import { runTool } from '../runner/run-tool.ts';
import { createSigningIdentity } from '../sign/identity.ts';
import { makeScan } from '../testing/scans.ts';
import { sampleOptions } from '../testing/sample-options.ts';
import { extensionOf, type ToolName, toolNames, tools } from './index.ts';

const field = { type: 'text' as const, name: 'name', x: 50, y: 700 };
let signed: Uint8Array;
beforeAll(async () => {
  const form = await runTool('create-form', [], { formFields: [field] });
  // A page is blank, for the tool that removes those, and one was scanned askew, for the tool that straightens those.
  const pages = await PDFDocument.load(form.files[0]!.bytes);
  pages.addPage([300, 300]);
  const scan = await PDFDocument.load((await makeScan({ turn: 3 })).bytes);
  pages.addPage((await pages.copyPages(scan, [0]))[0]);
  const options = { signatureData: { name: 'Ada' }, identity: createSigningIdentity('Ada') };
  const made = await runTool('sign', [{ name: 'form.pdf', bytes: await pages.save() }], options);
  signed = made.files[0]!.bytes;
}, 120_000);

/** Their results cannot be asked: one takes locked documents, the other makes them. */
const onLocks: ToolName[] = ['unlock', 'protect'];
const makers = toolNames.filter((name) => {
  const { inputs, makes = 'file' } = tools[name];
  return inputs.kind === 'pdf' && makes === 'file' && extensionOf(name) === 'pdf' && !onLocks.includes(name);
});

/** Whether its result has a valid signature. */
async function runOnSigned(name: ToolName): Promise<boolean> {
  const given = Array.from(
    { length: Math.min(tools[name].inputs.max, Math.max(1, tools[name].inputs.min)) },
    () => ({
      name: 'signed.pdf',
      bytes: signed,
    }),
  );
  const options = name === 'fill-form' ? { fields: { name: 'Ada' } } : sampleOptions(name);
  const { files } = await runTool(name, given, options);
  const { report } = await runTool('signatures', [{ name: 'made.pdf', bytes: files[0]!.bytes }], {});
  return report.signatures.some(({ verdict }) => verdict === 'unchanged' || verdict === 'permitted_changes');
}

const refusing = makers.filter((name) => tools[name].onSigned === 'refused');
it.each(refusing)('%s refuses a signed document, as its record says', { timeout: 120_000 }, async (name) => {
  await expect(runOnSigned(name)).rejects.toMatchObject({ reason: 'signed_not_changeable' });
});

it.each(makers.filter((name) => !refusing.includes(name)))(
  '%s does to a signature what its record says',
  { timeout: 120_000 },
  async (name) => {
    expect(await runOnSigned(name)).toBe(tools[name].onSigned !== undefined);
  },
);
