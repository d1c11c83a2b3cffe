import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createRunner } from '../runner/runner.ts';
import { readFacts } from './file-facts.ts';
import { listBatchFiles } from './batch-files.ts';
import { COMMON_FLAGS } from './common-flags.ts';
import { foresee, tellOutlook } from './dry-run.ts';
import { EXIT, UsageError } from './exit-codes.ts';
import { table } from './layout.ts';
import { writtenLines } from './print-report.ts';
import { progressLine } from './progress-line.ts';
import { checkOrder, readRecipe } from './recipe.ts';
import { type BatchOutcome, runBatch } from './run-batch.ts';
import { type Written, writeResults } from './write-results.ts';

const { options: _, ...COMMON } = COMMON_FLAGS;
const FLAGS = {
  ...COMMON,
  'dry-run': {
    type: 'boolean',
    takes: '',
    about: 'Print what each file would become and what would fail; write nothing',
  },
} as const;

const HELP = `Usage: sheaf batch [OPTIONS] RECIPE FILE|FOLDER... -o FOLDER
       sheaf batch --dry-run RECIPE FILE|FOLDER...

Run a recipe of several steps over many files, side by side on all cores. A file that fails fails alone; a
step that joins files is done only if none is missing.

A recipe is JSON:
  {"name": "Archive", "operations": [
    {"type": "compress", "options": {"compressionLevel": "high"}},
    {"type": "merge", "fileIds": ["$previous"]}
  ]}
The first step takes all files, each later one what the step before it made. "fileIds" names files instead;
"$previous" stands for the results of the step before. A tool that takes many files gets them together, in the
order they were given in; those of a folder come by name, 2 before 10.

Options:
${table(Object.entries(FLAGS).map(([name, flag]): [string, string] => [`${'short' in flag ? `-${flag.short}, ` : '    '}--${name}${flag.takes && ` ${flag.takes}`}`, flag.about]))}
`;

export async function runBatchCommand(words: string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parse(words);
  if (values.help) {
    process.stdout.write(HELP);
    return EXIT.done;
  }
  const [recipePath, ...paths] = positionals;
  const isDry = values['dry-run'] === true;
  const isPlaced = values.output !== undefined && values.output !== '-';
  if (!recipePath || !paths.length || !(isDry || isPlaced))
    throw new UsageError(
      'A recipe, files or folders, and a folder for the results (-o) are needed.',
      'batch',
    );
  const steps = await readRecipe(recipePath);
  const inputs = await listBatchFiles(paths, steps[0]!.command.inputs);
  if (!inputs.length) throw new Error('There is no file to work on.');
  const facts = await readFacts(inputs, isDry);
  const warnings = checkOrder(steps, facts);
  if (isDry) return tellOutlook(foresee(steps, facts), values.json === true);
  for (const warning of warnings) process.stderr.write(`sheaf: ${warning}\n`);
  const place = { kind: 'folder' as const, path: resolve(values.output ?? '') };
  await mkdir(place.path, { recursive: true });
  const work = await mkdtemp(join(place.path, '.sheaf-'));
  const line = progressLine(values.quiet === true || values.json === true);
  const runner = createRunner();
  try {
    const limits = { timeoutMs: times(values.timeout, 1000), memoryMb: times(values.memory, 1) };
    const outcome = await runBatch(steps, inputs, work, { ...limits, runner, signal, progress: line.show });
    const written = await writeResults(outcome.files, place, inputs, values.force === true);
    line.clear();
    return tell(outcome, written, values);
  } finally {
    line.clear();
    runner.close();
    await rm(work, { recursive: true, force: true });
  }
}

function tell(
  { failures, nothing }: BatchOutcome,
  files: Written[],
  values: { json?: boolean; quiet?: boolean },
): number {
  if (values.json)
    process.stdout.write(
      `${JSON.stringify({ ok: !failures.length, files, failures, nothing }, undefined, 2)}\n`,
    );
  else {
    for (const { step, tool, file, error } of failures)
      process.stderr.write(`sheaf: step ${step}, ${tool}: ${file}: ${error}\n`);
    for (const { step, tool, file, message } of nothing)
      process.stderr.write(`sheaf: step ${step}, ${tool}: ${file}: ${message}\n`);
    if (!values.quiet && process.stderr.isTTY) process.stderr.write(`${writtenLines(files).join('\n')}\n`);
  }
  return failures.length ? EXIT.failed : EXIT.done;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), 'batch');
  }
}

function times(value: string | undefined, factor: number): number | undefined {
  if (value === undefined) return undefined;
  if (Number(value) > 0) return Number(value) * factor;
  throw new UsageError(`"${value}" is not a number above 0.`, 'batch');
}
