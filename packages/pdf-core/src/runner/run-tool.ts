import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PdfError } from '../errors.ts';
import { type FullOptions, type ToolName, type ToolOptions, type ToolReport, tools } from '../tools/index.ts';
import { officeEnding } from '../office/office-types.options.ts';
import type { Notice } from '../tools/notices.ts';
import type { ToolContext } from '../tool.ts';
import { type Account, handOver, type RunInput, takeBack } from './hand-over.ts';
import { PRINTED } from '../tools/to-pdf/printed.options.ts';
import type { Performed } from './perform-tool.ts';
import type { ResultFile } from './messages.ts';
import { convertOffice, type Office } from './convert-office.ts';
import { isSource } from './is-source.ts';
import { createRunner, type Runner } from './runner.ts';

export type RunSettings = ToolContext & {
  timeoutMs?: number;
  memoryMb?: number;
  cpuMs?: number;
  runner?: Runner;
  /** Who the runner's processes run as, where that is another user. */
  account?: Account | undefined;
  /** LibreOffice, where there is one. */
  office?: Office | null | undefined;
};

/** Long enough for OCR of a few hundred pages. */
export const DEFAULT_TIMEOUT_MS = 10 * 60_000;

/** As much as a tool may have. */
const DEFAULT_MEMORY_MB = 2048;

let shared: Runner | undefined;

/** Runs a tool where it can do no harm: the result, or one coded error, within the limits. */
export async function runTool<Name extends ToolName>(
  name: Name,
  inputs: RunInput[],
  options: ToolOptions<Name>,
  settings: RunSettings = {},
): Promise<Performed<Name>> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-'));
  try {
    const { files, report, notices } = await runToolInto(folder, name, inputs, options, settings);
    const read = files.map(async ({ name: fileName, path }) => ({
      name: fileName,
      bytes: await readFile(path),
    }));
    return { files: await Promise.all(read), report, notices };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same, with the results left as files in `folder`, which is the caller's. */
export async function runToolInto<Name extends ToolName>(
  folder: string,
  name: Name,
  inputs: RunInput[],
  options: unknown,
  { timeoutMs = DEFAULT_TIMEOUT_MS, runner, account, office, ...limits }: RunSettings = {},
): Promise<{ files: ResultFile[]; report: ToolReport<Name>; notices: Notice[] }> {
  checkInputs(name, inputs.length);
  const checked = await checkOptions(name, options);
  const [first] = inputs;
  const settings = { ...limits, timeoutMs, runner, account, office };
  if (name === 'to-pdf' && first && officeEnding(first.name)) {
    const { file, report } = await printOffice(folder, first, checked as FullOptions<'to-pdf'>, settings);
    return { files: [file], report: report as ToolReport<Name>, notices: [] };
  }
  if (tools[name].inputs.orSource) {
    const sources = await Promise.all(inputs.map(isSource));
    if (sources.includes(true)) return runOnPrints(folder, name, { inputs, sources, options }, settings);
  }
  return runJob(folder, name, inputs, checked, settings);
}

type FullSettings = RunSettings & { timeoutMs: number };

async function runJob<Name extends ToolName>(
  folder: string,
  name: Name,
  inputs: RunInput[],
  checked: FullOptions<Name>,
  { runner, account, ...limits }: FullSettings,
) {
  const stored = await handOver(folder, inputs, account);
  shared ??= runner ? undefined : createRunner();
  const job = { tool: name, inputs: stored, options: checked, folder };
  const { files, report, notices } = await (runner ?? shared!).run(job, limits);
  return { files: await takeBack(folder, files, account), report, notices };
}

type WithSources = { inputs: RunInput[]; sources: boolean[]; options: unknown };

/** Sources become PDFs first, one after the other. All of it together has the time of one run. */
async function runOnPrints<Name extends ToolName>(
  folder: string,
  name: Name,
  { inputs, sources, options }: WithSources,
  settings: FullSettings,
) {
  const { timeoutMs } = settings;
  const end = performance.now() + timeoutMs;
  const tooLong = () => new PdfError('work_timed_out', { seconds: Math.round(timeoutMs / 1000) });
  const inTime = async <Result>(run: (rest: RunSettings) => Promise<Result>): Promise<Result> => {
    const left = end - performance.now();
    if (left <= 0) throw tooLong();
    return run({ ...settings, timeoutMs: left }).catch((error: unknown) => {
      throw error instanceof PdfError && error.reason === 'work_timed_out' ? tooLong() : error;
    });
  };
  const prints: string[] = [];
  try {
    const documents: RunInput[] = [];
    for (const [at, input] of inputs.entries()) {
      if (!sources[at]) {
        documents.push(input);
        continue;
      }
      // Beside the folder of the job: another user, who has that one, could not pass through it.
      const place = await mkdtemp(`${folder}-`);
      prints.push(place);
      const { files } = await inTime((rest) => runToolInto(place, 'to-pdf', [input], PRINTED, rest));
      documents.push({ name: input.name, path: files[0]!.path });
    }
    return await inTime((rest) => runToolInto(folder, name, documents, options, rest));
  } finally {
    await Promise.all(prints.map((place) => rm(place, { recursive: true, force: true })));
  }
}

/** By LibreOffice, from the file itself or from a copy of it that `to-pdf` makes in its process. */
async function printOffice(
  folder: string,
  input: RunInput,
  options: FullOptions<'to-pdf'>,
  settings: FullSettings,
) {
  const { memoryMb = DEFAULT_MEMORY_MB, signal, timeoutMs, office = null } = settings;
  const limits = { timeoutMs, memoryMb, signal };
  const convert = (source: RunInput) => convertOffice(office, folder, source, limits);
  const hasCopy = options.trackedChanges === 'accepted' && WITH_CHANGES.has(officeEnding(input.name) ?? '');
  const place = hasCopy && office ? await mkdtemp(`${folder}-`) : undefined;
  try {
    const copies = place ? await runJob(place, 'to-pdf', [input], options, settings) : undefined;
    const { OF_OFFICE } = await import('../tools/to-pdf/report.ts');
    const file = await convert(copies?.files[0] ?? input);
    return { file, report: { ...OF_OFFICE, pages: await countPages(file, settings) } };
  } finally {
    if (place) await rm(place, { recursive: true, force: true });
  }
}

/** Endings of files whose tracked changes can be accepted. */
const WITH_CHANGES = new Set(['docx', 'odt']);

async function countPages({ name, path }: ResultFile, settings: RunSettings): Promise<number> {
  const { report } = await runTool('info', [{ name, path }], {}, settings);
  return report.pageCount;
}

/** Whether the tool takes so many files. */
export function checkInputs(name: ToolName, count: number): void {
  const { min, max } = tools[name].inputs;
  if (count >= min && count <= max) return;
  const wanted = min === max ? `${min}` : max === Infinity ? `${min} or more` : `${min} to ${max}`;
  throw new PdfError('input_count_wrong', { wanted, count });
}

async function checkOptions<Name extends ToolName>(name: Name, options: unknown): Promise<FullOptions<Name>> {
  const { success, data, error } = await tools[name].check(options);
  if (success) return data;
  throw new PdfError('options_invalid', null, { details: { issues: error.issues } });
}
