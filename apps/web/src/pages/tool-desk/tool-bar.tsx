import { type ReactNode, Suspense, lazy } from 'react';
import type { RunningOperation } from '../../features/operations/operations-store.ts';
import { ResultBar } from '../../features/pdf-tools/result-bar.tsx';
import { useTexts } from '../../lib/texts.ts';
import { toolDeskTexts } from './tool-desk.texts.ts';

const OperationProgress = lazy(async () => ({
  default: (await import('../../features/operations/operation-progress.tsx')).OperationProgress,
}));

interface ToolBarProps {
  /** While it runs, how far it is. */
  operation?: RunningOperation;
  action: ReactNode;
  children: ReactNode;
}

/** What will come out and the one main action; while it is being made, how far that is and the way to stop it. */
export function ToolBar({ operation, action, children }: ToolBarProps) {
  const texts = useTexts(toolDeskTexts);
  return (
    <ResultBar label={texts.bar} action={operation ? undefined : action}>
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
