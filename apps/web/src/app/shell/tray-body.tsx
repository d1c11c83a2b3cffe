import { previewPath } from '../../features/files/preview-path.ts';
import { OperationTray } from '../../features/operations/operation-tray.tsx';
import { activityMessages } from '../../features/users/activity.messages.ts';
import { useToolActions } from '../../lib/messages/tool-actions.ts';
import { useMessages } from '../../lib/messages/messages.ts';

export default function TrayBody() {
  const t = useMessages(activityMessages);
  const ofTools = useToolActions();
  return <OperationTray words={{ ...t.record('actions'), ...ofTools }} pathTo={previewPath} />;
}
