import { beforeAll, expect, it } from 'vitest';
import { runTool } from '../runner/run-tool.ts';
import { pdfToText } from '../testing/index.ts';
import { sampleOptions } from '../testing/sample-options.ts';
import { makeScan } from '../testing/scans.ts';
import { twoTone } from '../testing/images.ts';
import { type ToolName, toolNames, tools } from './index.ts';

let scan: Uint8Array;
let scans: Uint8Array;
let locked: Uint8Array;
let picture: Uint8Array;
beforeAll(async () => {
  scan = (await makeScan({ turn: 3 })).bytes;
  const two = [scan, scan].map((bytes) => ({ name: 'scan.pdf', bytes }));
  scans = (await runTool('merge', two, {})).files[0]!.bytes;
  const given = [{ name: 'scan.pdf', bytes: scans }];
  locked = (await runTool('protect', given, tools.protect.example)).files[0]!.bytes;
  picture = await twoTone().png().toBuffer();
}, 120_000);

function filesFor(name: ToolName) {
  const { inputs } = tools[name];
  const bytes = inputs.kind === 'image' ? picture : name === 'unlock' ? locked : scans;
  const given = { name: inputs.kind === 'image' ? 'scan.png' : 'scan.pdf', bytes };
  return Array.from({ length: Math.max(1, inputs.min) }, () => given);
}

const ofText = (text: 'needed' | 'kept') => toolNames.filter((name) => tools[name].text === text);

it.each(ofText('needed'))('%s refuses a scan', { timeout: 120_000 }, async (name) => {
  await expect(runTool(name, filesFor(name), sampleOptions(name))).rejects.toMatchObject({
    reason: 'document_without_text',
  });
});

it.each(ofText('kept'))('%s makes no text of a scan', { timeout: 120_000 }, async (name) => {
  const options = name === 'merge' ? {} : sampleOptions(name);
  const { files } = await runTool(name, filesFor(name), options);
  expect(files.length).toBeGreaterThan(0);
  const password = name === 'protect' ? tools.protect.example.password : undefined;
  const opened = password
    ? await Promise.all(files.map(async (file) => (await runTool('unlock', [file], { password })).files[0]!))
    : files;
  for (const { bytes } of opened) expect((await pdfToText(bytes)).trim()).toBe('');
});

const rest = toolNames.filter(
  (name) => tools[name].batch && tools[name].inputs.kind === 'pdf' && tools[name].text === undefined,
);

it.each(rest)('%s does not refuse a scan for its text', { timeout: 120_000 }, async (name) => {
  const made = runTool(name, filesFor(name), sampleOptions(name));
  const reason = await made.then(
    () => null,
    (error: { reason?: string }) => error.reason,
  );
  expect(reason).not.toBe('document_without_text');
});

it.each(tools.merge.addsText ?? [])(
  'merge has text of its own with %s',
  { timeout: 120_000 },
  async (option) => {
    const { files } = await runTool('merge', filesFor('merge'), {
      titlePageContent: { title: 'Log' },
      [option]: true,
    });
    expect((await pdfToText(files[0]!.bytes)).trim()).not.toBe('');
  },
);
