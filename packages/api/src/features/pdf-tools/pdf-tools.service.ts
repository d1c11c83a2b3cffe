import { type Db, type FileRow, files, type OperationRow } from '@sheaf/db';
import type { Notice } from '@sheaf/pdf-core/tools/notices.ts';
import type { PlanFeature } from '@sheaf/pdf-core/tools/record.ts';
import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Progress, ToolInput, ToolOutput, ToolSettings } from '../../ports.ts';
import { presentFile } from '../files/files.presenter.ts';
import { printRows } from '../files/files.prints.service.ts';
import { type Result, saveResults, type StoredResult } from '../files/files.results.service.ts';
import { type Replacing, saveVersion } from '../files/files.versions.service.ts';
import { type OperationRun, runOperation } from '../operations/operations.run.service.ts';
import { hasPriority, requireFeatures } from '../usage/usage.features.ts';
import { findInputs, type InputKind, type WantedVersions, withPaths } from './pdf-tools.inputs.service.ts';
import { readShown, type Shown, unlessGone } from './pdf-tools.kept.service.ts';
import { writeReceipt } from './pdf-tools.receipt.ts';
import { presentNotices, readNotices } from './pdf-tools.notices.ts';
import { nameResults } from './pdf-tools.results.ts';
import type { Made } from './pdf-tools.schema.ts';

/** A call that makes files from files: its input, how the tool is called, and its response. */
export type FileWork<Report, Answer> = {
  /** What it is called in the history. */
  action: string;
  features: PlanFeature[];
  takes: InputKind;
  /** The tool reads PDFs alone: other files are made PDFs first. */
  prints?: boolean | undefined;
  fileIds: string[];
  versions?: WantedVersions | undefined;
  operationId: string | undefined;
  /** The name of a single result; absent: as the tool names it. */
  nameResult?: (files: FileRow[]) => string | undefined | Promise<string | undefined>;
  /** What was asked for, as far as it may be kept. */
  receipt: Record<string, unknown>;
  /** Runs the tool, and hands its files over for as long as `use` takes. */
  run: <T>(
    inputs: ToolInput[],
    settings: ToolSettings,
    use: (output: ToolOutput<Report>) => Promise<T>,
  ) => Promise<T>;
  /** The result becomes the newest version of the only file: of this one, or of that which it has when the work begins. */
  replaces?: { source: string; base: number | undefined } | undefined;
  /** A result that a preview showed, saved in place of running the tool if it is still kept. */
  shown?: Shown | undefined;
  /** What is answered beside the files; kept, to be answered again. */
  tell: (report: Report) => object;
  /** Null where the tool had nothing to make. */
  present: (made: Made | null, answer: object, operationId: string) => Answer;
};

/** From the request to files in the store, a receipt in the history and an answer: the way of every tool. */
export async function runFileWork<Report, Answer>(
  ctx: ActingContext,
  work: FileWork<Report, Answer>,
): Promise<Answer> {
  const userId = ctx.member.user.id;
  await requireFeatures(ctx, work.features);
  const rows = await findInputs(ctx, work.fileIds, work.takes, work.versions);
  const [first] = rows;
  const replacing = readReplacing(work, rows);
  const options = writeReceipt(work.receipt);
  const start = {
    id: work.operationId,
    action: work.action,
    file: first ? { id: first.id, filename: first.filename } : null,
    inputs: rows.map(toOperationFile),
    options,
    isResumable: true,
    // As it was asked for: with passwords, answers and pictures.
    input: 'omitted' in options ? work.receipt : undefined,
  };
  const priority = await hasPriority(ctx);
  const save = async (
    operation: OperationRun,
    output: { report: Report; notices: Notice[] },
    results: (Result | StoredResult)[],
    alongside: (trx: Db) => Promise<void> = async () => {},
  ) => {
    const answer = { ...work.tell(output.report), ...presentNotices(output) };
    if (!results.length) {
      await ctx.db.transaction().execute((trx) => operation.finish(trx, { answer }));
      return work.present(null, answer, operation.id);
    }
    const conclude = async (trx: Db, kept: FileRow[]) => {
      await alongside(trx);
      await operation.finish(trx, {
        file_id: kept[0]?.id,
        filename: kept[0]?.filename,
        outputs: kept.map((row) => ({ ...toOperationFile(row), sha256: row.sha256 })),
        answer,
        cost: { storageLimit: kept.reduce((sum, { size }) => sum + size, 0) },
      });
    };
    const saved = replacing
      ? [await saveOver(ctx, replacing, results, conclude)]
      : await saveResults(ctx, userId, results, first?.folder_id ?? null, conclude);
    return work.present(presentMade(saved, operation.id, answer), answer, operation.id);
  };
  const run = async (operation: OperationRun) => {
    const { signal, onProgress } = operation;
    const settings = { member: userId, priority, signal, onProgress };
    const name = await work.nameResult?.(rows);
    const shown = first && work.shown && (await readShown(ctx, first, work.shown, name));
    if (shown) {
      // The report is the tool's own, as it was when the preview ran it.
      const output = { report: shown.report as Report, notices: shown.notices };
      const saved = await save(operation, output, [shown.result], shown.take).catch(unlessGone);
      if (saved) return saved;
    }
    // The tool counts only once its process has read the files, which may take seconds.
    onProgress(nothingDone(rows));
    const documents = work.prints ? await printRows(ctx, rows, settings) : rows;
    return withPaths(ctx, documents, (inputs) =>
      work.run(inputs, settings, (output) => save(operation, output, nameResults(output.files, name))),
    );
  };
  return runOperation(ctx, userId, start, run, (done) => answerAgain(ctx, work, done));
}

/** Refuses before the work what would be refused after it. */
function readReplacing(
  { replaces }: Pick<FileWork<unknown, unknown>, 'replaces'>,
  rows: FileRow[],
): Replacing | undefined {
  if (!replaces) return undefined;
  const [file, ...others] = rows;
  if (!file || others.length) throw new AppError('version_needs_one_result');
  const { source, base = file.version } = replaces;
  if (base !== file.version) throw new AppError('version_conflict');
  return { file, base, source };
}

function saveOver(
  ctx: ActingContext,
  replacing: Replacing,
  results: (Result | StoredResult)[],
  conclude: (trx: Db, kept: FileRow[]) => Promise<void>,
): Promise<FileRow> {
  const [result, ...others] = results;
  if (!result || others.length) throw new AppError('version_needs_one_result');
  return saveVersion(ctx, replacing, result, (trx, saved) => conclude(trx, [saved]));
}

function nothingDone(rows: FileRow[]): Progress {
  const pages = rows.reduce((sum, { page_count }) => sum + (page_count ?? NaN), 0);
  return pages > 0 ? { done: 0, total: pages, unit: 'page' } : { done: 0, total: rows.length, unit: 'file' };
}

/** The first time's answer, for a request that comes again. */
async function answerAgain<Report, Answer>(
  ctx: ActingContext,
  work: FileWork<Report, Answer>,
  done: OperationRow,
): Promise<Answer> {
  if (!done.outputs.length) return work.present(null, done.answer ?? {}, done.id);
  const ids = done.outputs.map(({ id }) => id);
  const found = new Map((await files.findFiles(ctx.db, ctx.member.user.id, ids)).map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => found.get(id) ?? []);
  if (!rows.length) throw new AppError('operation_result_gone');
  return work.present(presentMade(rows, done.id, done.answer ?? {}), done.answer ?? {}, done.id);
}

function presentMade(rows: FileRow[], operationId: string, answer: object): Made {
  const made = rows.map(presentFile);
  const [file] = made;
  if (!file) throw new Error('A tool made no file.');
  return { file, files: made, operationId, notices: readNotices(answer) };
}

function toOperationFile({ id, filename, size }: FileRow) {
  return { id, filename, size };
}
