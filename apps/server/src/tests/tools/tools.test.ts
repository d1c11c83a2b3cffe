import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import { servedTools } from '@sheaf/api/features/pdf-tools/pdf-tools.catalogue.ts';
import { isReader } from '@sheaf/api/features/pdf-tools/pdf-tools.call.service.ts';
import { findStep, STEP_TYPES } from '@sheaf/pdf-core/options';
import { makeReport, makeTestPdf } from '@sheaf/pdf-core/testing';
import { tools } from '@sheaf/pdf-core/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBatch, endedBatch } from '../../testing/batches.ts';
import { addPdf, bytesOf, type Made } from '../../testing/made-files.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pngFile } from '../../testing/sample-files.ts';
import { complaintsOf } from '../../testing/tool-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const EXTENSION = /\.[a-z]{2,4}$/u;
const NUMBERED = /(?: \((\d+)\))?(\.[a-z]{2,4})$/u;

type Answer = Omit<Made, 'file'> & { file: Made['file'] | null; report: unknown };
let server: TestServer;
let member: TestMember;
let pdf: string;
let picture: string;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'premium');
  pdf = await addPdf(server, member, ['Alpha', 'Beta', ''], 'lease.pdf');
  picture = (await upload(server, member, pngFile(), 'dot.png')).body.file.id;
  const fields = [{ name: 'who', value: '', pages: [0] }];
  const bytes = Buffer.from(makeTestPdf({ pages: [{ text: 'Form' }], fields }));
  const form = (await upload(server, member, bytes, 'lease-form.pdf')).body.file.id;
  const call = { fileIds: [pdf], options: tools.protect.example };
  const locked = (await member.call<Made>('tools.protect', call)).body.file.id;
  const images = { fileIds: [picture], options: {}, outputName: 'lease-pictures.pdf' };
  const pictured = (await member.call<Made>('tools.images-to-pdf', images)).body.file.id;
  const table = Buffer.from((await makeReport()).bytes);
  const tabled = (await upload(server, member, table, 'lease-table.pdf')).body.file.id;
  const attached = Buffer.from(makeTestPdf({ pages: [{ text: 'Cover' }], attachments: { 'a.txt': 'A' } }));
  const cover = (await upload(server, member, attached, 'lease-cover.pdf')).body.file.id;
  const coded = { fileIds: [pdf], options: tools['add-code'].example, outputName: 'lease-coded.pdf' };
  const code = (await member.call<Made>('tools.add-code', coded)).body.file.id;
  const notes = (await upload(server, member, Buffer.from('# Lease\n'), 'lease-notes.md')).body.file.id;
  special = {
    'to-pdf': notes,
    'read-codes': code,
    'extract-attachments': cover,
    'fill-form': form,
    'fill-from-csv': form,
    unlock: locked,
    'extract-images': pictured,
    'to-csv': tabled,
    'to-excel': tabled,
  };
});
afterAll(() => server.stop());

/** What some tools need to find. */
let special: Partial<Record<(typeof servedTools)[number], string>>;

/** As many files of the right kind as the tool needs. */
function filesFor(name: (typeof servedTools)[number]): string[] {
  const { min, max, kind } = tools[name].inputs;
  const file = kind === 'image' ? picture : (special[name] ?? pdf);
  return Array.from({ length: Math.min(max, Math.max(1, min)) }, () => file);
}

/** What the result is called when the first one is there. */
function secondName(name: (typeof servedTools)[number], first: string): string {
  const { ending, makes, namesResult, keepsName } = tools[name];
  // A name that is kept is that of the source, which is there already.
  if (keepsName) return first.replace(EXTENSION, `-${ending}$&`);
  // Several files have names of their own, and so has one that is called as its document says.
  if ((makes === 'folder' && !first.endsWith('.zip')) || namesResult) return first;
  return first.replace(NUMBERED, (_, number = '1', extension = '') => ` (${Number(number) + 1})${extension}`);
}

test.each(servedTools)(
  '%s makes the described result of its example, and again from its receipt',
  async (name) => {
    const { example, ending, makes, namesResult, keepsName, action = name } = tools[name];
    const call = { fileIds: filesFor(name), options: example };
    const { status, body } = await member.call<Answer>(`tools.${name}`, call);
    expect([status, body.error]).toEqual([200, undefined]);
    const { data, error } = (await tools[name].report()).safeParse(body.report);
    expect([data, error]).toEqual([body.report, undefined]);
    if (isReader(name)) return;
    // Several files have names of their own, and some results and documents without a title keep theirs.
    const keeps = makes === 'folder' || namesResult || keepsName;
    expect(body.file?.filename).toContain(keeps ? 'lease' : ending);
    for (const file of body.files)
      expect(await complaintsOf(file.type, await bytesOf(server, member, file.id))).toBe('');
    const { history } = (await member.call<{ history: Operation[] }>('users.history', { limit: 1 })).body;
    expect(history[0]).toMatchObject({ id: body.operationId, action, status: 'done' });
    const again = await member.call<Made>('pdfTools.rerun', { id: body.operationId });
    const isSecret = history[0]!.options.omitted !== undefined;
    expect(again.status).toBe(isSecret ? 409 : 200);
    expect(again.body.file?.filename).toBe(
      isSecret ? undefined : secondName(name, body.file?.filename ?? ''),
    );
  },
);

test('options that a tool does not have, or that only programs set, are refused by their name', async () => {
  const refuse = async (name: string, options: object) => {
    const { status, body } = await member.call<Answer>(`tools.${name}`, { fileIds: [pdf], options });
    expect(status).toBe(400);
    return JSON.stringify(body.details);
  };
  expect(await refuse('flatten', { form: true })).toContain('options');
  expect(await refuse('watermark', { opacity: 2 })).toContain('options.opacity');
  const identity = { certificates: ['x'], privateKey: 'y' };
  expect(await refuse('sign', { signatureData: { name: 'Ada' }, identity })).toContain('identity');
  expect((await member.call('tools.compress', { fileIds: [pdf, pdf] })).status).toBe(400);
  expect((await member.call('tools.merge', { fileIds: [pdf] })).status).toBe(400);
});

test('the simple form of a tool is on every plan, and the error for the other one names its plan', async () => {
  const free = await addMember(server);
  const own = await addPdf(server, free, ['Free']);
  const call = (options: object) => free.call<Answer>('tools.compress', { fileIds: [own], options });
  expect((await call({ quality: 0.5 })).status).toBe(200);
  const { status, body } = await call({ compressionLevel: 'high' });
  expect([status, body.details]).toMatchObject([402, { feature: 'advanced_pdf_tools', upgradeTo: 'pro' }]);
});

test('the catalogue has every tool with the options that it takes', async () => {
  type Listed = { id: string; options: { properties: Record<string, object> }; example: object };
  const { tools: listed } = (await member.call<{ tools: Listed[] }>('pdfTools.catalogue')).body;
  expect(listed.map(({ id }) => id)).toEqual(servedTools);
  for (const { options, example } of listed)
    for (const option of Object.keys(example)) expect(Object.keys(options.properties)).toContain(option);
  const sign = listed.find(({ id }) => id === 'sign');
  expect(Object.keys(sign?.options.properties ?? {})).not.toContain('identity');
});

const steps = STEP_TYPES.filter((type) => {
  const tool = findStep(type)?.tool;
  return tool && !tools[tool].metered && tools[tool].inputs.kind === 'pdf';
});

test.each(steps)('%s is a step of a batch', async (type) => {
  const name = findStep(type)!.tool!;
  const { example, inputs } = tools[name];
  const fileIds = Array.from({ length: inputs.min }, () => special[name] ?? pdf);
  const id = await startBatch(member, [{ type, fileIds, options: example }]);
  const { status, result_files } = await endedBatch(member, id);
  expect([status, result_files.length > 0]).toEqual(['completed', true]);
});
