// Without zod, so that a page that lists steps need not load it.
import type { PdfReason } from './errors.ts';
import { findIdle } from './tools/find-idle.options.ts';
import { findStep, type StepTakes } from './recipe.steps.options.ts';
import { isOfficeType } from './office/office-types.options.ts';
import { isTextType } from './typeset/text-types.options.ts';
import { extensionOf, isToolName, type ToolName, tools } from './tools/index.ts';

/**
 * `pdf`, `image`, `office`, `report` for a result without a file, `file` for one of any kind, or the extension of a file:
 * `docx`, `zip`.
 */
export type FileKind = string;
/** Results are kept as files of a member, several of one step in a zip; or they are written to a folder. */
export type FlowPlace = 'kept' | 'folder';

/** What goes from one step to the next. */
export type Stream = {
  /** The step it comes from, counted from 1. */
  from: number;
  /** Null if it is known only after the work, such as the parts of a split. */
  count: number | null;
  /** Empty if unknown. */
  kinds: FileKind[];
  /** The steps, counted from 1, that protected or signed it. */
  lockedBy?: number | undefined;
  signedBy?: number | undefined;
};

type Taken = StepTakes | 'image' | 'none';
type At = { number: number; step: string };

/** Why a step cannot follow the one before it: a refusal and its parameters. */
export type OrderProblem =
  | { reason: 'batch_order_kind'; params: At & { takes: Taken; before: number; makes: FileKind } }
  | { reason: 'batch_order_count'; params: At & { wanted: number; most: number; count: number } }
  | { reason: 'batch_order_locked'; params: At & { before: number } }
  | { reason: 'batch_order_signed'; params: At & { before: number } }
  | { reason: 'batch_page_missing'; params: At & { file: string; page: number; count: number } }
  | { reason: 'batch_text_missing' | 'batch_nothing_to_read'; params: At & { file: string } }
  | {
      reason: 'batch_file_protected' | 'batch_file_signed' | 'batch_nothing_locked' | 'batch_password_needed';
      params: At & { file: string };
    }
  | { reason: 'batch_step_idle'; params: At & { why: PdfReason } };

const OFFICE = new Set(['office', 'doc', 'docx', 'xls', 'xlsx', 'pptx', 'odt', 'ods', 'odp']);

const SOURCES = new Set(['source', 'txt', 'md', 'html', 'htm', 'eml', 'msg', 'epub', 'svg']);

const ACCEPTS: Record<Taken, (kind: FileKind) => boolean> = {
  pdf: (kind) => kind === 'pdf',
  scan: (kind) => kind === 'pdf' || kind === 'image',
  text: (kind) => kind === 'pdf' || kind === 'image' || OFFICE.has(kind) || SOURCES.has(kind),
  image: (kind) => kind === 'image',
  source: (kind) => SOURCES.has(kind) || OFFICE.has(kind),
  // A server converts only files that it was given.
  'picture-or-office': () => false,
  none: () => false,
};

/** The kind of a stored file. */
export function kindOfType(type: string): FileKind {
  if (type === 'application/pdf') return 'pdf';
  if (isTextType(type)) return 'source';
  if (type.startsWith('image/')) return 'image';
  return isOfficeType(type) ? 'office' : (type.split('/').at(-1) ?? type);
}

export function toolOfStep(type: string): ToolName | null {
  return findStep(type)?.tool ?? (isToolName(type) ? type : null);
}

export function joinsAll(type: string, place: FlowPlace): boolean {
  const tool = toolOfStep(type);
  if (place === 'folder') return tool !== null && tools[tool].inputs.max > 1;
  return findStep(type)?.joins ?? false;
}

function takenBy(type: string, place: FlowPlace): Taken {
  const tool = toolOfStep(type);
  const kept = findStep(type)?.takes ?? 'pdf';
  if (place === 'kept' || tool === null) return kept;
  const { kind, max, orImage, orOffice } = tools[tool].inputs;
  if (max === 0) return 'none';
  if (kind === 'image' || kind === 'source') return kind;
  return orOffice ? 'text' : orImage ? 'scan' : 'pdf';
}

/** What a step makes; null for one whose files go on as they are. */
export function madeBy(
  type: string,
  options: Record<string, unknown>,
  { place, isFeeding }: { place: FlowPlace; isFeeding: boolean },
): { kind: FileKind; isSeveral: boolean } | null {
  const tool = toolOfStep(type);
  if (tool === null) return null;
  const { makes = 'file', fileOption, contains, batch, whenKept } = tools[tool];
  const isReport = makes === 'text' || (makes === 'report' && !(fileOption && options[fileOption] === true));
  if (isReport) return { kind: 'report', isSeveral: false };
  const given = { ...(place === 'kept' ? whenKept : {}), ...options };
  const { outputFormat } = place === 'kept' && isFeeding ? { ...given, ...batch?.feeding } : given;
  if (makes === 'folder')
    return outputFormat === 'zip'
      ? { kind: 'zip', isSeveral: false }
      : { kind: contains ?? 'file', isSeveral: true };
  return { kind: extensionOf(tool), isSeveral: false };
}

/** Why a step cannot do its work with what the step before it made; null if it can, as far as that is known. */
export function findOrderProblem(
  { type, options, number }: { type: string; options: Record<string, unknown>; number: number },
  fed: Stream | undefined,
  place: FlowPlace,
): OrderProblem | null {
  if (!fed) return null;
  const at = { number, step: type };
  const takes = takenBy(type, place);
  const tool = toolOfStep(type);
  const accepts = (kind: FileKind) =>
    ACCEPTS[takes](kind) || (tool !== null && tools[tool].inputs.orSource === true && ACCEPTS.source(kind));
  const unfit = fed.kinds.find((kind) => kind !== 'file' && !accepts(kind));
  if (unfit !== undefined)
    return { reason: 'batch_order_kind', params: { ...at, takes, before: fed.from, makes: unfit } };
  if (takes === 'none' || takes === 'picture-or-office')
    return { reason: 'batch_order_kind', params: { ...at, takes, before: fed.from, makes: 'file' } };
  const isOpened = typeof options['password'] === 'string' && options['password'] !== '' && !locks(type);
  if (fed.lockedBy !== undefined && !isOpened)
    return { reason: 'batch_order_locked', params: { ...at, before: fed.lockedBy } };
  if (fed.signedBy !== undefined && tool && tools[tool].onSigned === 'refused')
    return { reason: 'batch_order_signed', params: { ...at, before: fed.signedBy } };
  return null;
}

/** A step that joins files needs as many as its tool does. */
export function findCountProblem(
  type: string,
  number: number,
  count: number | null,
  place: FlowPlace,
): OrderProblem | null {
  const tool = toolOfStep(type);
  if (tool === null || count === null || !joinsAll(type, place)) return null;
  const { min, max } = tools[tool].inputs;
  if (count >= min && count <= max) return null;
  const most = max === Infinity ? -1 : max;
  return { reason: 'batch_order_count', params: { number, step: type, wanted: min, most, count } };
}

/** A step whose options leave it nothing to do. */
export function findIdleProblem(
  type: string,
  options: Record<string, unknown>,
  number: number,
): OrderProblem | null {
  const tool = toolOfStep(type);
  const why = tool && findIdle(tool, options, 'batch');
  return why && { reason: 'batch_step_idle', params: { number, step: type, why } };
}

/** Whether the result of a step opens only with a password. */
export function locks(type: string): boolean {
  const tool = toolOfStep(type);
  return tool !== null && tools[tool].batch?.locks === true;
}

/** What a certificate signed; a drawn signature may be changed by later steps. */
export function signs(type: string, options: Record<string, unknown>): boolean {
  const { signatureData: data } = options;
  return toolOfStep(type) === 'sign' && typeof data === 'object' && data !== null && 'certificate' in data;
}
