import { PdfError } from '../errors.ts';
import { withBudget } from '../pdf/budget.ts';
import type { DocumentFile, ToolContext } from '../tool.ts';
import { type FullOptions, type ToolName, type ToolReport, tools } from '../tools/index.ts';
import { namedKind } from '../typeset/text-kind.ts';
import { findIdle } from '../tools/find-idle.options.ts';
import { readFigures } from '../tools/figures.ts';
import type { Notice, Part } from '../tools/notices.ts';

export type Performed<Name extends ToolName> = {
  files: DocumentFile[];
  report: ToolReport<Name>;
  notices: Notice[];
};

/** A document without its header shows an object as early. */
const HEAD_BYTES = 1024;

/**
 * Runs a tool on documents that are intact or have been repaired. The results are compared with their inputs: losses
 * are reported, and claims of standards stay only if they are still true.
 */
export function performTool<Name extends ToolName>(
  name: Name,
  given: DocumentFile[],
  options: FullOptions<Name>,
  context?: ToolContext,
): Promise<Performed<Name>> {
  const size = given.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return withBudget(size, () => performWithin(name, given, options, context));
}

async function performWithin<Name extends ToolName>(
  name: Name,
  given: DocumentFile[],
  options: FullOptions<Name>,
  context: ToolContext | undefined,
): Promise<Performed<Name>> {
  const record = tools[name];
  const idle = findIdle(name, options, 'alone');
  if (idle) throw new PdfError(idle);
  const tool = await record.load();
  const notices: Notice[] = [];
  let inputs = await Promise.all(given.map((file) => recoverInput(name, file, notices)));
  const { claimsOf, settleClaims } = await import('../standards/settle-claims.ts');
  const touch = record.touches?.(options);
  const claimed = inputs.flatMap(({ bytes }) => claimsOf(bytes));
  if (record.sealsResult && claimed.length) {
    const noLosses = { losesTags: false, losesSignatures: false, isCombined: false };
    inputs = inputs.map((file) => settleClaims(file, touch, noLosses));
  }
  const { files, report, documents = files, notices: own = [] } = await tool(inputs, options, context);
  notices.push(...own);
  if (record.foundNothing?.(report, options))
    notices.push({ code: 'nothing_found', params: { ...readFigures(report), tool: name } });
  const results = documents.filter(({ bytes }) => headOf(bytes).includes('%PDF-'));
  if (!results.length) return { files, report, notices };
  const lost = await findLostParts(name, given, results, options);
  const losses = {
    losesTags: lost.includes('tags'),
    losesSignatures: lost.includes('signatures'),
    isCombined: given.length > 1,
  };
  const isSettled = !claimed.length || record.sealsResult || documents !== files;
  const settled = isSettled ? files : files.map((file) => settleClaims(file, touch, losses));
  const wanted: readonly Part[] = record.removes?.(options) ?? [];
  for (const part of lost) if (!wanted.includes(part)) notices.push({ code: `dropped_${part}`, params: {} });
  const kept = new Set(
    (documents === files ? settled : documents)
      .flatMap(({ bytes }) => claimsOf(bytes))
      .map((claim) => claim.name),
  );
  for (const standard of new Set(claimed.map((claim) => claim.name)))
    if (!kept.has(standard)) notices.push({ code: 'standard_dropped', params: { standard } });
  return { files: settled, report, notices };
}

/** What the documents had and the results have not. */
async function findLostParts<Name extends ToolName>(
  name: Name,
  given: DocumentFile[],
  results: DocumentFile[],
  options: FullOptions<Name>,
): Promise<Part[]> {
  if (!given.length || tools[name].inputs.kind !== 'pdf') return [];
  const { findLosses } = await import('../losses/find-losses.ts');
  const password =
    'password' in options && typeof options.password === 'string' ? options.password : undefined;
  return findLosses(given, results, password);
}

async function recoverInput(name: ToolName, file: DocumentFile, notices: Notice[]): Promise<DocumentFile> {
  if (!file.bytes.length || !isDocument(name, file)) return file;
  const { recoverDocument } = await import('../recover/recover-document.ts');
  const { bytes, repair } = await recoverDocument(file.bytes);
  if (!repair) return file;
  const { pages, pagesLost, objectsLost } = repair;
  notices.push({ code: 'repaired', params: { file: file.name, pages } });
  if (pagesLost) notices.push({ code: 'pages_lost', params: { file: file.name, count: pagesLost } });
  if (objectsLost) notices.push({ code: 'objects_lost', params: { file: file.name, count: objectsLost } });
  return tools[name].readsAsIs ? file : { ...file, bytes };
}

/** A tool that takes other files as well gets those as they are. */
function isDocument(name: ToolName, { name: fileName, bytes }: DocumentFile): boolean {
  const { kind, orImage, orOffice } = tools[name].inputs;
  if (kind !== 'pdf') return false;
  const head = headOf(bytes);
  if (!orImage && !orOffice) return true;
  // A text may well speak of objects.
  const isText = namedKind(fileName) !== undefined && !head.toString('latin1').startsWith('%PDF-');
  return !isText && (head.includes('%PDF-') || head.includes(' obj'));
}

function headOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES));
}
