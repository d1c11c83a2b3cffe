import { previewPath } from '../../features/files/preview-path.ts';
import { OperationTray } from '../../features/operations/operation-tray.tsx';
import { activityTexts } from '../../features/users/activity.texts.ts';
import { useTexts } from '../../lib/texts.ts';

export default function TrayBody() {
  const { actions } = useTexts(activityTexts);
  return <OperationTray words={actions} pathTo={previewPath} />;
}
