import { addCodeTool } from './add-code/tool.ts';
import { analyzeTool } from './analyze/tool.ts';
import { annotateTool } from './annotate/tool.ts';
import { attachFilesTool } from './attach-files/tool.ts';
import { autoRenameTool } from './auto-rename/tool.ts';
import { bookmarksTool } from './bookmarks/tool.ts';
import { readBookmarksTool } from './read-bookmarks/tool.ts';
import { readSheetTool } from './read-sheet/tool.ts';
import { readWordTool } from './read-word/tool.ts';
import { compareTool } from './compare/tool.ts';
import { compressTool } from './compress/tool.ts';
import { contactSheetTool } from './contact-sheet/tool.ts';
import { createFormTool } from './create-form/tool.ts';
import { cropTool } from './crop/tool.ts';
import { extractImagesTool } from './extract-images/tool.ts';
import { fillFormTool } from './fill-form/tool.ts';
import { findHiddenTool } from './find-hidden/tool.ts';
import { fillFromCsvTool } from './fill-from-csv/tool.ts';
import { flattenTool } from './flatten/tool.ts';
import { formFieldsTool } from './form-fields/tool.ts';
import { imagesToPdfTool } from './images-to-pdf/tool.ts';
import { infoTool } from './info/tool.ts';
import { letterTool } from './letter/tool.ts';
import { linearizeTool } from './linearize/tool.ts';
import { mergeTool } from './merge/tool.ts';
import { metadataTool } from './metadata/tool.ts';
import { ocrTool } from './ocr/tool.ts';
import { organizeTool } from './organize/tool.ts';
import { pageNumbersTool } from './page-numbers/tool.ts';
import { previewCompressionTool } from './preview-compression/tool.ts';
import { protectTool } from './protect/tool.ts';
import { removeBlankPagesTool } from './remove-blank-pages/tool.ts';
import { renderTool } from './render/tool.ts';
import { rotateTool } from './rotate/tool.ts';
import { sanitizeTool } from './sanitize/tool.ts';
import { signTool } from './sign/tool.ts';
import { signPlacesTool } from './sign-places/tool.ts';
import { signaturesTool } from './signatures/tool.ts';
import { splitTool } from './split/tool.ts';
import { stampPictureTool } from './stamp-picture/tool.ts';
import { textTool } from './text/tool.ts';
import { toMarkdownTool } from './to-markdown/tool.ts';
import { toPdfTool } from './to-pdf/tool.ts';
import { toPowerpointTool } from './to-powerpoint/tool.ts';
import { toTextTool } from './to-text/tool.ts';
import { toHtmlTool } from './to-html/tool.ts';
import { toCsvTool } from './to-csv/tool.ts';
import { toEpubTool } from './to-epub/tool.ts';
import { toExcelTool } from './to-excel/tool.ts';
import { toImagesTool } from './to-images/tool.ts';
import { toWordTool } from './to-word/tool.ts';
import { unlockTool } from './unlock/tool.ts';
import { watermarkTool } from './watermark/tool.ts';
import { nUpTool } from './n-up/tool.ts';
import { bookletTool } from './booklet/tool.ts';
import { posterTool } from './poster/tool.ts';
import { resizeTool } from './resize/tool.ts';
import { overlayTool } from './overlay/tool.ts';
import { headersFootersTool } from './headers-footers/tool.ts';
import { invertTool } from './invert/tool.ts';
import { grayscaleTool } from './grayscale/tool.ts';
import { reverseTool } from './reverse/tool.ts';
import { mixTool } from './mix/tool.ts';
import { pageLabelsTool } from './page-labels/tool.ts';
import { deskewTool } from './deskew/tool.ts';
import { extractAttachmentsTool } from './extract-attachments/tool.ts';
import { repairTool } from './repair/tool.ts';
import { readCodesTool } from './read-codes/tool.ts';
import { redactTool } from './redact/tool.ts';
import { findWordsTool } from './find-words/tool.ts';
import type { input, output } from 'zod';
import type { ListedTool } from './record.ts';

/** A tool stands in the list under its own id. */
function listTools<const Tools extends { [Id in keyof Tools]: { id: Id } }>(listed: Tools): Tools {
  return listed;
}

/** Every tool. Listing one costs nothing: its schemas and its engine are read when they are asked for. */
const listed = listTools({
  merge: mergeTool,
  split: splitTool,
  organize: organizeTool,
  compress: compressTool,
  'preview-compression': previewCompressionTool,
  'images-to-pdf': imagesToPdfTool,
  render: renderTool,
  text: textTool,
  'read-sheet': readSheetTool,
  'read-word': readWordTool,
  info: infoTool,
  analyze: analyzeTool,
  compare: compareTool,
  ocr: ocrTool,
  watermark: watermarkTool,
  'stamp-picture': stampPictureTool,
  'add-code': addCodeTool,
  'read-codes': readCodesTool,
  'page-numbers': pageNumbersTool,
  bookmarks: bookmarksTool,
  'read-bookmarks': readBookmarksTool,
  'create-form': createFormTool,
  letter: letterTool,
  'form-fields': formFieldsTool,
  'fill-form': fillFormTool,
  'fill-from-csv': fillFromCsvTool,
  flatten: flattenTool,
  sign: signTool,
  'sign-places': signPlacesTool,
  signatures: signaturesTool,
  annotate: annotateTool,
  protect: protectTool,
  unlock: unlockTool,
  rotate: rotateTool,
  crop: cropTool,
  'remove-blank-pages': removeBlankPagesTool,
  metadata: metadataTool,
  'extract-images': extractImagesTool,
  'to-pdf': toPdfTool,
  'to-word': toWordTool,
  'to-excel': toExcelTool,
  'to-powerpoint': toPowerpointTool,
  'to-images': toImagesTool,
  'to-markdown': toMarkdownTool,
  'to-html': toHtmlTool,
  'to-text': toTextTool,
  'to-csv': toCsvTool,
  'to-epub': toEpubTool,
  'n-up': nUpTool,
  'contact-sheet': contactSheetTool,
  booklet: bookletTool,
  poster: posterTool,
  resize: resizeTool,
  overlay: overlayTool,
  'headers-footers': headersFootersTool,
  invert: invertTool,
  grayscale: grayscaleTool,
  deskew: deskewTool,
  linearize: linearizeTool,
  reverse: reverseTool,
  'auto-rename': autoRenameTool,
  mix: mixTool,
  'page-labels': pageLabelsTool,
  'attach-files': attachFilesTool,
  'extract-attachments': extractAttachmentsTool,
  repair: repairTool,
  redact: redactTool,
  'find-words': findWordsTool,
  'find-hidden': findHiddenTool,
  sanitize: sanitizeTool,
});

type Listed = typeof listed;
export type ToolName = keyof Listed;
type OptionsSchema<Name extends ToolName> = Awaited<ReturnType<Listed[Name]['options']>>;
type ReportSchema<Name extends ToolName> = Awaited<ReturnType<Listed[Name]['report']>>;
/** What a person may leave out is optional here; defaults fill it in. */
export type ToolOptions<Name extends ToolName> = input<OptionsSchema<Name>>;
/** The options as the engine gets them. */
export type FullOptions<Name extends ToolName> = output<OptionsSchema<Name>>;
export type ToolReport<Name extends ToolName> = output<ReportSchema<Name>>;

/** By id. The type keeps each record's own types, so that a function that is generic in the id gets them. */
export const tools: {
  [Name in ToolName]: ListedTool<Name, OptionsSchema<Name>, ReportSchema<Name>>;
} = listed;

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(tools, name);
}

export const toolNames: ToolName[] = Object.keys(tools).filter(isToolName);

/** How the name of a tool's result ends, after the dot. */
export function extensionOf(name: ToolName): string {
  const { extension, makes } = tools[name];
  return extension ?? (makes === 'folder' ? 'zip' : 'pdf');
}
