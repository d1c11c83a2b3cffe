import type { RecipeStepType } from '@sheaf/pdf-core/options';
import {
  AlignLeft,
  Combine,
  FileImage,
  Hash,
  Layers2,
  Lock,
  type LucideIcon,
  Minimize2,
  Rows3,
  ScanText,
  Scissors,
  Stamp,
} from 'lucide-react';

export const STEP_ICONS: Record<RecipeStepType, LucideIcon> = {
  merge: Combine,
  split: Scissors,
  compress: Minimize2,
  convert: FileImage,
  watermark: Stamp,
  'page-numbers': Hash,
  organize: Rows3,
  flatten: Layers2,
  protect: Lock,
  ocr: ScanText,
  summarize: AlignLeft,
};
