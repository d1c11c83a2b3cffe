import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTinyBert } from '../../testing/tiny-bert.ts';
import { findModel, listModels } from './model-folder.ts';
import { pullModel } from './pull-model.ts';

let answer: (path: string, res: ServerResponse) => void;
const hub = createServer((req, res) => answer(req.url ?? '', res));
let folder: string;
let modelsDir: string;
const source = () => join(folder, 'source');
const give = (path: string, res: ServerResponse) => {
  const file = createReadStream(join(source(), path.replace('/org/tiny/resolve/main/', '')));
  file.on('error', () => res.writeHead(404).end());
  file.pipe(res);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-hub-'));
  await makeTinyBert(source());
  await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  hub.close();
  hub.closeAllConnections();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  modelsDir = await mkdtemp(join(folder, 'models-'));
});

/** Longer than a busy machine stands still. */
const PATIENCE_MS = 60_000;
const pull = (name = 'org/tiny', silenceMs = PATIENCE_MS) =>
  pullModel({
    hub: `http://127.0.0.1:${(hub.address() as AddressInfo).port}`,
    name,
    modelsDir,
    silenceMs,
  });

test('a model is fetched whole, and found by its name', async () => {
  answer = give;
  await pull();
  expect(listModels(modelsDir)).toEqual(['org/tiny']);
  expect(findModel(modelsDir, 'org/tiny')).toMatchObject({
    name: 'org/tiny',
    weights: 'fp32',
    pooling: 'mean',
  });
  await pull();
  expect(await readdir(modelsDir)).toEqual(['org']);
});

test('a hub that is silent, breaks off or has it not leaves nothing behind', async () => {
  const onWeights = (act: (res: ServerResponse) => void) => (path: string, res: ServerResponse) =>
    path.endsWith('model.onnx') ? act(res) : give(path, res);
  const cases: [string, typeof answer, string][] = [
    ['silent', () => undefined, 'fell silent'],
    ['silent in the middle', onWeights((res) => void res.write('half')), 'fell silent'],
    ['cut', onWeights((res) => (res.write('half'), setTimeout(() => res.destroy(), 20))), 'broke off'],
    ['down', (_, res) => void res.writeHead(500).end(), 'answered 500'],
    ['not there', (_, res) => void res.writeHead(404).end(), 'There is no model org/tiny'],
    ['without weights', onWeights((res) => void res.writeHead(404).end()), 'has no ONNX weights'],
  ];
  for (const [name, act, sentence] of cases) {
    answer = act;
    const error = await pull('org/tiny', name.startsWith('silent') ? 300 : PATIENCE_MS).catch(
      (thrown: unknown) => thrown,
    );
    expect([name, String(error)]).toEqual([name, expect.stringContaining(sentence)]);
    expect(await readdir(modelsDir)).toEqual([]);
  }
});

test.each(['../../etc', '/etc', 'a/../b', 'a/b/c', '.hidden', ''])(
  '%j is no name of a model',
  async (name) => {
    await expect(pull(name)).rejects.toThrow('is no name of a model');
  },
);
