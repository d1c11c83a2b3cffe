import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One way of doing the work: ours, or a native peer's. */
export type Contender = { name: string; run: () => Promise<Measured | undefined> | Measured | undefined };

/** Where the time of a run is not that of the call, or memory is known. */
export type Measured = { milliseconds?: number; peakMegabytes?: number };

export type Result = { name: string; milliseconds: number; ratio: number; peakMegabytes: number | undefined };

/**
 * Runs all contenders in turn, `runs` times, so that what slows the machine down slows all of them. Each one's ratio
 * is the median of its time over the first contender's in the same round.
 */
export async function race(contenders: Contender[], runs: number, warmUps = 2): Promise<Result[]> {
  const times = contenders.map((): number[] => []);
  const peaks = contenders.map((): number[] => []);
  for (let round = -warmUps; round < runs; round++) {
    for (const [i, contender] of contenders.entries()) {
      const start = performance.now();
      const measured = await contender.run();
      const milliseconds = measured?.milliseconds ?? performance.now() - start;
      if (round < 0) continue;
      times[i]!.push(milliseconds);
      if (measured?.peakMegabytes !== undefined) peaks[i]!.push(measured.peakMegabytes);
    }
  }
  return contenders.map(({ name }, i) => ({
    name,
    milliseconds: median(times[i]!),
    ratio: median(times[i]!.map((time, round) => time / times[0]![round]!)),
    peakMegabytes: peaks[i]!.length ? median(peaks[i]!) : undefined,
  }));
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export type Finished = { code: number; stdout: string; stderr: string };

/** Runs a program to its end; a failure is an answer too. */
export function runProgram(program: string, args: string[]): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (text) => (output.stdout += text));
    child.stderr.on('data', (text) => (output.stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, ...output }));
  });
}

/** The most memory this process has had, in megabytes. */
export function peakMegabytes(): number {
  return process.resourceUsage().maxRSS / 1024;
}

/** All PDFs below a folder, in an order that does not change. */
export function listPdfs(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith('.pdf'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;

export function printTable(title: string, rows: Record<string, string | number>[]): void {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  console.log(`\n### ${title}\n`);
  console.log(line(columns));
  console.log(line(columns.map(() => '---')));
  for (const row of rows) console.log(line(columns.map((column) => String(row[column] ?? '-'))));
}

export function printRace(title: string, results: Result[]): void {
  printTable(
    title,
    results.map(({ name, milliseconds, ratio, peakMegabytes: peak }) => ({
      contender: name,
      'median ms': milliseconds.toFixed(1),
      ratio: ratio.toFixed(2),
      'peak MB': peak === undefined ? '-' : Math.round(peak),
    })),
  );
}
