import type { Progress } from '@sheaf/api/ports';
import type { ApiError } from '../../lib/api/api-error.ts';

/** Work that this tab asked for. Outside of React, so that it goes on when another page is opened. */
export interface RunningOperation {
  id: string;
  /** As the history calls it. */
  action: string;
  /** The files it is about. */
  title: string;
  /** The one that its own page shows it at. */
  fileId: string | null;
  startedAt: number;
  /** When so much of it was reached. */
  progressAt: number;
  status: 'running' | 'done' | 'failed' | 'cancelled';
  isCancelling: boolean;
  progress: Progress | null;
  error: ApiError | null;
  /** What was made. */
  file: { id: string; filename: string } | null;
}
