import { z } from 'zod';
import type { MemberContext } from '../../context.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { fileSchema } from '../files/files.schema.ts';
import { operationIdInput } from '../operations/operations.schema.ts';
import { requireFeatures } from '../usage/usage.features.ts';
import type { FileTool } from './pdf-tools.file-tool.ts';
import { readDocument } from './pdf-tools.reading.service.ts';
import * as reports from './pdf-tools.reports.schema.ts';
import { rerunOperation } from './pdf-tools.rerun.service.ts';
import { previewCompression } from './pdf-tools.preview.service.ts';
import { documentInput, toolInputs } from './pdf-tools.schema.ts';
import { runFileTool } from './pdf-tools.service.ts';
import { fileTools } from './pdf-tools.table.ts';

const tags = ['PDF tools'];
const made = {
  file: fileSchema,
  files: z.array(fileSchema).describe('All that was made, where it is more than one'),
  operationId: z.uuid().describe('Its entry in your history'),
};

function makes<Input extends z.ZodObject, Answer extends z.ZodRawShape>(spec: FileTool<Input, Answer>) {
  const { path, summary, input, answer } = spec;
  return memberProcedure
    .meta({ openapi: { method: 'POST', path, tags, summary, protect: true } })
    .input(input)
    .output(z.object({ ...made, ...answer }))
    .mutation(({ ctx, input: given }) => runFileTool(ctx, spec, given as z.output<Input>) as never);
}

function tells<Answer extends z.ZodObject>(
  path: `/pdf/${string}`,
  summary: string,
  answer: Answer,
  read: (ctx: MemberContext, id: string) => Promise<z.output<Answer>>,
) {
  return memberProcedure
    .meta({ openapi: { method: 'GET', path, tags, summary, protect: true } })
    .input(documentInput)
    .output(answer)
    .query(({ ctx, input }) => read(ctx, input.id) as never);
}

async function readAdvanced<Answer extends z.ZodType>(
  ctx: MemberContext,
  tool: string,
  id: string,
  answer: Answer,
  tell?: (report: never) => unknown,
): Promise<z.output<Answer>> {
  await requireFeatures(ctx, ['advanced_pdf_tools']);
  return readDocument(ctx, tool, id, {}, answer, tell);
}

export const pdfToolsRouter = router({
  merge: makes(fileTools.merge),
  split: makes(fileTools.split),
  compress: makes(fileTools.compress),
  imagesToPdf: makes(fileTools.imagesToPdf),
  officeToPdf: makes(fileTools.officeToPdf),
  advancedMerge: makes(fileTools.advancedMerge),
  advancedSplit: makes(fileTools.advancedSplit),
  advancedCompress: makes(fileTools.advancedCompress),
  advancedImagesToPdf: makes(fileTools.advancedImagesToPdf),
  protect: makes(fileTools.protect),
  unlock: makes(fileTools.unlock),
  createForm: makes(fileTools.createForm),
  fillForm: makes(fileTools.fillForm),
  sign: makes(fileTools.sign),
  annotate: makes(fileTools.annotate),
  organize: makes(fileTools.organize),
  watermark: makes(fileTools.watermark),
  pageNumbers: makes(fileTools.pageNumbers),
  bookmarks: makes(fileTools.bookmarks),
  flatten: makes(fileTools.flatten),

  info: tells('/pdf/info/{id}', 'What a document is', reports.infoAnswer, (ctx, id) =>
    readDocument(ctx, 'info', id, {}, reports.infoAnswer, (info) => ({ info })),
  ),
  analyze: tells(
    '/pdf/advanced/analyze/{id}',
    'What a document is made of',
    reports.analysisAnswer,
    (ctx, id) => readAdvanced(ctx, 'analyze', id, reports.analysisAnswer, (analysis) => ({ analysis })),
  ),
  signatures: tells(
    '/pdf/advanced/signatures/{id}',
    'Whether the signatures of a document hold',
    reports.signaturesAnswer,
    (ctx, id) => readAdvanced(ctx, 'signatures', id, reports.signaturesAnswer),
  ),
  formFields: tells(
    '/pdf/advanced/form-fields/{id}',
    'What a form asks for',
    reports.fieldsAnswer,
    (ctx, id) => readAdvanced(ctx, 'form-fields', id, reports.fieldsAnswer),
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
    .mutation(async ({ ctx, input: { fileId, options, ...look } }) => {
      await requireFeatures(ctx, ['advanced_pdf_tools', 'advanced_compression']);
      return previewCompression(ctx, fileId, { ...options, ...look });
    }),

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
    .output(z.object(made))
    .mutation(({ ctx, input }) => rerunOperation(ctx, input.id)),
});
