import { findStep } from '@sheaf/pdf-core/options';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { useMessages } from '../../lib/messages/messages.ts';
import { usePickedFiles } from '../tools/shared/files/use-picked-files.ts';
import { toolAreaMessages } from '../tools/shared/tool-area.messages.ts';
import { BatchDialog } from './batch-dialog.tsx';

/** One step over the files that the address names, to be started or added to. */
export function BatchOfFiles({ type, onClose }: { type: string; onClose: () => void }) {
  const t = useMessages(toolAreaMessages);
  const { files, ids, missing } = usePickedFiles();
  useEffect(() => {
    if (missing > 0) toast.error(t('missing.fact', { count: missing }), { description: t('missing.text') });
  }, [missing, t]);
  if (files.length < ids.length) return null;
  const begin = findStep(type) ? { type, files } : undefined;
  return <BatchDialog begin={begin} onClose={onClose} />;
}
