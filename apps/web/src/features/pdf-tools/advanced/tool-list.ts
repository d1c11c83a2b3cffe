import {
  Combine,
  Droplets,
  FilePen,
  FileSearch,
  FormInput,
  Hash,
  Highlighter,
  Images,
  LayoutGrid,
  Layers,
  Lock,
  LockOpen,
  type LucideIcon,
  MessageSquareText,
  Minimize2,
  ScanText,
  Scissors,
  ShieldCheck,
  Signature,
} from 'lucide-react';

export type TabId = 'merge' | 'split' | 'compress' | 'convert' | 'ocr' | 'ai-chat';
export type MoreId =
  | 'protect'
  | 'unlock'
  | 'organize'
  | 'watermark'
  | 'page-numbers'
  | 'sign'
  | 'verify'
  | 'annotate'
  | 'create-form'
  | 'fill-form'
  | 'flatten'
  | 'analyze';
export type ToolId = TabId | MoreId;
export type ToolEntry<Id extends ToolId = ToolId> = { id: Id; Icon: LucideIcon };

export const tabs: ToolEntry<TabId>[] = [
  { id: 'merge', Icon: Combine },
  { id: 'split', Icon: Scissors },
  { id: 'compress', Icon: Minimize2 },
  { id: 'convert', Icon: Images },
  { id: 'ocr', Icon: ScanText },
  { id: 'ai-chat', Icon: MessageSquareText },
];

export const moreTools: ToolEntry<MoreId>[] = [
  { id: 'organize', Icon: LayoutGrid },
  { id: 'watermark', Icon: Droplets },
  { id: 'page-numbers', Icon: Hash },
  { id: 'annotate', Icon: Highlighter },
  { id: 'sign', Icon: Signature },
  { id: 'verify', Icon: ShieldCheck },
  { id: 'create-form', Icon: FormInput },
  { id: 'fill-form', Icon: FilePen },
  { id: 'flatten', Icon: Layers },
  { id: 'protect', Icon: Lock },
  { id: 'unlock', Icon: LockOpen },
  { id: 'analyze', Icon: FileSearch },
];

/** What a document can go on to without being picked again. */
export const toolsForResult: ToolEntry[] = [
  ...tabs.filter(({ id }) => id === 'merge' || id === 'split' || id === 'compress'),
  ...moreTools.filter(({ id }) => id !== 'unlock'),
];

export function findTool(id: string | undefined): ToolEntry | undefined {
  return [...tabs, ...moreTools].find((tool) => tool.id === id);
}

export function toolPath(id: ToolId, files: string[] = []): string {
  const query = new URLSearchParams(files.map((file) => ['file', file]));
  return `/advanced-tools/${id}${files.length ? `?${query}` : ''}`;
}
