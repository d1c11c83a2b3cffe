import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import { previewPath } from '../../features/files/preview-path.ts';
import { OperationNotices } from '../../features/operations/operation-notices.tsx';
import { useActionWords } from '../../lib/messages/tool-actions.ts';

interface EndedWorkProps {
  operations: Operation[];
  onFollow: () => void;
}

export default function EndedWork({ operations, onFollow }: EndedWorkProps) {
  const words = useActionWords();
  return <OperationNotices operations={operations} words={words} pathTo={previewPath} onFollow={onFollow} />;
}
