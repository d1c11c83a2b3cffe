import type { FileRow } from '@sheaf/db';
import { isOfficeType, isTextType, PRINTED } from '@sheaf/pdf-core/options';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ToolInput, ToolOutput, ToolSettings } from '../../ports.ts';
import { findKept, keepResult, type Making } from './files.kept.service.ts';
import {
  drawInTurn,
  lookOf,
  NO_PICTURE,
  type Thumbnail,
  type WantedPicture,
} from './files.pictures.service.ts';

const keptReport = z.object({ pages: z.array(z.object({ width: z.number(), height: z.number() })) });
export type PrintPages = z.output<typeof keptReport>['pages'];
/** The PDF of a file that is none, as `to-pdf` makes it, with tracked changes accepted. */
export type Print = { blob_key: string; pages: PrintPages };

const MAKING: Making = { tool: 'to-pdf', options: JSON.stringify(PRINTED) };

type Flight = { print: Promise<Print | null>; readers: number; stop: AbortController };
/** Prints that are being made, by the file and its bytes: those who ask meanwhile wait for the same one. */
const flights = new Map<string, Flight>();

/** Whether a PDF is made of files of this type. */
export function isSourceType(type: string): boolean {
  return isTextType(type) || isOfficeType(type);
}

/** The print that is kept of a file, or a new one, which is kept for a short while. Null where there is no room for it. */
export async function findPrint(
  ctx: AppContext,
  file: FileRow,
  settings: ToolSettings,
): Promise<Print | null> {
  const kept = await findKept(ctx, file, MAKING);
  if (kept) return { blob_key: kept.blob_key, pages: keptReport.parse(kept.report).pages };
  const { signal } = settings;
  const key = `${file.id} ${file.sha256}`;
  const flight = flights.get(key) ?? startPrint(ctx, file, settings, key);
  flight.readers += 1;
  const left = Promise.withResolvers<never>();
  const leave = () => left.reject(new AppError('operation_stopped'));
  signal?.addEventListener('abort', leave, { once: true });
  if (signal?.aborted) leave();
  try {
    return await Promise.race([flight.print, left.promise]);
  } finally {
    signal?.removeEventListener('abort', leave);
    flight.readers -= 1;
    // Nobody waits for it any more, and nobody may join what is ended.
    if (!flight.readers) {
      drop(key, flight);
      flight.stop.abort();
    }
  }
}

function startPrint(ctx: AppContext, file: FileRow, settings: ToolSettings, key: string): Flight {
  const stop = new AbortController();
  const { member, priority } = settings;
  const print = makePrint(ctx, file, { member, priority: priority ?? false, signal: stop.signal });
  const flight: Flight = { print: print.finally(() => drop(key, flight)), readers: 0, stop };
  // Those who wait hear of a failure; where all have left, nobody does.
  flight.print.catch(() => undefined);
  flights.set(key, flight);
  return flight;
}

function drop(key: string, flight: Flight): void {
  if (flights.get(key) === flight) flights.delete(key);
}

function makePrint(ctx: AppContext, file: FileRow, settings: ToolSettings): Promise<Print | null> {
  const measure = (pdf: ToolInput) =>
    ctx.tools.run('info', [pdf], {}, settings, async ({ report }) =>
      report.pages.map(({ width, height }) => ({ width, height })),
    );
  const keep = async ({ files: [pdf] }: ToolOutput<unknown>) => {
    if (!pdf) throw new Error('A conversion made no file.');
    const pages = await measure(pdf);
    const { path, size } = pdf;
    const id = await keepResult(ctx, file, MAKING, { path, size, report: { pages } });
    const row = id === null ? undefined : await findKept(ctx, file, MAKING, id);
    return row ? { blob_key: row.blob_key, pages } : null;
  };
  return ctx.blobs.withFile(file.blob_key, (path) =>
    ctx.tools.run('to-pdf', [{ name: file.filename, path }], PRINTED, settings, keep),
  );
}

/** Files as a tool for PDFs can read them: what is no PDF is its print. One without room to be kept goes as it is. */
export async function printRows(
  ctx: AppContext,
  rows: FileRow[],
  settings: ToolSettings,
): Promise<FileRow[]> {
  const print = async (row: FileRow) => {
    if (!isSourceType(row.type)) return row;
    const made = await findPrint(ctx, row, settings);
    return made ? { ...row, blob_key: made.blob_key } : row;
  };
  return Promise.all(rows.map(print));
}

/** A page of a print as a picture. It is not stored, since the print is not for long. */
export async function drawPrintedPage(
  ctx: AppContext,
  file: FileRow,
  wanted: WantedPicture,
  reader: AbortSignal,
): Promise<Thumbnail | typeof NO_PICTURE> {
  const settings = { member: file.user_id, signal: reader };
  const print = await findPrint(ctx, file, settings);
  if (!print) throw new AppError('server_busy');
  const { page, width } = wanted;
  if (page > print.pages.length) throw new AppError('document_page_missing');
  const draw = (path: string) =>
    ctx.tools.run(
      'render',
      [{ name: 'print.pdf', path }],
      lookOf(wanted),
      settings,
      ({ files: [picture] }) => (picture ? readFile(picture.path) : Promise.resolve(null)),
    );
  try {
    const bytes = await drawInTurn(
      () => ctx.blobs.withFile(print.blob_key, draw),
      () => !reader.aborted,
    );
    if (!bytes) return NO_PICTURE;
    return { bytes: Readable.from([bytes]), version: `${file.sha256}-print-${page}-${width}` };
  } catch (error) {
    if (error instanceof AppError && error.code === 'unprocessable_document') return NO_PICTURE;
    throw error;
  }
}
