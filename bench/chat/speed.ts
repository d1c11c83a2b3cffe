import { readFileSync } from 'node:fs';
import { embedText, openVectors } from '@sheaf/passages';
import { printTable } from '../harness.ts';
import { readDocuments } from './question-set.ts';

const SHIPPED = new URL('../../packages/passages/assets/vectors.bin', import.meta.url);
const ROUNDS = 5;

/** Processor time, not the clock's: other work on the machine is none of the embedder's. */
export function benchSpeed(): void {
  readFileSync(SHIPPED);
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const vectors = openVectors(SHIPPED);
  const ready = performance.now() - start;
  const memory = process.memoryUsage().rss - before;
  const texts = readDocuments().flatMap(({ pages }) => pages.map(({ text }) => text));
  const tokens = texts.join(' ').match(/[a-z0-9]+/gi)!.length;
  const rates = Array.from({ length: ROUNDS }, () => {
    const from = process.cpuUsage();
    for (const text of texts) embedText(vectors, text);
    const { user, system } = process.cpuUsage(from);
    return tokens / ((user + system) / 1e6);
  });
  printTable('The embedder', [
    {
      'ready, ms': ready.toFixed(0),
      'memory, MB': (memory / 1e6).toFixed(0),
      'tokens a second of one core': Math.round(Math.max(...rates)).toLocaleString('en'),
    },
  ]);
}
