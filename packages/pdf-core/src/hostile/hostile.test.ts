import { describe, expect, it } from 'vitest';
import { PDF_ERROR_CODES } from '../errors.ts';
import type { ToolName } from '../tasks.ts';
import { sampleCalls } from '../testing/sample-calls.ts';
import { meetsInShortRun } from './families.ts';
import { hostileDocuments, hostileImages } from './hostile-set.ts';
import { mutate } from './mutate.ts';
import { richDocuments } from './rich-documents.ts';
import { type Outcome, runHostile } from './run-hostile.ts';

const LIMITS = { timeoutMs: 1000, memoryMb: 1024 };
/** What a killed process and its successor may take on top, on a machine that does other things too. */
const GRACE_MS = 8000;
const WAIT_MS = 300_000;
const ROUNDS = 40;

const { 'images-to-pdf': images, ...documentCalls } = sampleCalls();
const files = (made: Record<string, () => Uint8Array>) =>
  Object.entries(made).map(([name, make]) => ({ name, bytes: make() }));

/** Those that ended in no result and no code, or too late. */
function findOffences(outcomes: Outcome[]): Outcome[] {
  const coded: string[] = ['done', ...PDF_ERROR_CODES];
  const latest = LIMITS.timeoutMs + GRACE_MS;
  return outcomes.filter(({ code, milliseconds }) => !coded.includes(code) || milliseconds > latest);
}

describe('hostile files', () => {
  it('end in a result or one code', { timeout: WAIT_MS }, async () => {
    const made = files(hostileDocuments);
    const limits = { ...LIMITS, meets: meetsInShortRun(made, Object.keys(documentCalls)) };
    const outcomes = await runHostile(made, documentCalls, limits);
    expect(new Set(outcomes.map(({ tool }) => tool)).size).toBe(Object.keys(documentCalls).length);
    expect(findOffences(outcomes)).toEqual([]);
  });

  it('that are pictures end in a result or one code', { timeout: WAIT_MS }, async () => {
    const calls: Partial<Record<ToolName, unknown>> = { 'images-to-pdf': images, info: {} };
    expect(findOffences(await runHostile(files(hostileImages), calls, LIMITS))).toEqual([]);
  });
});

describe('documents with a few wrong bytes', () => {
  it('end in a result or one code', { timeout: WAIT_MS }, async () => {
    const mutated = Array.from({ length: ROUNDS }, (_, seed) => {
      const { name, bytes } = richDocuments()[seed % 3]!;
      return { name: `${name} changed by ${seed}`, bytes: mutate(bytes, seed) };
    });
    const limits = { ...LIMITS, meets: (file: number, tool: number) => (file + tool) % 8 === 0 };
    expect(findOffences(await runHostile(mutated, documentCalls, limits))).toEqual([]);
  });

  it('are the same ones for the same seed', () => {
    const { bytes } = richDocuments()[0]!;
    expect(mutate(bytes, 7)).toEqual(mutate(bytes, 7));
    expect(mutate(bytes, 7)).not.toEqual(mutate(bytes, 8));
  });
});
