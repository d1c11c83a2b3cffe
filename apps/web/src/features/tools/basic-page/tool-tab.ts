import type { StoredFile } from '../../files/item.ts';
import type { PickedFiles } from '../shared/files/use-picked-files.ts';

export const TABS = ['merge', 'split', 'compress', 'convert', 'ocr', 'ai-chat'] as const;
export type ToolTab = (typeof TABS)[number];

export interface ToolTabProps {
  picked: PickedFiles;
  /** Takes a result along to another tool. */
  onContinue: (tab: ToolTab, files: StoredFile[]) => void;
}

export function readTab(text: string | null): ToolTab {
  return TABS.find((tab) => tab === text) ?? 'merge';
}
