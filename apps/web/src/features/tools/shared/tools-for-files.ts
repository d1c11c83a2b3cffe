import { MOST_ASKED } from '@sheaf/api/features/ai/ai.most-asked.schema.ts';
import { typeGroups } from '@sheaf/api/features/files/upload-types.schema.ts';
import { tools } from '@sheaf/pdf-core/tools';
import { writeFileIds } from './files/file-address.ts';
import { FILE_TYPES } from './files/file-kinds.ts';
import { groupOf, moreTools, pathForFiles, tabs, type ToolEntry, type ToolId } from './tool-list.ts';

export interface FittingTool extends ToolEntry {
  /** Where it is opened with these files on it. */
  to: string;
  isUsual: boolean;
  /** It takes only so many of the files, of this kind. */
  part?: { kind: PartKind; count: number };
}

export type PartKind = 'pdf' | 'image' | 'other';

const TEXTS: readonly string[] = typeGroups.text;

type Kind = 'pdf' | 'image' | 'office' | 'source' | 'other';
export type GivenFile = {
  id: string;
  type: string;
  folder_id?: string | null;
  /** Of a file whose reading found nothing to read: blank pages, or photos. */
  reading?: { text_missing?: string | undefined };
};

/** Asked for most, in this order. */
const USUAL: ToolId[] = ['merge', 'compress', 'ocr', 'sign', 'ai-chat', 'to-word', 'images-to-pdf'];

/**
 * The tools that accept all of these files, most used first. A tool that needs more files takes these and asks for
 * the rest. For several files, a tool for single documents becomes a step of a batch, if its record has one.
 */
export function toolsForFiles(files: readonly GivenFile[]): FittingTool[] {
  const kinds = new Set(files.map(({ type }) => kindOf(type)));
  const ids = files.map(({ id }) => id);
  const isBlank = files.every(({ reading }) => reading?.text_missing !== undefined);
  const fitting = [...tabs, ...moreTools].flatMap((tool): FittingTool[] => {
    // OCR would find nothing.
    if (isBlank && tool.id === 'ocr') return [];
    const to = pathOf(tool.id, kinds, ids, files[0]?.folder_id ?? null);
    return to ? [{ ...tool, to, isUsual: USUAL.includes(tool.id) }] : [];
  });
  const rank = ({ id, isUsual }: FittingTool) => (isUsual ? USUAL.indexOf(id) : USUAL.length);
  return fitting.toSorted((a, b) => rank(a) - rank(b));
}

/** Offered for the part of a mixed selection that they take. */
const FOR_PARTS: ToolId[] = [...USUAL, 'to-pdf'];

/** Of files of several kinds: the tools for those among them that they take. */
export function toolsForParts(files: readonly GivenFile[]): FittingTool[] {
  return FOR_PARTS.flatMap((id): FittingTool[] => {
    const part = files.filter(({ type }) => takes(id, kindOf(type)));
    if (part.length === 0 || part.length === files.length) return [];
    if (id !== 'ai-chat' && part.length < tools[id].inputs.min) return [];
    const found = toolsForFiles(part).find((tool) => tool.id === id);
    return found ? [{ ...found, isUsual: true, part: { kind: kindOfAll(part), count: part.length } }] : [];
  });
}

function kindOfAll(files: readonly GivenFile[]): PartKind {
  const [kind, ...others] = new Set(files.map(({ type }) => kindOf(type)));
  return others.length === 0 && (kind === 'pdf' || kind === 'image') ? kind : 'other';
}

/** A batch with all of these files, each in a step that takes it; null where one tool takes them all, or one is alone. */
export function batchOfParts(files: readonly GivenFile[]): string | null {
  const kinds = new Set(files.map(({ type }) => kindOf(type)));
  if (kinds.size < 2 || kinds.has('other')) return null;
  return batchPath(
    'mixed',
    files.map(({ id }) => id),
    files[0]?.folder_id ?? null,
  );
}

/** Over the folder, where the results will lie. */
function batchPath(type: string, ids: string[], folder: string | null): string {
  const search = new URLSearchParams({ tab: 'files', ...(folder && { folder }), batch: type });
  return `/dashboard?${writeFileIds(search, ids)}`;
}

/** Whether two neighbours of the list belong to different groups. */
export function isGroupStart(tool: FittingTool, before: FittingTool | undefined): boolean {
  return before !== undefined && groupOf(tool.id) !== groupOf(before.id);
}

function pathOf(id: ToolId, kinds: ReadonlySet<Kind>, ids: string[], folder: string | null): string | null {
  if (ids.length === 0 || ![...kinds].every((kind) => takes(id, kind))) return null;
  if (id === 'ai-chat') return ids.length <= MOST_ASKED ? pathForFiles(id, ids) : null;
  const { inputs, batch } = tools[id];
  if (ids.length <= inputs.max) return pathForFiles(id, ids);
  const isStep = batch && !batch.forOne;
  if (!isStep) return null;
  return batchPath(batch.type ?? id, ids, folder);
}

function takes(id: ToolId, kind: Kind): boolean {
  if (id === 'ai-chat') return kind !== 'other';
  const { inputs } = tools[id];
  if (kind === 'pdf') return inputs.kind === 'pdf';
  if (kind === 'image') return inputs.kind === 'image' || inputs.orImage === true;
  if (kind === 'other') return false;
  if (inputs.kind === 'source' || inputs.orSource === true) return true;
  return kind === 'office' && inputs.orOffice === true;
}

function kindOf(type: string): Kind {
  if (FILE_TYPES.pdf.includes(type)) return 'pdf';
  if (FILE_TYPES.image.includes(type)) return 'image';
  if (TEXTS.includes(type)) return 'source';
  return FILE_TYPES.text.includes(type) ? 'office' : 'other';
}
