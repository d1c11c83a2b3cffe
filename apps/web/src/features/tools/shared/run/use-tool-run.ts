import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../../lib/page/toast.ts';
import {
  type Outcome,
  type RunningOperation,
  dismissOperation,
  startOperation,
  useOperation,
  watchOperation,
} from '../../../operations/operations-store.ts';
import { refreshLists } from '../../../files/refresh-lists.ts';
import type { StoredFile } from '../../../files/item.ts';
import { errorWords, describeError } from '../../../../lib/messages/describe-error.ts';
import { useSells } from '../../../../lib/instance/use-instance.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { useTranslated } from '../../../../lib/messages/translated.ts';
import { loadResult } from './late-result.ts';
import type { ResultNotice } from './result-notices.tsx';
import { toolAreaMessages } from '../tool-area.messages.ts';

export interface ToolAnswer {
  /** Null where a tool found nothing that it could make one of. */
  file: StoredFile | null;
  /** All of them, where it makes several. */
  files?: StoredFile[];
  operationId: string;
  notices?: ResultNotice[];
}

/** Of tools that always make one. */
export interface MadeAnswer extends ToolAnswer {
  file: StoredFile;
}

export interface ToolJob<Answer extends ToolAnswer> {
  /** As the history calls it. */
  action: string;
  title: string;
  send: (operationId: string) => Promise<Answer>;
  /** Messages for success and failure, where the page does not show it: of the end of most work it does. */
  done?: ((answer: Answer) => string) | undefined;
  failed?: ((message: string) => string) | undefined;
  /** Where stopping is not as if nothing had been. */
  cancelled?: string;
  onDone?: (answer: Answer) => void;
}

export type ToolRunState<Answer extends ToolAnswer> =
  | { status: 'idle' }
  | { status: 'running'; operation: RunningOperation }
  | { status: 'done'; answer: Answer; seconds: number }
  | { status: 'failed'; message: string; reason?: string | undefined };

export interface ToolRun<Answer extends ToolAnswer> {
  state: ToolRunState<Answer>;
  start: (job: ToolJob<Answer>) => void;
  /** The same once more. */
  again: () => void;
  reset: () => void;
}

/** One piece of work at a time, shown by the page while it is open and by the tray when it is left. */
export function useToolRun<Answer extends ToolAnswer>(): ToolRun<Answer> {
  const t = useMessages(toolAreaMessages);
  const errorTexts = useTranslated(errorWords);
  const sells = useSells();
  const [runningId, setRunningId] = useState<string | null>(null);
  const [state, setState] = useState<ToolRunState<Answer>>({ status: 'idle' });
  const operation = useOperation(runningId);
  const last = useRef<ToolJob<Answer> | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => (runningId ? watchOperation(runningId) : undefined), [runningId]);

  function start(job: ToolJob<Answer>): void {
    last.current = job;
    loadResult().catch(() => undefined);
    const { id, ended } = startOperation(job);
    setRunningId(id);
    void reportEnd(id, ended, job);
  }

  async function reportEnd(id: string, ended: Promise<Outcome<Answer>>, job: ToolJob<Answer>): Promise<void> {
    const outcome = await ended;
    if (outcome.status !== 'failed') void refreshLists();
    if (outcome.status === 'done' && job.done) toast.success(job.done(outcome.answer));
    if (outcome.status === 'cancelled') toast.info(job.cancelled ?? t(sells ? 'cancelled' : 'stopped'));
    const error = outcome.status === 'failed' ? outcome.error : null;
    const message = error ? describeError(error, errorTexts) : '';
    if (message && job.failed) toast.error(job.failed(message));
    // When it was left, the tray has the end of it.
    if (!isHere.current) return;
    setRunningId(null);
    dismissOperation(id);
    if (outcome.status === 'done') {
      setState({ status: 'done', answer: outcome.answer, seconds: outcome.seconds });
      job.onDone?.(outcome.answer);
    } else
      setState(message ? { status: 'failed', message, reason: error?.refusal?.reason } : { status: 'idle' });
  }

  return {
    state: operation?.status === 'running' ? { status: 'running', operation } : state,
    start,
    again: () => last.current && start(last.current),
    reset: () => setState({ status: 'idle' }),
  };
}
