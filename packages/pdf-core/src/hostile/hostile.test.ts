import { describe, expect, it } from 'vitest';
import { PDF_ERROR_CODES } from '../errors.ts';
import { type ToolName, toolNames, tools } from '../tools/index.ts';
import { isHeavy, meetsInTurn } from './families.ts';
import { hostileDocuments, hostileImages } from './hostile-set.ts';
import { mutate } from './mutate.ts';
import { richDocuments } from './rich-documents.ts';
import { type Outcome, runHostile } from './run-hostile.ts';

const LIMITS = { timeoutMs: 1000, memoryMb: 1024 };
/** Most heavy files take all of it, however much it is. */
const HEAVY_LIMITS = { ...LIMITS, timeoutMs: 250, meets: meetsInTurn };
/** What a killed process and its successor may take on top: on a machine that does too many other things, many seconds. */
const GRACE_MS = 30_000;
/** Half a minute's work for one processor, on a machine that has too much to do. */
const WAIT_MS = 600_000;
const ROUNDS = 40;

const files = (made: Record<string, () => Uint8Array>) =>
  Object.entries(made).map(([name, make]) => ({ name, bytes: make() }));

/** Those that ended in no result and no code, or too late. */
function findOffences(outcomes: Outcome[]): Outcome[] {
  const coded: string[] = ['done', ...PDF_ERROR_CODES];
  const latest = LIMITS.timeoutMs + GRACE_MS;
  return outcomes.filter(({ code, milliseconds }) => !coded.includes(code) || milliseconds > latest);
}

const all = files(hostileDocuments);
const everyTool = toolNames.filter((name) => tools[name].inputs.kind === 'pdf').toSorted();
const toolsOf = (outcomes: Outcome[]) => [...new Set(outcomes.map(({ tool }) => tool))].toSorted();

describe('hostile files', () => {
  it('end in a result or one code, each of them with each tool', { timeout: WAIT_MS }, async () => {
    const quick = all.filter((file) => !isHeavy(file));
    const outcomes = await runHostile(quick, everyTool, LIMITS);
    expect(outcomes).toHaveLength(quick.length * everyTool.length);
    expect(findOffences(outcomes)).toEqual([]);
  });

  it('that take all the time they are given end when it is over', { timeout: WAIT_MS }, async () => {
    const outcomes = await runHostile(all.filter(isHeavy), everyTool, HEAVY_LIMITS);
    expect(toolsOf(outcomes)).toEqual(everyTool);
    expect(findOffences(outcomes)).toEqual([]);
  });

  it('that are pictures end in a result or one code', { timeout: WAIT_MS }, async () => {
    const outcomes = await runHostile(files(hostileImages), ['images-to-pdf', 'info'], LIMITS);
    expect(findOffences(outcomes)).toEqual([]);
  });
});

describe('documents with a few wrong bytes', () => {
  it('end in a result or one code', { timeout: WAIT_MS }, async () => {
    const mutated = Array.from({ length: ROUNDS }, (_, seed) => {
      const { name, bytes } = richDocuments()[seed % 3]!;
      return { name: `${name} changed by ${seed}`, bytes: mutate(bytes, seed) };
    });
    const limits = {
      ...LIMITS,
      meets: (file: number, tool: ToolName) => (file + everyTool.indexOf(tool)) % 8 === 0,
    };
    expect(findOffences(await runHostile(mutated, everyTool, limits))).toEqual([]);
  });

  it('are the same ones for the same seed', () => {
    const { bytes } = richDocuments()[0]!;
    expect(mutate(bytes, 7)).toEqual(mutate(bytes, 7));
    expect(mutate(bytes, 7)).not.toEqual(mutate(bytes, 8));
  });
});
