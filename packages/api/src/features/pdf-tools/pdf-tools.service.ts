import { type FileRow, files, type OperationRow } from '@sheaf/db';
import { z } from 'zod';
import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ToolOutput } from '../../ports.ts';
import { presentFile } from '../files/files.presenter.ts';
import { type Result, saveResults } from '../files/files.results.service.ts';
import type { File } from '../files/files.schema.ts';
import { type OperationRun, runOperation } from '../operations/operations.run.service.ts';
import { hasPriority, requireFeatures } from '../usage/usage.features.ts';
import type { FileTool } from './pdf-tools.file-tool.ts';
import { findInputs, withPaths } from './pdf-tools.inputs.service.ts';
import { writeReceipt } from './pdf-tools.receipt.ts';

/** What every tool's request may have, whatever else it has. */
const common = z.looseObject({
  fileId: z.uuid().optional(),
  fileIds: z.array(z.uuid()).optional(),
  operationId: z.uuid().optional(),
  outputName: z.string().optional(),
});

/** A split into more files than this wants a zip. */
const MAX_RESULTS = 200;

export type ToolAnswer<Answer extends z.ZodRawShape> = {
  file: File;
  files: File[];
  operationId: string;
} & z.output<z.ZodObject<Answer>>;

/** From the request to files in the store, a receipt in the history and an answer: the way of every tool. */
export async function runFileTool<Input extends z.ZodObject, Answer extends z.ZodRawShape>(
  ctx: ActingContext,
  spec: FileTool<Input, Answer>,
  input: z.output<Input>,
): Promise<ToolAnswer<Answer>> {
  const { fileId, fileIds, operationId, outputName } = common.parse(input);
  const userId = ctx.member.user.id;
  await requireFeatures(ctx, spec.needs(input));
  const rows = await findInputs(ctx, fileIds ?? (fileId ? [fileId] : []), spec.takes);
  const [first] = rows;
  const start = {
    id: operationId,
    action: spec.action,
    file: first ? { id: first.id, filename: first.filename } : null,
    inputs: rows.map(toOperationFile),
    options: writeReceipt(input),
  };
  const priority = await hasPriority(ctx);
  const options = await spec.options(input, ctx);
  const work = (run: OperationRun) =>
    withPaths(ctx, rows, (inputs) => {
      const settings = { member: userId, priority, signal: run.signal, onProgress: run.onProgress };
      return ctx.tools.run(spec.tool, inputs, options, settings, async (output: ToolOutput<never>) => {
        const answer = readAnswer(spec, output.report);
        const results = nameResults(output, outputName);
        const saved = await saveResults(ctx, userId, results, first?.folder_id ?? null, (trx, made) =>
          run.finish(trx, {
            file_id: made[0]?.id,
            filename: made[0]?.filename,
            outputs: made.map((row) => ({ ...toOperationFile(row), sha256: row.sha256 })),
            answer,
            cost: { storageLimit: made.reduce((sum, { size }) => sum + size, 0) },
          }),
        );
        return present(saved, run.id, answer);
      });
    });
  return runOperation(ctx, userId, start, work, (done) => answerAgain(ctx, spec, done));
}

function readAnswer<Input extends z.ZodObject, Answer extends z.ZodRawShape>(
  spec: FileTool<Input, Answer>,
  report: never,
): z.output<z.ZodObject<Answer>> {
  return z.object(spec.answer).parse(spec.tell ? spec.tell(report) : (report ?? {}));
}

function nameResults({ files: made }: ToolOutput<never>, outputName: string | undefined): Result[] {
  if (made.length > MAX_RESULTS)
    throw new AppError('invalid_request', `That would be ${made.length} files. Ask for one zip instead.`);
  return made.map(({ path, size, name }) => {
    const isZip = name.endsWith('.zip');
    const wanted = made.length === 1 ? (outputName ?? name) : name;
    const type = isZip ? 'application/zip' : 'application/pdf';
    return { path, size, type, filename: withEnding(wanted, isZip ? '.zip' : '.pdf') };
  });
}

/** `report` and `report.docx` become `report.pdf`; what ends rightly stays. */
function withEnding(name: string, ending: '.pdf' | '.zip'): string {
  if (name.toLowerCase().endsWith(ending)) return name;
  const stem = name.replace(/\.(pdf|zip|docx?|xlsx?|png|jpe?g)$/i, '');
  return stem.slice(0, 255 - ending.length).toWellFormed() + ending;
}

/** The first time's answer, for a request that comes again. */
async function answerAgain<Input extends z.ZodObject, Answer extends z.ZodRawShape>(
  ctx: ActingContext,
  spec: FileTool<Input, Answer>,
  done: OperationRow,
): Promise<ToolAnswer<Answer>> {
  const found = await Promise.all(
    done.outputs.map(({ id }) => files.findFile(ctx.db, ctx.member.user.id, id)),
  );
  const rows = found.filter((row) => row !== undefined);
  if (!rows.length)
    throw new AppError('conflict', 'This operation has been done already, and its result is gone.');
  return present(rows, done.id, z.object(spec.answer).parse(done.answer ?? {}));
}

function present<Answer>(rows: FileRow[], operationId: string, answer: Answer) {
  const made = rows.map(presentFile);
  const [file] = made;
  if (!file) throw new Error('A tool made no file.');
  return { file, files: made, operationId, ...answer };
}

function toOperationFile({ id, filename, size }: FileRow) {
  return { id, filename, size };
}
