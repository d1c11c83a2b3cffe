import type { BatchPreview } from '@sheaf/api/features/batch/batch.schema.ts';
import { pdfToText } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BatchAnswer, endedBatch, startBatch } from '../../testing/batches.ts';
import { addPdf, bytesOf } from '../../testing/made-files.ts';
import { addMember, type TestMember } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
let lease: string;
let rent: string;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'pro');
  lease = await addPdf(server, member, ['Lease'], 'lease.pdf');
  rent = await addPdf(server, member, ['Rent', 'Due'], 'rent.pdf');
});
afterAll(() => server.stop());

const listNames = async () =>
  (await member.call<{ files: { filename: string }[] }>('files.list', { limit: 100 })).body.files
    .map(({ filename }) => filename)
    .toSorted();

test.each([
  [{ name: ' ', operations: [{ type: 'compress', fileIds: ['mine'] }] }, 400, 'Please enter a batch name'],
  [{ operations: [{ type: 'compress', fileIds: ['mine'] }] }, 400, 'Please enter a batch name'],
  [{ name: 'x', operations: [] }, 400, 'Please add at least one operation'],
  [
    { name: 'x', operations: [{ type: 'compress', fileIds: [] }] },
    400,
    'Operation "compress" needs at least one file',
  ],
  [{ name: 'x', operations: [{ type: 'merge' }] }, 400, 'Operation "merge" needs at least one file'],
  [
    { name: 'x', operations: [{ type: 'split', fileIds: ['$previous'] }] },
    400,
    'The first operation has no step before it.',
  ],
  [{ name: 'x', operations: [{ type: 'frob', fileIds: ['mine'] }] }, 400, /must be one of merge/],
  [
    { name: 'x', operations: [{ type: 'compress', fileIds: ['mine'], options: { quality: 7 } }] },
    400,
    'The value of operations.0.options.quality must be at most 1.',
  ],
  [{ name: 'x', operations: [{ type: 'compress', fileIds: ['mine'], options: { frob: 1 } }] }, 400, /frob/],
  [{ name: 'x', operations: [{ type: 'convert', fileIds: ['mine'] }] }, 415, /takes images/],
  [{ name: 'x', operations: [{ type: 'protect', fileIds: ['mine'] }] }, 400, /./],
  [
    { name: 'x', operations: [{ type: 'to-images', fileIds: ['mine'] }, { type: 'flatten' }] },
    400,
    'Step 2 (flatten) takes PDFs, but step 1 makes ZIP files.',
  ],
  [
    { name: 'x', operations: [{ type: 'rotate', fileIds: ['mine'] }, { type: 'merge' }] },
    400,
    'Step 2 (merge) needs at least 2 files, and gets 1.',
  ],
  [
    {
      name: 'x',
      operations: [
        { type: 'protect', fileIds: ['mine'], options: { password: 'opens' } },
        { type: 'compress' },
      ],
    },
    400,
    /^Step 2 \(compress\) can’t open the result of step 1/,
  ],
])('what cannot be done is said before anything is: %j', async (input, status, sentence) => {
  const filled = JSON.parse(JSON.stringify(input).replaceAll('"mine"', `"${lease}"`)) as object;
  const answer = await member.call<BatchAnswer>('batch.create', filled);
  expect(answer.status).toBe(status);
  expect(answer.body.error).toMatch(sentence);
});

test('plans: a single file on Free, twenty on Pro, and only what the plan has', async () => {
  const free = await addMember(server);
  const files = [await addPdf(server, free, ['A']), await addPdf(server, free, ['B'])];
  const ask = (operations: object[]) => free.call<BatchAnswer>('batch.create', { name: 'x', operations });
  const two = await ask([{ type: 'compress', fileIds: files }]);
  expect(two.status).toBe(402);
  expect(two.body).toMatchObject({
    code: 'limit_reached',
    details: { metric: 'batchFiles', limit: 1, used: 2, upgradeTo: 'pro' },
  });
  const marked = await ask([{ type: 'watermark', fileIds: files.slice(1) }]);
  expect(marked.body).toMatchObject({ code: 'feature_not_in_plan' });
  const preview = await free.call<{ problems: object[] }>('batch.preview', {
    operations: [{ type: 'watermark', fileIds: files }],
  });
  expect(preview.body.problems).toMatchObject([{ code: 'limit_reached' }, { code: 'feature_not_in_plan' }]);
  const one = await endedBatch(free, await startBatch(free, [{ type: 'compress', fileIds: files.slice(1) }]));
  expect(one.status).toBe('completed');
});

test('a dry run returns pages, results and cost, and does nothing', async () => {
  await expect
    .poll(
      async () =>
        (await member.call<{ file: { page_count: number } }>('files.get', { id: rent })).body.file.page_count,
    )
    .toBe(2);
  const before = await listNames();
  const operations = [{ type: 'compress', fileIds: [lease, rent] }, { type: 'merge' }];
  const { body } = await member.call('batch.preview', { operations });
  expect(body).toMatchObject({
    files: 2,
    pages: 3,
    steps: [
      { type: 'compress', files: 2, results: 2 },
      { type: 'merge', files: 2, results: 1 },
    ],
    results: { count: 1, kinds: ['pdf'], names: ['lease-merged.pdf'] },
    warnings: [],
    problems: [],
    cost: [{ metric: 'batchFiles', amount: 2, limit: 20 }, { metric: 'storageLimit' }],
  });
  expect(await listNames()).toEqual(before);
});

test('the names that a dry run states are the names of the results, and an impossible order is a problem of it', async () => {
  const files = [lease, rent];
  const steps = [
    { type: 'rotate', fileIds: files },
    { type: 'grayscale' },
    { type: 'split', fileIds: files },
  ];
  const { body } = await member.call<BatchPreview>('batch.preview', { operations: steps });
  expect(body.results).toMatchObject({ count: 4, kinds: ['pdf', 'zip'] });
  const { result_files } = await endedBatch(member, await startBatch(member, steps));
  expect(result_files.map(({ filename }) => filename).toSorted()).toEqual(body.results.names.toSorted());

  const operations = [{ type: 'to-word', fileIds: [lease] }, { type: 'ocr' }, { type: 'merge' }];
  const impossible = await member.call<BatchPreview>('batch.preview', { operations });
  expect(impossible.body.problems).toMatchObject([
    {
      reason: 'batch_order_kind',
      params: { number: 2, step: 'ocr', takes: 'scan', before: 1, makes: 'docx' },
    },
    { reason: 'batch_order_count', params: { number: 3, step: 'merge', wanted: 2, count: 1 } },
  ]);
  const kept = operations.map(({ type }) => ({ type }));
  const refused = await member.call<BatchAnswer>('batch.saveTemplate', { name: 'Never', operations: kept });
  expect([refused.status, refused.body.error]).toEqual([400, impossible.body.problems[0]!.message]);
});

test('a dry run tells which files lack the pages of a step, and the batch does what it told', async () => {
  const operations = [{ type: 'rotate', fileIds: [lease, rent], options: { pages: '2' } }];
  const { body } = await member.call<BatchPreview>('batch.preview', { operations });
  expect(body).toMatchObject({
    steps: [{ files: 2, pages: 3, results: 1 }],
    results: { count: 1, names: ['rent-rotated.pdf'] },
    failures: [
      {
        step: 1,
        filename: 'lease.pdf',
        error: { reason: 'page_missing', message: 'There is no page 2: the document has 1 page.' },
      },
    ],
    problems: [],
  });
  const batch = await endedBatch(member, await startBatch(member, operations));
  expect(batch.result_files.map(({ filename }) => filename)).toEqual(['rent-rotated.pdf']);
  expect(batch.failures).toMatchObject([
    { step: 1, filename: 'lease.pdf', error: { reason: 'page_missing' } },
  ]);

  const hopeless = [{ type: 'crop', fileIds: [rent], options: { pages: '90', top: 9 } }];
  const preview = await member.call<BatchPreview>('batch.preview', { operations: hopeless });
  expect(preview.body.results).toMatchObject({ count: 0, names: [] });
  expect(preview.body.problems).toMatchObject([
    {
      reason: 'batch_page_missing',
      message:
        'Step 1 (crop) asks for page 90, but “rent.pdf” has 2 pages. Change the pages, or remove the file.',
    },
  ]);
  const refused = await member.call<BatchAnswer>('batch.create', { name: 'x', operations: hopeless });
  expect(refused.body).toMatchObject({ reason: 'batch_page_missing' });

  const joined = [{ type: 'merge', fileIds: [lease, rent] }, { type: 'ocr' }];
  expect((await member.call('batch.preview', { operations: joined })).body).toMatchObject({
    steps: [{ pages: 3 }, { pages: 3 }],
  });
  const parts = [{ type: 'split', fileIds: [rent] }, { type: 'rotate' }];
  expect((await member.call('batch.preview', { operations: parts })).body).toMatchObject({
    steps: [{ pages: 2 }, { pages: 2, results: 2 }],
  });
});

test('templates: common ones, and one’s own to keep, take along and use', async () => {
  type Templates = {
    templates: { id: string; operations: object[] }[];
    template: { id: string; operations: object[] };
  };
  const common = (await member.call<Templates>('batch.commonTemplates')).body.templates;
  expect(common.map(({ id }) => id)).toContain('bundle');
  const used = await member.call<BatchAnswer>('batch.fromTemplate', {
    templateId: 'bundle',
    name: 'Two',
    fileIds: [lease, rent],
    customOptions: { merge: { outputName: 'two.pdf' }, 1: { quality: 0.3 } },
  });
  expect(used.body.batch.operations[0]!.options).toEqual({ quality: 0.3 });
  expect((await endedBatch(member, used.body.batch.id)).result_files).toMatchObject([
    { filename: 'two.pdf' },
  ]);
  const none = { templateId: 'bundle', name: 'x', fileIds: [] };
  expect((await member.call<BatchAnswer>('batch.fromTemplate', none)).body.error).toBe(
    'Please select files first',
  );
  for (const { operations } of common)
    expect((await member.call('batch.saveTemplate', { name: 'Mine', operations })).status).toBe(201);
  const locked = [{ type: 'protect', options: { password: 'hunter2hunter2' } }];
  const { template } = (
    await member.call<Templates>('batch.saveTemplate', { name: 'Lock', operations: locked })
  ).body;
  expect(JSON.stringify(template)).not.toContain('hunter2');
  const from = { templateId: template.id, name: 'Locked', fileIds: [lease] };
  expect((await member.call('batch.fromTemplate', from)).status).toBe(400);
  const made = await member.call<BatchAnswer>('batch.fromTemplate', {
    ...from,
    customOptions: { protect: { password: 'hunter2hunter2' } },
  });
  const batch = await endedBatch(member, made.body.batch.id);
  expect(batch.status).toBe('completed');
  expect(JSON.stringify(batch)).not.toContain('hunter2');
  const bytes = await bytesOf(server, member, batch.result_files[0]!.id);
  await expect(pdfToText(bytes)).rejects.toThrow(/password/i);
  const row = await server.ctx.db
    .selectFrom('batches')
    .selectAll()
    .where('id', '=', batch.id)
    .executeTakeFirstOrThrow();
  expect(row.secrets).toBeNull();
  expect(server.logged()).not.toContain('hunter2');
  expect((await member.call('batch.deleteTemplate', { id: template.id })).status).toBe(200);
});

test('taken off the list, a batch that has ended leaves its results', async () => {
  const id = await startBatch(member, [{ type: 'compress', fileIds: [lease] }]);
  const { result_files } = await endedBatch(member, id);
  expect((await member.call('batch.delete', { id })).status).toBe(200);
  expect((await member.call('batch.get', { id })).status).toBe(404);
  expect((await bytesOf(server, member, result_files[0]!.id)).length).toBeGreaterThan(100);
});
