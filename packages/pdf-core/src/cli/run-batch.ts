import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import { PdfError } from '../errors.ts';
import type { ResultFile, StoredFile } from '../runner/messages.ts';
import { describeNotice } from '@sheaf/messages/notices';
import { type RunSettings, runToolInto } from '../runner/run-tool.ts';
import { PREVIOUS } from '../recipe.steps.options.ts';
import { describeFailure, type Failure } from './describe-error.ts';
import { tools } from '../tools/index.ts';
import { nameResults } from './name-results.ts';
import type { Step } from './recipe.ts';

type At = { step: number; tool: string; file: string };
export type BatchOutcome = {
  files: ResultFile[];
  failures: (At & Failure)[];
  /** Files in which a step found nothing to work on. */
  nothing: (At & { message: string })[];
};

/** Runs the steps one after the other, and a step's files side by side; a file that fails fails alone. */
export async function runBatch(
  steps: Step[],
  inputs: StoredFile[],
  folder: string,
  settings: RunSettings,
): Promise<BatchOutcome> {
  const failures: BatchOutcome['failures'] = [];
  const nothing: BatchOutcome['nothing'] = [];
  const results: ResultFile[] = [];
  let previous: ResultFile[] = [];
  let whole = 0;
  for (const [index, step] of steps.entries()) {
    const fed = step.files === undefined ? index > 0 : step.files.includes(PREVIOUS);
    // What no later step takes up is a result too.
    if (!fed) {
      results.push(...previous);
      whole = failures.length;
    }
    // A document that lacks one of its parts would look like the whole one.
    const isLacking = fed && failures.length > whole && step.command.inputs.max > 1;
    const jobs = isLacking ? [] : divide(step, chooseFiles(step, inputs, previous, index));
    let done = 0;
    const run = async (files: StoredFile[], number: number): Promise<ResultFile[]> => {
      const place = join(folder, `${index}-${number}`);
      await mkdir(place);
      const made = await runStep(
        step,
        index,
        files,
        place,
        { ...settings, progress: undefined },
        { failures, nothing },
      );
      done += 1;
      settings.progress?.(done, jobs.length, 'file');
      return made;
    };
    previous = (await Promise.all(jobs.map(run))).flat();
  }
  return { files: [...results, ...previous], failures, nothing };
}

function chooseFiles(
  { files }: Step,
  inputs: StoredFile[],
  previous: StoredFile[],
  index: number,
): StoredFile[] {
  if (!files) return index ? previous : inputs;
  return files.flatMap((name) => {
    if (name === PREVIOUS) return previous;
    const found = inputs.find((input) => input.name === name);
    if (!found) throw new Error(`The recipe names ${name}, which is not among the files.`);
    return [found];
  });
}

/** A tool that takes many files gets all of them, the others one each. */
function divide({ command }: Step, files: StoredFile[]): StoredFile[][] {
  if (command.inputs.max > 1) return files.length ? [files] : [];
  return command.inputs.max ? files.map((file) => [file]) : [[]];
}

async function runStep(
  { command, options }: Step,
  index: number,
  inputs: StoredFile[],
  folder: string,
  settings: RunSettings,
  outcome: Pick<BatchOutcome, 'failures' | 'nothing'>,
): Promise<ResultFile[]> {
  const at = { step: index + 1, tool: command.name, file: inputs.map(({ name }) => name).join(', ') };
  try {
    const { files, report, notices } = await runToolInto(folder, command.tool, inputs, options, settings);
    const nothing = notices.find(({ code }) => code === 'nothing_found');
    if (nothing) outcome.nothing.push({ ...at, message: describeNotice(nothing) });
    const made = files.length || nothing ? files : [await storeReport(folder, report)];
    if (inputs.length > 1) return nameResults(command, made, inputs, options);
    const isNamed = files.length > 1 || !inputs.length || tools[command.tool].namesResult;
    return made.map((file) => (isNamed ? file : nameAfter(file, inputs[0]!)));
  } catch (error) {
    if (!(error instanceof PdfError) || error.code === 'cancelled') throw error;
    outcome.failures.push({ ...at, ...describeFailure(error) });
    return [];
  }
}

/** One file in, one file out: the result keeps the name that people know it by. */
function nameAfter(file: ResultFile, input: StoredFile): ResultFile {
  return { ...file, name: `${parse(input.name).name}${extname(file.name)}` };
}

async function storeReport(folder: string, report: unknown): Promise<ResultFile> {
  const text = `${JSON.stringify(report, undefined, 2)}\n`;
  const path = join(folder, 'report.json');
  await writeFile(path, text);
  return { name: 'report.json', path, size: Buffer.byteLength(text) };
}
