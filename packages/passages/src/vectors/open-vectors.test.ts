import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { cosine, embedText } from './embed.ts';
import { openVectors, shippedVectors } from './open-vectors.ts';

const vectors = shippedVectors();
const alike = (a: string, b: string) => cosine(embedText(vectors, a), embedText(vectors, b));

/** A text, one of the same meaning without a telling word of it, and one of another. */
const meanings = [
  ['The landlord mends the roof.', 'Who repairs the building?', 'Which bird sings at night?'],
  ['The invoice is due in thirty days.', 'When must the bill be paid?', 'How tall is the mountain?'],
  ['Workers receive twenty days of holiday.', 'How much leave do employees get?', 'What melts ice?'],
  ['The patient was given a painkiller.', 'Which medicine did they take?', 'Who wrote the symphony?'],
  ['The company bought its rival.', 'Which firm was acquired?', 'How do plants make sugar?'],
  ['The court told the tenant to leave.', 'Did a judge evict the renter?', 'Which planet is largest?'],
  ['The engine gets hot on long climbs.', 'Why does the motor overheat?', 'When was the treaty signed?'],
  ['The school teaches children to read.', 'Where do pupils learn?', 'What does insurance cost?'],
] as const;

test('of texts without a common word those of one meaning are nearer, six times of eight', () => {
  const right = meanings.filter(([text, same, other]) => alike(text, same) > alike(text, other));
  expect(right.length).toBeGreaterThanOrEqual(6);
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
