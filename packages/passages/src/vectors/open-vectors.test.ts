import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { cosine, embedText } from './embed.ts';
import { openVectors, shippedVectors } from './open-vectors.ts';

const vectors = shippedVectors();
const alike = (a: string, b: string) => cosine(embedText(vectors, a), embedText(vectors, b));

test('texts of one meaning are nearer than texts of two', () => {
  expect(alike('The landlord mends the roof.', 'Who repairs the building?')).toBeGreaterThan(
    alike('The landlord mends the roof.', 'Which bird sings at night?'),
  );
  expect(alike('anything', '')).toBe(0);
});

test('a word outside the table is understood by its pieces', () => {
  expect(alike('electrocardiographically', 'electrocardiogram')).toBeGreaterThan(
    alike('electrocardiographically', 'landlord'),
  );
});

test('another thread reads the same memory, and it stays below 40 MB', async () => {
  expect(shippedVectors()).toBe(vectors);
  expect(vectors.memory.byteLength).toBeLessThan(40e6);
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    Promise.all([import(workerData.open), import(workerData.embed)]).then(([{ attachVectors }, { embedText }]) => {
      const vectors = attachVectors(workerData.memory);
      parentPort.postMessage({ shared: vectors.memory === workerData.memory, row: embedText(vectors, 'a leaking roof') });
    });`;
  const url = (name: string) => new URL(name, import.meta.url).href;
  const workerData = { memory: vectors.memory, open: url('open-vectors.ts'), embed: url('embed.ts') };
  const worker = new Worker(code, { eval: true, workerData });
  const answer = await new Promise<{ shared: boolean; row: Int8Array }>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  await worker.terminate();
  expect(answer.shared).toBe(true);
  expect(answer.row).toEqual(embedText(vectors, 'a leaking roof'));
});

test('a file that is something else is refused', () => {
  const path = join(tmpdir(), `sheaf-vectors-${process.pid}.bin`);
  writeFileSync(path, 'not vectors at all, but long enough');
  expect(() => openVectors(path)).toThrow(/holds no word vectors/);
});
