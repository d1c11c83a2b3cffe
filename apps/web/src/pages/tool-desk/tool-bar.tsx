import type { ReactNode } from 'react';
import { OperationProgress } from '../../features/operations/operation-progress.tsx';
import type { RunningOperation } from '../../features/operations/operations-store.ts';
import { ResultBar } from '../../features/pdf-tools/result-bar.tsx';
import { useTexts } from '../../lib/texts.ts';
import { toolDeskTexts } from './tool-desk.texts.ts';

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
      {operation ? <OperationProgress operation={operation} name={operation.title} /> : children}
    </ResultBar>
  );
}
