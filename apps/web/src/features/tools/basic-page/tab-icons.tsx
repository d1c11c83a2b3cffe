import {
  Combine,
  Images,
  type LucideIcon,
  MessageSquareText,
  Minimize2,
  ScanText,
  Scissors,
} from 'lucide-react';
import type { ToolTab } from './tool-tab.ts';

export const TAB_ICONS: Record<ToolTab, LucideIcon> = {
  merge: Combine,
  split: Scissors,
  compress: Minimize2,
  convert: Images,
  ocr: ScanText,
  'ai-chat': MessageSquareText,
};
