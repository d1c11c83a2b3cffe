import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PdfError } from '../../packages/pdf-core/src/errors.ts';
import { bombs } from '../../packages/pdf-core/src/hostile/make-bombs.ts';
import { runToolInto } from '../../packages/pdf-core/src/runner/run-tool.ts';
import { createRunner } from '../../packages/pdf-core/src/runner/runner.ts';
import { sampleOptions } from '../../packages/pdf-core/src/testing/sample-options.ts';
import { type ToolName, tools } from '../../packages/pdf-core/src/tools/index.ts';
import { printTable } from '../harness.ts';

/** What a server gives a tool at most. */
const LIMITS = { timeoutMs: 60_000, memoryMb: 2048 };
const LOOK_EVERY_MS = 15;

type Ending = { tool: ToolName; bomb: string; seconds: number; megabytes: number; end: string };

/**
 * Runs every tool on every bomb in a separate process, several at once. Memory is the maximum of the process, as
 * Linux reports it; for several at once, their maximum at the same moment.
 */
export async function runBombs(names: ToolName[], atOnce: number): Promise<void> {
  const endings: Ending[] = [];
  let together = 0;
  const look = setInterval(() => {
    together = Math.max(together, sumOf(listChildren(), 'VmRSS'));
  }, LOOK_EVERY_MS);
  for (const [bomb, make] of Object.entries(bombs)) {
    const bytes = make();
    const queue = names.values();
    const lane = async () => {
      for (const tool of queue) {
        const ending = await meet(tool, bomb, bytes);
        endings.push(ending);
        const { seconds, megabytes, end } = ending;
        console.log(`${tool}  ${bomb}: ${end} after ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  }
  clearInterval(look);
  console.log(`${endings.length} runs, ${atOnce} at once: ${together.toFixed(0)} MB in the same moment`);
  const rows = names.map((tool) => {
    const own = endings.filter((ending) => ending.tool === tool);
    const longest = own.toSorted((a, b) => b.seconds - a.seconds)[0];
    const largest = own.toSorted((a, b) => b.megabytes - a.megabytes)[0];
    const done = own.filter(({ end }) => end === 'done').length;
    return {
      tool,
      'longest s': longest?.seconds.toFixed(1) ?? '-',
      of: longest?.bomb ?? '-',
      'most MB': largest?.megabytes.toFixed(0) ?? '-',
      with: largest?.bomb ?? '-',
      done,
      refused: own.length - done,
    };
  });
  printTable('Bombs', rows);
}

async function meet(tool: ToolName, bomb: string, bytes: Uint8Array): Promise<Ending> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-bomb-'));
  const path = join(folder, 'bomb.pdf');
  writeFileSync(path, bytes);
  const others = new Set(listChildren());
  const isOwn = (child: string) => !others.has(child);
  const runner = createRunner({ processes: 1, memoryMb: LIMITS.memoryMb });
  let megabytes = 0;
  const look = setInterval(() => {
    megabytes = Math.max(megabytes, sumOf(listChildren().filter(isOwn), 'VmHWM'));
  }, LOOK_EVERY_MS);
  const inputs = Array.from({ length: Math.max(1, tools[tool].inputs.min) }, () => ({ name: bomb, path }));
  const start = performance.now();
  const end = await runToolInto(folder, tool, inputs, sampleOptions(tool), { ...LIMITS, runner }).then(
    () => 'done',
    (error: unknown) => (error instanceof PdfError ? error.reason : String(error)),
  );
  const seconds = (performance.now() - start) / 1000;
  clearInterval(look);
  runner.close();
  rmSync(folder, { recursive: true });
  return { tool, bomb, seconds, megabytes, end };
}

function listChildren(): string[] {
  return readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
}

function sumOf(children: string[], what: 'VmHWM' | 'VmRSS'): number {
  return children.reduce((sum, child) => sum + megabytesOf(child, what), 0);
}

function megabytesOf(child: string, what: string): number {
  try {
    const status = readFileSync(`/proc/${child}/status`, 'utf8');
    const [, kilobytes] = new RegExp(`${what}:\\s+(\\d+)`).exec(status) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
