import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import { previewPath } from '../../features/files/preview-path.ts';
import { OperationNotices } from '../../features/operations/operation-notices.tsx';
import { activityTexts } from '../../features/users/activity.texts.ts';
import { useTexts } from '../../lib/texts.ts';

interface EndedWorkProps {
  operations: Operation[];
  onFollow: () => void;
}

export default function EndedWork({ operations, onFollow }: EndedWorkProps) {
  const { actions } = useTexts(activityTexts);
  return (
    <OperationNotices operations={operations} words={actions} pathTo={previewPath} onFollow={onFollow} />
  );
}
