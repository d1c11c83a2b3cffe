import type { ReactNode } from 'react';
import type { StoredFile } from '../../../files/item.ts';
import type { NextTool } from './next-tool.ts';
import type { ResultNotice } from './result-notices.tsx';

export interface ToolResultProps {
  /** Null where nothing was made. */
  file: StoredFile | null;
  /** All, where there are several. */
  files?: StoredFile[] | undefined;
  seconds: number;
  /** A summary of the result, such as how much was saved. */
  facts?: ReactNode;
  notices?: ResultNotice[] | undefined;
  /** The version before, if it was saved over the file. */
  base?: number | undefined;
  /** That version is the current one again. */
  onUndone?: () => void;
  /** What can be done with a result. */
  nextOf?: ((file: StoredFile) => NextTool[]) | undefined;
  detailOf?: ((index: number) => string | undefined) | undefined;
  onAgain: () => void;
  /** Where again is not the same once more. */
  againLabel?: string;
  onAnew: () => void;
  /** More about it, below. */
  children?: ReactNode;
}
