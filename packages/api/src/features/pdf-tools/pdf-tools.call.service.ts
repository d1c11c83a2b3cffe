import { type FileRow, isNameTaken } from '@sheaf/db';
import { nameResult } from '@sheaf/pdf-core/options';
import { extensionOf, type FullOptions, type ToolName, type ToolReport, tools } from '@sheaf/pdf-core/tools';
import { findIdle } from '@sheaf/pdf-core/tools/find-idle.options.ts';
import { readCall } from '@sheaf/pdf-core/tools/call.ts';
import { z } from 'zod';
import type { ActingContext, AppContext } from '../../context.ts';
import { AppError, refuseField, restoreError, toAppError } from '../../errors.ts';
import type { ToolInput, ToolOutput, ToolSettings } from '../../ports.ts';
import { printRows } from '../files/files.prints.service.ts';
import { hasPriority, requireFeatures } from '../usage/usage.features.ts';
import { findInputs, type InputKind, withPaths } from './pdf-tools.inputs.service.ts';
import type { Made, ToolCall } from './pdf-tools.schema.ts';
import { presentNotices, readNotices, type ToldNotice } from './pdf-tools.notices.ts';
import { runFileWork } from './pdf-tools.service.ts';
import { parseOwn } from '../../parse-own.ts';

export type MadeWithReport = Made & { report: unknown };
/** The response of a tool that makes no file. For a reading tool, it is not recorded in the history. */
export type OnlyReport = {
  file: null;
  files: never[];
  operationId: string | null;
  notices: ToldNotice[];
  report: unknown;
};

/** Options that the instance supplies and requests may not contain. */
const ownOptions: {
  [Name in ToolName]?: (options: FullOptions<Name>, ctx: AppContext) => Promise<FullOptions<Name>>;
} = {
  sign: async (options, ctx) =>
    !options.signatureData || options.signatureData.certificate
      ? options
      : { ...options, identity: await ctx.signing.readIdentity() },
  // Who is believed is the administrator's choice; a caller may name others for a call of their own.
  signatures: async (options, ctx) =>
    options.anchors === undefined ? { ...options, anchors: await ctx.signing.readAnchors() } : options,
  // No path of a caller is ever read.
  redact: async (options, ctx) => ({ ...options, languageFolder: ctx.settings.ocr.folder }),
  'find-words': async (options, ctx) => ({ ...options, languageFolder: ctx.settings.ocr.folder }),
};

/** Checks the options of a call and returns how to run the tool; `internal` are options that no request may contain. */
export async function prepareCall<Name extends ToolName>(
  ctx: AppContext,
  name: Name,
  given: Record<string, unknown>,
  internal?: Partial<FullOptions<Name>>,
) {
  const call = await readCall(name, given);
  if ('error' in call) throw toAppError(inOptions(call.error));
  const idle = findIdle(name, call.options, 'alone');
  if (idle) throw restoreError({ reason: idle });
  return {
    features: call.features,
    options: call.options,
    run: async <T>(
      inputs: ToolInput[],
      settings: ToolSettings,
      use: (output: ToolOutput<ToolReport<Name>>) => Promise<T>,
    ): Promise<T> => {
      const options = (await ownOptions[name]?.(call.options, ctx)) ?? call.options;
      const whole = internal ? { ...options, ...internal } : options;
      return ctx.tools.run(name, inputs, whole, settings, use);
    },
  };
}

function inOptions({ issues }: z.ZodError): z.ZodError {
  return new z.ZodError(issues.map((issue) => ({ ...issue, path: ['options', ...issue.path] })));
}

/** Any tool of the catalogue, on the member's own files. */
export async function callTool(
  ctx: ActingContext,
  name: ToolName,
  call: ToolCall,
): Promise<MadeWithReport | OnlyReport> {
  const reads = isReader(name, call.options);
  if (reads && call.as === 'version') throw new AppError('version_needs_one_result');
  return reads ? runReader(ctx, name, call) : makeFiles(ctx, name, call);
}

/** Tools that make no file return only their report. Some make one if an option says so. */
export function isReader(name: ToolName, options: Record<string, unknown> = {}): boolean {
  const { makes, fileOption } = tools[name];
  if (makes === 'report' && fileOption && options[fileOption] === true) return false;
  return makes === 'report' || makes === 'text';
}

export async function makeFiles(
  ctx: ActingContext,
  name: ToolName,
  call: ToolCall,
): Promise<MadeWithReport | OnlyReport> {
  const { fileIds = [], versions, options = {}, operationId, outputName, as, baseVersion } = call;
  requireCount(name, fileIds.length);
  const { features, run } = await prepareCall(ctx, name, options);
  const report = z.object({ report: await tools[name].report() });
  return runFileWork(ctx, {
    action: tools[name].action ?? name,
    features,
    takes: kindOf(name),
    prints: tools[name].inputs.orSource,
    fileIds,
    versions,
    operationId,
    nameResult: (files) => outputName ?? (tools[name].namesResult ? undefined : usualName(ctx, name, files)),
    receipt: { tool: name, options, versions, outputName, as, baseVersion },
    replaces: as === 'version' ? { source: name, base: baseVersion } : undefined,
    run,
    // Before anything is stored.
    tell: (told) => parseOwn(report, { report: told }),
    present: (made, answer, id) => ({
      ...(made ?? { file: null, files: [], operationId: id, notices: readNotices(answer) }),
      report: parseOwn(report, answer).report,
    }),
  });
}

async function runReader(ctx: ActingContext, name: ToolName, call: ToolCall): Promise<OnlyReport> {
  const { fileIds = [], versions, options = {} } = call;
  requireCount(name, fileIds.length);
  const { features, run } = await prepareCall(ctx, name, options);
  await requireFeatures(ctx, features);
  const rows = await findInputs(ctx, fileIds, kindOf(name), versions);
  const settings = { member: ctx.member.user.id, priority: await hasPriority(ctx), signal: ctx.signal };
  const documents = tools[name].inputs.orSource ? await printRows(ctx, rows, settings) : rows;
  const told = await withPaths(ctx, documents, (inputs) =>
    run(inputs, settings, async (output) => ({ report: output.report, ...presentNotices(output) })),
  );
  return { file: null, files: [], operationId: null, report: told.report, notices: readNotices(told) };
}

function kindOf(name: ToolName): InputKind {
  const { kind, orImage, orOffice, orSource } = tools[name].inputs;
  if (kind === 'image' || kind === 'source') return kind;
  if (orImage) return 'scan';
  return orOffice || orSource ? 'document' : 'pdf';
}

function requireCount(name: ToolName, count: number): void {
  const { min, max } = tools[name].inputs;
  if (count >= min && count <= max) return;
  const wanted = max === Infinity ? `${min}+` : min === max ? `${min}` : `${min}-${max}`;
  throw refuseField('fileIds', 'input_count_wrong', { wanted, count });
}

async function usualName(ctx: ActingContext, name: ToolName, files: FileRow[]): Promise<string> {
  const names = files.map(({ filename }) => filename);
  const [first] = files;
  const { keepsName } = tools[name];
  const kept = `${nameResult(name, names)}.${extensionOf(name)}`;
  const isTaken =
    keepsName && first && (await isNameTaken(ctx.db, ctx.member.user.id, first.folder_id, kept));
  return nameResult(name, names, Boolean(isTaken));
}
