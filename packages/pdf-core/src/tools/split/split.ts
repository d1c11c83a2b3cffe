import { assembleDocument } from '../../assembly/assemble.ts';
import { findCodes } from '../../codes/find-codes.ts';
import { openKept } from '../../crypt/keep-protection.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { findBlankPages } from '../../pdfium/blank-pages.ts';
import { documentInfo } from '../../pdf/info.ts';
import type { OpenDocument } from '../../pdf/open.ts';
import { asPdfError, openInput } from '../../recover/open-input.ts';
import { packDocument } from '../../pdf/graph/pack-document.ts';
import { createNamer } from '../../numbered-names.options.ts';
import { stemOf } from './part-names.ts';
import { fitSize } from './fit-size.ts';
import { namePages, planParts, planRanges, type PlannedPart } from './plan-parts.ts';
import { throwIfAborted, type DocumentFile, type Tool, type ToolContext } from '../../tool.ts';
import type { SplitOptions } from './options.ts';
import type { SplitReport } from './report.ts';

const MB = 1024 * 1024;

/** Several documents of one; each carries only what its pages use. */
export const split: Tool<SplitOptions, SplitReport> = async (inputs, options, context) => {
  const input = onlyInput(inputs);
  const { bytes: plain, seal } = openKept(input.bytes);
  const open = await openInput({ ...input, bytes: plain });
  const stem = stemOf(input.name);
  const nameFile = createNamer();
  const files: DocumentFile[] = [];
  const parts: SplitReport['parts'] = [];
  const separators = await findSeparators(open, options, context);
  try {
    for (const { plan, bytes } of makeParts(open, stem, options, separators, seal, context)) {
      const name = nameFile(plan.stem);
      files.push({ name, bytes });
      parts.push({ name, title: plan.title, pages: plan.pages.map((page) => page + 1), size: bytes.length });
    }
  } catch (error) {
    throw asPdfError(error);
  }
  const isDropped = options.splitType !== 'code' || options.codePages === 'dropped';
  const report = { parts, separators: isDropped ? [...separators].map((index) => index + 1) : [] };
  if (options.outputFormat === 'pdf') return { files, report };
  const { zipFiles } = await import('./archive.ts');
  return { files: [zipFiles(`${stem}-split.zip`, files)], documents: files, report };
};

/** Pages by which parts are told apart, counted from 0. */
async function findSeparators(
  open: OpenDocument,
  { splitType, pages, specks, code }: SplitOptions,
  context?: ToolContext,
): Promise<Set<number>> {
  const { bytes } = open.document;
  if (pages !== undefined) return new Set();
  if (splitType === 'blank') return findBlankPages(bytes, context, specks / 100);
  if (splitType !== 'code') return new Set();
  const all = open.pages.pages.map((_, index) => index);
  const found = await findCodes(bytes, { pages: all }, context);
  return new Set(found.filter(({ text }) => !code || text === code).map(({ page }) => page - 1));
}

function* makeParts(
  open: OpenDocument,
  stem: string,
  options: SplitOptions,
  separators: ReadonlySet<number>,
  seal: (made: Uint8Array) => Uint8Array,
  context?: ToolContext,
): Generator<{ plan: PlannedPart; bytes: Uint8Array }> {
  const count = open.pages.pages.length;
  const make = (plan: PlannedPart) => {
    throwIfAborted(context);
    return seal(makePart(open, plan, stem, options));
  };
  const { splitType } = options;
  if (splitType === 'size' && options.pages === undefined) {
    const digits = String(count).length;
    const plan = (pages: number[]) => namePages(stem, pages, undefined, digits);
    for (const part of fitSize(count, options.maxFileSize * MB, (pages) => make(plan(pages)))) {
      context?.progress?.(part.pages.at(-1)! + 1, count, 'page');
      yield { plan: plan(part.pages), bytes: part.bytes };
    }
    return;
  }
  const plans =
    options.pages === undefined
      ? planParts(open, stem, options, separators)
      : planRanges(options.pages, stem, count);
  for (const [i, plan] of plans.entries()) {
    yield { plan, bytes: make(plan) };
    context?.progress?.(i + 1, plans.length, 'part');
  }
}

function makePart(open: OpenDocument, plan: PlannedPart, stem: string, options: SplitOptions): Uint8Array {
  const own = options.addMetadata ? documentInfo(open.document) : {};
  const info = options.addMetadata ? { ...own, Title: `${own.Title ?? stem} - ${plan.title}` } : {};
  const part = { open, pages: plan.pages.map((index) => ({ index })), title: plan.title };
  const outlines = options.preserveBookmarks ? 'keep' : 'drop';
  // What belongs to the whole document belongs to a part that is all of it, and to no other.
  const extras = plan.pages.length === open.pages.pages.length;
  const bytes = assembleDocument([part], { outlines, extras, info });
  return options.optimizeOutput ? packDocument(bytes) : bytes;
}
