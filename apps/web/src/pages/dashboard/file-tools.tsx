import { type ReactNode, Suspense, lazy } from 'react';
import type { StoredFile } from '../../features/files/item.ts';

// Read with the first menu or selection: a list of files is shown without them.
const ToolEntries = lazy(() => import('../../features/tools/at-files/tool-entries.tsx'));
const SelectionTools = lazy(() => import('../../features/tools/at-files/selection-tools.tsx'));

/** The tools for these files, as entries of a menu, which waits for them. */
export function toolEntries(files: StoredFile[], hasAssistant = false): ReactNode {
  return <ToolEntries files={files} hasAssistant={hasAssistant} />;
}

/** The same in the bar of a selection. */
export function selectionTools(files: StoredFile[]): ReactNode {
  return (
    <Suspense fallback={null}>
      <SelectionTools files={files} />
    </Suspense>
  );
}
