import { findHiddenReport } from '@sheaf/pdf-core/tools/find-hidden/report.ts';
import { formFieldsReport } from '@sheaf/pdf-core/tools/form-fields/report.ts';
import { signPlacesReport } from '@sheaf/pdf-core/tools/sign-places/report.ts';
import { signaturesReport } from '@sheaf/pdf-core/tools/signatures/report.ts';
import { type ToolName, type ToolReport, tools } from '@sheaf/pdf-core/tools';
import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import { z } from 'zod';
import type { MemberContext } from '../../context.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { operationIdInput } from '../operations/operations.schema.ts';
import { listCatalogue } from './pdf-tools.catalogue.ts';
import { toolProcedures } from './pdf-tools.procedures.ts';
import { previewCompression } from './pdf-tools.preview.service.ts';
import { readDocument, readPrint } from './pdf-tools.reading.service.ts';
import * as reports from './pdf-tools.reports.schema.ts';
import { rerunOperation } from './pdf-tools.rerun.service.ts';
import { documentInput, made, madeByOrNone, signaturePicturesInput, toolInputs } from './pdf-tools.schema.ts';
import { drawSignedPage } from './pdf-tools.signatures.service.ts';
import type { RequestSchema } from './pdf-tools.file-tool.ts';
import { presentAnalysis } from './pdf-tools.findings.ts';
import { fileTools } from './pdf-tools.table.ts';

const tags = ['PDF tools'];

type Address<Input extends RequestSchema, Answer> = {
  path: `/pdf/${string}`;
  summary: string;
  input: Input;
  output: z.ZodType<Answer>;
  run: (ctx: MemberContext, given: z.output<Input>) => Promise<Answer>;
};

/** tRPC's types cannot follow a generic type that is not resolved yet: here and below, a cast states the result. */
function fileProcedure<Input extends RequestSchema, Answer>(address: Address<Input, Answer>) {
  const { path, summary, input, run } = address;
  const output: z.ZodType = address.output;
  const procedure = memberProcedure
    .meta({ openapi: { method: 'POST', path, tags, summary, protect: true } })
    .input(input)
    .output(output)
    .mutation(({ ctx, input: given }) => run(ctx, given as z.output<Input>));
  return procedure as TRPCMutationProcedure<{ input: z.input<Input>; output: Answer; meta: unknown }>;
}

function reportProcedure<Name extends ToolName, Answer>(
  name: Name,
  path: `/pdf/${string}`,
  answer: z.ZodType<Answer>,
  present: (report: ToolReport<Name>) => NoInfer<Answer>,
) {
  const summary = tools[name].about.replace(/\.$/, '');
  const output: z.ZodType = answer;
  const procedure = memberProcedure
    .meta({ openapi: { method: 'GET', path, tags, summary, protect: true } })
    .input(documentInput)
    .output(output)
    .query(({ ctx, input }) => readDocument(ctx, name, input, {}, ({ report }) => present(report)));
  return procedure as TRPCQueryProcedure<{
    input: z.input<typeof documentInput>;
    output: Answer;
    meta: unknown;
  }>;
}

/** Each tool by its id, all in one way. */
export const toolsRouter = router(toolProcedures);

export const pdfToolsRouter = router({
  merge: fileProcedure(fileTools.merge),
  split: fileProcedure(fileTools.split),
  compress: fileProcedure(fileTools.compress),
  imagesToPdf: fileProcedure(fileTools.imagesToPdf),
  officeToPdf: fileProcedure(fileTools.officeToPdf),
  advancedMerge: fileProcedure(fileTools.advancedMerge),
  advancedSplit: fileProcedure(fileTools.advancedSplit),
  advancedCompress: fileProcedure(fileTools.advancedCompress),
  advancedImagesToPdf: fileProcedure(fileTools.advancedImagesToPdf),
  protect: fileProcedure(fileTools.protect),
  unlock: fileProcedure(fileTools.unlock),
  createForm: fileProcedure(fileTools.createForm),
  fillForm: fileProcedure(fileTools.fillForm),
  sign: fileProcedure(fileTools.sign),
  annotate: fileProcedure(fileTools.annotate),
  organize: fileProcedure(fileTools.organize),
  watermark: fileProcedure(fileTools.watermark),
  pageNumbers: fileProcedure(fileTools.pageNumbers),
  bookmarks: fileProcedure(fileTools.bookmarks),
  flatten: fileProcedure(fileTools.flatten),

  catalogue: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/pdf/tools',
        tags: ['Tools'],
        summary: 'Every tool, with its options',
        protect: true,
      },
    })
    .output(reports.catalogueAnswer)
    .query(() => listCatalogue()),

  print: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/pdf/print/{id}',
        tags,
        summary: 'The pages that a file of another kind has as a PDF, as comparing shows them',
        protect: true,
      },
    })
    .input(documentInput)
    .output(reports.printAnswer)
    .query(({ ctx, input }) => readPrint(ctx, input)),

  info: reportProcedure('info', '/pdf/info/{id}', reports.infoAnswer, (info) => ({ info })),
  analyze: reportProcedure('analyze', '/pdf/advanced/analyze/{id}', reports.analysisAnswer, (analysis) => ({
    analysis: presentAnalysis(analysis),
  })),
  findHidden: reportProcedure(
    'find-hidden',
    '/pdf/advanced/find-hidden/{id}',
    findHiddenReport,
    (report) => report,
  ),
  signatures: reportProcedure(
    'signatures',
    '/pdf/advanced/signatures/{id}',
    signaturesReport,
    (report) => report,
  ),
  signaturePictures: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/pdf/advanced/signatures/{id}/pictures',
        tags,
        summary: 'A page as it was signed and as it is now',
        protect: true,
      },
    })
    .input(signaturePicturesInput)
    .output(reports.signaturePicturesAnswer)
    .query(({ ctx, input: { id, version, ...picture } }) => drawSignedPage(ctx, { id, version }, picture)),
  formFields: reportProcedure(
    'form-fields',
    '/pdf/advanced/form-fields/{id}',
    formFieldsReport,
    (report) => report,
  ),

  signPlaces: reportProcedure(
    'sign-places',
    '/pdf/advanced/sign-places/{id}',
    signPlacesReport,
    (report) => report,
  ),

  compressPreview: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/pdf/compress-preview',
        tags,
        summary: 'How small a document would become, and how alike it would look',
        protect: true,
      },
    })
    .input(toolInputs.compressPreview)
    .output(reports.candidatesAnswer)
    .mutation(({ ctx, input: { fileId, ...look } }) => previewCompression(ctx, fileId, look)),

  advancedCompressPreview: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/pdf/advanced/compress-preview',
        tags,
        summary: 'The same, with every choice',
        protect: true,
      },
    })
    .input(toolInputs.advancedCompressPreview)
    .output(reports.candidatesAnswer)
    .mutation(({ ctx, input: { fileId, options, ...look } }) =>
      previewCompression(ctx, fileId, { ...options, ...look }),
    ),

  rerun: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/operations/{id}/rerun',
        tags: ['Operations'],
        summary: 'Do it again on the same files',
        protect: true,
      },
    })
    .input(operationIdInput)
    .output(z.object({ ...made, file: made.file.nullable(), operationId: madeByOrNone }))
    .mutation(({ ctx, input }) => rerunOperation(ctx, input.id)),
});
