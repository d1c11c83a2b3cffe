import type { FileRow, KeptResultRow } from '@sheaf/db';
import { listCandidates, previewCompressionOptions } from '@sheaf/pdf-core/options';
import { pictureNames, resultName } from '@sheaf/pdf-core/tools/preview-compression/report.ts';
import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import type { ActingContext } from '../../context.ts';
import type { Progress, ToolOutput, ToolSettings } from '../../ports.ts';
import type { ToolReport } from '@sheaf/pdf-core/tools';
import type { Notice } from '@sheaf/pdf-core/tools/notices.ts';
import { findKept, keepResult, type Making } from '../files/files.kept.service.ts';
import { hasPriority, requireFeatures } from '../usage/usage.features.ts';
import { prepareCall } from './pdf-tools.call.service.ts';
import { findInputs, withPaths } from './pdf-tools.inputs.service.ts';
import { type Candidate, describeMaking, type KeptReport, readKept } from './pdf-tools.kept.service.ts';
import type { candidatesAnswer } from './pdf-tools.reports.schema.ts';

type Answer = z.output<typeof candidatesAnswer>;
type Made = ToolReport<'preview-compression'>[number]['made'];
type Output = ToolOutput<ToolReport<'preview-compression'>>;

const PICTURE_QUALITY = 90;

/** What compressing would come to. The results are kept for a short while, so that saving one needs no second run. */
export async function previewCompression(
  ctx: ActingContext,
  id: string,
  given: Record<string, unknown>,
  onProgress?: (progress: Progress) => void,
): Promise<Answer> {
  const { features, run } = await prepareCall(ctx, 'preview-compression', given, { keep: true });
  await requireFeatures(ctx, features);
  const rows = await findInputs(ctx, [id], 'pdf');
  const [source] = rows;
  if (!source) throw new Error('One file is wanted.');
  onProgress?.({ done: 0, total: 100, unit: 'percent' });
  const look = previewCompressionOptions.parse(given);
  const makings = listCandidates(look).map((options) => describeMaking('compress', options));
  const priority = await hasPriority(ctx);
  const settings = { member: ctx.member.user.id, priority, signal: ctx.signal, onProgress };
  const kept = await Promise.all(makings.map((making) => findKept(ctx, source, making)));
  if (kept.every((row) => row !== undefined)) return showKept(ctx, source, kept, look, settings);
  return withPaths(ctx, rows, (inputs) =>
    run(inputs, settings, (output) => present(ctx, source, makings, output)),
  );
}

async function present(
  ctx: ActingContext,
  source: FileRow,
  makings: Making[],
  { report, files, notices }: Output,
): Promise<Answer> {
  const read = async (name: string) => {
    const file = files.find((one) => one.name === name);
    return file && readFile(file.path, 'base64');
  };
  const keep = async (index: number, candidate: KeptReport['candidate'], made: Made) => {
    const file = files.find((one) => one.name === resultName(index));
    const making = makings[index];
    if (!file || !making || !made) return null;
    const kept: KeptReport = {
      candidate,
      report: made.report,
      notices: [...notices, ...(made.notices as Notice[])],
    };
    return keepResult(ctx, source, making, { path: file.path, size: file.size, report: kept });
  };
  const candidates = report.map(async ({ made, worst, ...told }, index): Promise<Candidate> => {
    const [before, after] = [pictureNames.worstBefore(index), pictureNames.worstAfter(index)];
    const seen = worst && { ...worst, before: await read(before), after: await read(after) };
    const candidate = { ...told, worst: seen };
    const picture = await read(pictureNames.after(index));
    return { ...candidate, previewId: await keep(index, candidate, made), picture };
  });
  return {
    originalSize: source.size,
    before: await read(pictureNames.before),
    candidates: await Promise.all(candidates),
  };
}

/** Another page of results that are there already. */
async function showKept(
  ctx: ActingContext,
  source: FileRow,
  kept: KeptResultRow[],
  { page, width }: { page?: number | undefined; width: number },
  settings: ToolSettings,
): Promise<Answer> {
  const draw = (path: string) => {
    const look = { pages: String(page), width, format: 'webp', quality: PICTURE_QUALITY } as const;
    return ctx.tools.run(
      'render',
      [{ name: source.filename, path }],
      look,
      settings,
      ({ files: [picture] }) => (picture ? readFile(picture.path, 'base64') : Promise.resolve(undefined)),
    );
  };
  const drawBlob = (key: string) => (page === undefined ? undefined : ctx.blobs.withFile(key, draw));
  const [before, ...after] = await Promise.all([source, ...kept].map(({ blob_key }) => drawBlob(blob_key)));
  return {
    originalSize: source.size,
    before,
    candidates: kept.map((row, index) => ({
      ...readKept(row).candidate,
      previewId: row.id,
      picture: after[index],
    })),
  };
}
