import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import { previewPath } from '../../features/files/preview-path.ts';
import { OperationNotices } from '../../features/operations/operation-notices.tsx';
import { activityMessages } from '../../features/users/activity.messages.ts';
import { useToolActions } from '../../lib/messages/tool-actions.ts';
import { useMessages } from '../../lib/messages/messages.ts';

interface EndedWorkProps {
  operations: Operation[];
  onFollow: () => void;
}

export default function EndedWork({ operations, onFollow }: EndedWorkProps) {
  const t = useMessages(activityMessages);
  const ofTools = useToolActions();
  return (
    <OperationNotices
      operations={operations}
      words={{ ...t.record('actions'), ...ofTools }}
      pathTo={previewPath}
      onFollow={onFollow}
    />
  );
}
