import { previewPath } from '../../features/files/preview-path.ts';
import { OperationTray } from '../../features/operations/operation-tray.tsx';
import { useActionWords } from '../../lib/messages/tool-actions.ts';

export default function TrayBody() {
  const words = useActionWords();
  return <OperationTray words={words} pathTo={previewPath} />;
}
