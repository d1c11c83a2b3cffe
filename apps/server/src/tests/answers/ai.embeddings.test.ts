import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ChatAnswer } from '@sheaf/api/features/ai/ai.schema.ts';
import { createTestDatabase } from '@sheaf/db/testing';
import { makeScan, SCAN_WORDS } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTransformersEmbedder } from '../../adapters/models/embedder-transformers.ts';
import { findModel, runtimeOf } from '../../adapters/models/model-folder.ts';
import { installRuntime } from '../../adapters/models/model-runtime.ts';
import { trpcClient } from '../../testing/api-clients.ts';
import { addLease, readText } from '../../testing/lease.ts';
import { addMember, upload } from '../../testing/members.ts';
import { type ModelCall, type ModelServer, refuse, startModelServer } from '../../testing/model-server.ts';
import { readUsed } from '../../testing/stream-chat.ts';
import { setModel } from '../../testing/set-model.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { makeTinyBert, TINY_SIZE } from '../../testing/tiny-bert.ts';

/** Beside what `npm ci` installs, once a machine. */
const CACHE = join(import.meta.dirname, '../../../../../node_modules/.cache/sheaf-models');
const NAME = 'test/tiny-bert';
let modelsDir: string;
let model: ModelServer;
beforeAll(async () => {
  await installRuntime(CACHE);
  modelsDir = await mkdtemp(join(tmpdir(), 'sheaf-models-'));
  await symlink(runtimeOf(CACHE), runtimeOf(modelsDir));
  await makeTinyBert(join(modelsDir, NAME));
  model = await startModelServer();
}, 300_000);
afterAll(async () => {
  await model.stop();
  await rm(modelsDir, { recursive: true, force: true });
});

/** A vector for each text, the last one first. */
function giveVectors({ body }: ModelCall, res: ServerResponse): void {
  const texts = [body.input ?? []].flat();
  const data = texts.map((_, index) => ({ index, embedding: [0.5, -0.25, index], object: 'embedding' }));
  const answer = JSON.stringify({ data: data.toReversed(), object: 'list' });
  res.writeHead(200, { 'content-type': 'application/json' }).end(answer);
}

const storedBy = async ({ ctx }: TestServer, fileId: string) => {
  const rows = await ctx.db
    .selectFrom('file_indexes')
    .innerJoin('file_passages', 'file_passages.file_id', 'file_indexes.file_id')
    .select(['model', 'embedding'])
    .where('file_indexes.file_id', '=', fileId)
    .execute();
  return rows.map((row) => ({ model: row.model, size: row.embedding.length }));
};

test('vectors are made by the model that the settings name, and made anew when it is another', async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'sheaf-data-'));
  const open = (settings: Record<string, string>) =>
    startTestServer({
      RATE_LIMITS: 'off',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      MODELS_DIR: modelsDir,
      ...settings,
    });
  const message = 'How much is the rent a month?';
  let server = await open({});
  const member = await addMember(server, 'pro');
  const fileId = await addLease(server, member);
  const ask = async () => {
    const { body } = await trpcClient(server.url)<ChatAnswer>('ai.chat', { fileId, message }, member.token);
    expect(body.sources[0]).toMatchObject({ page: 2, snippet: expect.stringContaining('85 euros') });
    const status = await trpcClient(server.url)<{ embeddings: object }>('ai.status', undefined, member.token);
    return { ...status.body.embeddings, stored: await storedBy(server, fileId) };
  };
  const told = (provider: string, name: string, size: number) => ({
    provider,
    model: name,
    ready: true,
    stored: Array.from({ length: 3 }, () => ({ model: name, size })),
  });

  // A model that lies there is used without being named.
  expect(await ask()).toEqual(told('transformers', NAME, TINY_SIZE));
  await server.stop();
  server = await open({ EMBEDDING_MODEL: 'lexical' });
  expect(await ask()).toEqual(told('lexical', 'sheaf-lexical-4', 0));
  await server.stop();
  model.say(giveVectors);
  server = await open({ OPENAI_BASE_URL: model.url, OPENAI_EMBEDDING_MODEL: 'far-model' });
  setModel(server, null);
  expect(await ask()).toEqual(told('openai', 'far-model', 3));
  expect(model.calls.map(({ path, body }: ModelCall) => [path, body.model])).toContainEqual([
    '/v1/embeddings',
    'far-model',
  ]);

  model.say((_call, res) => void res.writeHead(200).end('{"data":[{"embedding":"none"}]}'));
  const before = await readUsed(server, member);
  const refused = await trpcClient(server.url)<ChatAnswer>('ai.chat', { fileId, message }, member.token);
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
  expect(await readUsed(server, member)).toEqual(before);
  await server.stop();
  server = await open({ EMBEDDING_MODEL: 'static' });
  expect((await ask()).stored.every((row) => row.model === 'sheaf-static-7')).toBe(true);
  await server.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a word that is put right is kept while the embedding model is away, and found once it is back', async () => {
  const server = await startTestServer({
    RATE_LIMITS: 'off',
    OPENAI_BASE_URL: model.url,
    OPENAI_EMBEDDING_MODEL: 'far',
  });
  setModel(server, null);
  const member = await addMember(server, 'pro');
  const { bytes } = await makeScan();
  const fileId = (await upload(server, member, Buffer.from(bytes), 'scan.pdf')).body.file.id;
  model.say(giveVectors);
  await member.call('ai.ocr', { fileId });
  await member.call('ai.createEmbeddings', { fileId });
  model.say((_call, res) => refuse(res, 401));
  const word = SCAN_WORDS.indexOf('Seventeen');
  const fix = await member.call('ai.correctWord', { fileId, page: 1, word, text: 'Nineteen' });
  expect([fix.status, await readText(member, fileId)]).toEqual([
    200,
    expect.stringContaining('Nineteen vessels'),
  ]);
  const message = 'How many vessels came before the storm?';
  expect((await member.call('ai.chat', { fileId, message })).status).toBe(503);
  model.say(giveVectors);
  const { body } = await member.call<ChatAnswer>('ai.chat', { fileId, message });
  expect(body.sources[0]!.snippet).toContain('Nineteen vessels came before the storm');
  await server.stop();
});

test('a text has the same vector whatever it is among, and making many holds up nothing else', async () => {
  const embedder = createTransformersEmbedder(findModel(modelsDir, NAME)!);
  const [alone] = await embedder.embed(['The rent of the garage'], 'passage');
  const texts = Array.from(
    { length: 200 },
    (_, at) => `${'the deposit of the garage is paid. '.repeat(10)}${at}`,
  );
  const [before, beforeHere] = [process.cpuUsage(), process.threadCpuUsage()];
  const many = await embedder.embed(['The rent of the garage', ...texts], 'passage');
  // This thread only waits for them. Processor time is the same on a busy machine.
  const [all, here] = [process.cpuUsage(before), process.threadCpuUsage(beforeHere)];
  expect((here.user + here.system) / (all.user + all.system)).toBeLessThan(0.2);
  expect(many).toHaveLength(201);
  const difference = alone!.map((byte, at) => Math.abs((byte << 24) - (many[0]![at]! << 24)) >> 24);
  expect(Math.max(...difference)).toBeLessThanOrEqual(1);
  expect(new Set(many.slice(1, 20).map(String)).size).toBe(19);
  await embedder.close();
});

test.each([
  ['a folder', () => [NAME, '--models', modelsDir]],
  ['a server', () => ['far', '--server', model.url]],
])(
  'the benchmark of answers prints its tables again with a model of %s',
  async (_, which) => {
    model.say(giveVectors);
    const [name = '', ...where] = which();
    const bench = join(import.meta.dirname, '../../../../../bench/run.ts');
    const args = [bench, 'chat', '--documents', 'invoice-joinery', '--model', name, ...where];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).toContain(`### development, with ${name}: the three answers`);
    const [, shares = ''] = /the model’s vectors alone \| ([^|]+)/.exec(stdout) ?? [];
    const found = shares.split(' / ').map(Number);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found.at(-1)).toBeGreaterThan(0);
  },
  60_000,
);

test('a model that cannot be read is reported, and the next one is tried again', async () => {
  const found = findModel(modelsDir, NAME)!;
  const broken = join(modelsDir, 'test/broken');
  await makeTinyBert(broken);
  await writeFile(join(broken, 'onnx/model.onnx'), 'no weights at all');
  const embedder = createTransformersEmbedder({ ...found, name: 'test/broken' });
  for (let i = 0; i < 2; i++)
    await expect(embedder.embed(['Hello'], 'question')).rejects.toMatchObject({ code: 'unavailable' });
  await rm(broken, { recursive: true });
  await embedder.close();
});

test('a missing model is reported at start, with the command that fetches it', async () => {
  await expect(startTestServer({ EMBEDDING_MODEL: 'nobody/nothing', MODELS_DIR: modelsDir })).rejects.toThrow(
    'npm run models -- pull nobody/nothing',
  );
  const bare = join(modelsDir, 'bare');
  await mkdir(bare);
  await makeTinyBert(join(bare, 'one'));
  await expect(startTestServer({ EMBEDDING_MODEL: 'one', MODELS_DIR: bare })).rejects.toThrow(
    'npm run models -- install',
  );
  // Unasked, it is no reason not to start.
  const server = await startTestServer({ MODELS_DIR: bare });
  expect(server.ctx.passages.provider).toBe('static');
  expect(server.logged()).toContain('npm run models -- install');
  await server.stop();
  await rm(bare, { recursive: true });
});
