import { type ReactNode, Suspense, lazy, useEffect } from 'react';
import type { RunningOperation } from '../../../operations/operations-store.ts';
import { ResultBar } from './result-bar.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';

const loadProgress = () => import('../../../operations/operation-progress.tsx');
const OperationProgress = lazy(async () => ({ default: (await loadProgress()).OperationProgress }));

interface ToolBarProps {
  /** While it runs, how far it is. */
  operation?: RunningOperation;
  action: ReactNode;
  isTight?: boolean | undefined;
  children: ReactNode;
}

/** What will come out and the one main action; while it is being made, how far that is and the way to stop it. */
export function ToolBar({ operation, action, isTight, children }: ToolBarProps) {
  const t = useMessages(toolAreaMessages);
  // Here before the work begins: whoever starts it sees at once how far it is.
  useEffect(() => void loadProgress().catch(() => undefined), []);
  return (
    <ResultBar label={t('bar')} action={operation ? undefined : action} isTight={isTight && !operation}>
      {operation ? (
        <Suspense fallback={null}>
          <OperationProgress operation={operation} name={operation.title} />
        </Suspense>
      ) : (
        children
      )}
    </ResultBar>
  );
}
