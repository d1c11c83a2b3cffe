import type { ReactNode } from 'react';

/** A way on from a result. */
export interface NextTool {
  label: string;
  icon: ReactNode;
  /** The result was made for it. */
  isWaiting?: boolean;
  onGo: () => void;
}
