import { findProtectionProblem, protectionOf } from '@sheaf/pdf-core/tools/document-state.ts';
import { lazy, Suspense } from 'react';
import type { StoredFile } from '../../files/item.ts';

const ProtectedNote = lazy(() =>
  import('../shared/files/protected-file.tsx').then(({ ProtectedNote: Note }) => ({ default: Note })),
);

/** Why the owner of this file keeps a certificate from it, while marks may be put on it. */
export function findSealProblem({ reading }: StoredFile) {
  return findProtectionProblem('sign', { signatureData: {} }, protectionOf(reading));
}

export function SealingNote({ file }: { file: StoredFile }) {
  const problem = findSealProblem(file);
  if (!problem) return null;
  return (
    <Suspense>
      <div className="mb-4">
        <ProtectedNote file={file} problem={problem} />
      </div>
    </Suspense>
  );
}
