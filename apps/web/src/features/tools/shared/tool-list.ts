import { isToolName, type ToolName, toolNames, tools } from '@sheaf/pdf-core/tools';
import type { ToolGroup } from '@sheaf/pdf-core/tools/record.ts';
import { type LucideIcon, MessageSquareText } from 'lucide-react';
import { icons } from 'virtual:tool-icons';
import { writeFileIds } from './files/file-address.ts';

/** The assistant has a page among the tools, and no record. */
export type ToolId = ToolName | 'ai-chat';
export interface ToolEntry {
  id: ToolId;
  Icon: LucideIcon;
}

/** The most used tools, in the order of the bar. */
const FIRST: ToolId[] = ['merge', 'split', 'compress', 'images-to-pdf', 'ocr', 'ai-chat'];
export const GROUPS: ToolGroup[] = ['organize', 'optimize', 'convert', 'edit', 'forms', 'security', 'read'];
/** Pages whose address is older than the tool's id. */
const ADDRESSES: Partial<Record<ToolId, string>> = { 'images-to-pdf': 'convert', signatures: 'verify' };

export const tabs: ToolEntry[] = FIRST.map(toEntry);

export const moreTools: ToolEntry[] = GROUPS.flatMap((group) =>
  toolNames.filter((id) => tools[id].group === group && !tools[id].unlisted && !FIRST.includes(id)),
).map(toEntry);

/** What a PDF that was just made goes on to; the page of all tools has the others. */
const toolsForResult = tabs.filter(({ id }) => id !== 'ai-chat' && id !== 'ocr' && takesDocuments(id));

function takesDocuments(id: ToolId): boolean {
  return id === 'ai-chat' || tools[id].inputs.kind === 'pdf';
}

/** What a result is looked at or gone on with by its nature. */
const FOLLOWING: Partial<Record<ToolId, ToolId>> = { sign: 'signatures', 'create-form': 'fill-form' };

/** `first`: for the sake of which this one ran. */
export function toolsAfter(here: ToolId, first?: ToolId): ToolEntry[] {
  const leading = [...tabs, ...moreTools].filter(({ id }) => id === first || id === FOLLOWING[here]);
  const ahead = leading.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
  return [...ahead, ...toolsForResult.filter(({ id }) => id !== here && id !== first)];
}

/** Where a tool is opened from the page of another. */
export function pathFrom(here: ToolId, id: ToolId, files: string[]): string {
  return isBasic(here) && FIRST.includes(id) ? simplePath(id, files) : toolPath(id, files);
}

export function groupOf(id: ToolId): ToolGroup {
  return id === 'ai-chat' ? 'read' : tools[id].group;
}

export function findTool(address: string | undefined): ToolId | undefined {
  return [...tabs, ...moreTools].find(({ id }) => addressOf(id) === address)?.id;
}

export function toolIcon(id: ToolId): LucideIcon {
  return id === 'ai-chat' ? MessageSquareText : icons[tools[id].icon]!;
}

export function toolPath(id: ToolId, files: string[] = []): string {
  const path = `/${isBasic(id) ? 'tools' : 'advanced-tools'}/${addressOf(id)}`;
  return files.length ? `${path}?${writeFileIds(new URLSearchParams(), files)}` : path;
}

/** Where a tool is opened from a file: in the form that every plan has, where there is one. */
export function pathForFiles(id: ToolId, files: string[]): string {
  return FIRST.includes(id) ? simplePath(id, files) : toolPath(id, files);
}

/** The simple form of one of the first six, on every plan. */
function simplePath(id: ToolId, files: string[]): string {
  return `/tools?${writeFileIds(new URLSearchParams({ tab: addressOf(id) }), files)}`;
}

/** The first six have a simple form on every plan at /tools; their own pages are for more. */
export function isBasic(id: ToolId): boolean {
  return (
    isToolName(id) && !FIRST.includes(id) && tools[id].features.every((name) => name === 'basic_pdf_tools')
  );
}

function addressOf(id: ToolId): string {
  return ADDRESSES[id] ?? id;
}

function toEntry(id: ToolId): ToolEntry {
  return { id, Icon: toolIcon(id) };
}
