import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { noteFigure } from './figures.ts';

/** One way of doing the work: ours, or a native peer's. */
export type Contender = { name: string; run: () => Promise<Measured> };

/** What one run took. Processor time is what a busy machine changes least. */
export type Measured = { milliseconds: number; cpuMilliseconds?: number; peakMegabytes?: number };

export type Result = {
  name: string;
  milliseconds: number;
  ratio: number;
  cpuMilliseconds: number | undefined;
  cpuRatio: number | undefined;
  peakMegabytes: number | undefined;
};

/**
 * Runs all contenders in turn, `runs` times, so that what slows the machine down slows all of them. Each one's ratio
 * is the median of its time over the first contender's in the same round.
 */
export async function race(contenders: Contender[], runs: number, warmUps = 2): Promise<Result[]> {
  const rounds: Measured[][] = [];
  for (let round = -warmUps; round < runs; round++) {
    const measured: Measured[] = [];
    for (const contender of contenders) measured.push(await contender.run());
    if (round >= 0) rounds.push(measured);
  }
  return contenders.map(({ name }, i) => {
    const known = (pick: (measured: Measured[]) => number | undefined) => {
      const values = rounds.map(pick).filter((value) => value !== undefined && Number.isFinite(value));
      return values.length ? median(values as number[]) : undefined;
    };
    const ratio = (key: 'milliseconds' | 'cpuMilliseconds') => (round: Measured[]) =>
      (round[i]![key] ?? Number.NaN) / (round[0]![key] ?? Number.NaN);
    return {
      name,
      milliseconds: known((round) => round[i]!.milliseconds) ?? 0,
      ratio: known(ratio('milliseconds')) ?? 0,
      cpuMilliseconds: known((round) => round[i]!.cpuMilliseconds),
      cpuRatio: known(ratio('cpuMilliseconds')),
      peakMegabytes: known((round) => round[i]!.peakMegabytes),
    };
  });
}

/** Measures work done in this process. The peak is that of the process so far. */
export async function measureHere(work: () => unknown): Promise<Measured> {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return {
    milliseconds: performance.now() - start,
    cpuMilliseconds: (user + system) / 1000,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export type Finished = Measured & { code: number; stdout: string; stderr: string };

const TIME = '/usr/bin/time';
const canTime = existsSync(TIME);
let count = 0;

/** Runs a program to its end; a failure is an answer too. Processor time and memory where GNU time is installed. */
export function runProgram(program: string, args: string[]): Promise<Finished> {
  const scratch = join(tmpdir(), `sheaf-time-${process.pid}-${count++}`);
  const timed = canTime ? [TIME, '-q', '-f', '%U %S %M', '-o', scratch, program] : [program];
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(timed[0]!, [...timed.slice(1), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { stdout: '', stderr: '' };
    // A sign of several bytes may stand across two parts.
    child.stdout.setEncoding('utf8');
    child.stderr.setEncoding('utf8');
    child.stdout.on('data', (text) => (output.stdout += text));
    child.stderr.on('data', (text) => (output.stderr += text));
    child.on('error', reject);
    child.on('close', (code) => {
      const milliseconds = performance.now() - start;
      resolve({ code: code ?? -1, ...output, milliseconds, ...readUsage(scratch) });
    });
  });
}

function readUsage(scratch: string): Partial<Measured> {
  if (!canTime) return {};
  const [user, system, kilobytes] = readFileSync(scratch, 'utf8').trim().split(/\s+/).map(Number);
  rmSync(scratch);
  return { cpuMilliseconds: (user! + system!) * 1000, peakMegabytes: kilobytes! / 1024 };
}

/** One call after another of a program that takes one file at a time, added up. */
export async function runEach(program: string, calls: string[][]): Promise<Measured> {
  const sum = { milliseconds: 0, cpuMilliseconds: 0, peakMegabytes: 0 };
  for (const args of calls) {
    const { milliseconds, cpuMilliseconds, peakMegabytes } = await runProgram(program, args);
    sum.milliseconds += milliseconds;
    sum.cpuMilliseconds += cpuMilliseconds ?? Number.NaN;
    sum.peakMegabytes = Math.max(sum.peakMegabytes, peakMegabytes ?? 0);
  }
  return sum;
}

/** All PDFs below a folder, in an order that does not change. */
export function listPdfs(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith('.pdf'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export function hashName(path: string): Buffer {
  return createHash('sha256').update(basename(path)).digest();
}

/** An order that nobody chose. */
export function byHash(one: string, other: string): number {
  return Buffer.compare(hashName(one), hashName(other));
}

const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;

export function printTable(title: string, rows: Record<string, string | number>[]): void {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  console.log(`\n### ${title}\n`);
  console.log(line(columns));
  console.log(line(columns.map(() => '---')));
  for (const row of rows) console.log(line(columns.map((column) => String(row[column] ?? '-'))));
}

/** `noted`: the row of the page of all figures that the second contender's ratio stands in. */
export function printRace(title: string, results: Result[], noted?: { row: string; goal: number }): void {
  if (noted) noteFigure({ ...noted, value: results[1]!.ratio });
  const show = (value: number | undefined, digits: number) => value?.toFixed(digits) ?? '-';
  printTable(
    title,
    results.map((result) => ({
      contender: result.name,
      'median ms': show(result.milliseconds, 0),
      ratio: show(result.ratio, 2),
      'cpu ms': show(result.cpuMilliseconds, 0),
      'cpu ratio': show(result.cpuRatio, 2),
      'peak MB': show(result.peakMegabytes, 0),
    })),
  );
}
