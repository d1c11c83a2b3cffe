import { findStep } from '@sheaf/pdf-core/options';
import { useEffect } from 'react';
import { toast } from '../../lib/page/toast.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { missingText } from '../tools/shared/files/missing-text.ts';
import { usePickedFiles } from '../tools/shared/files/use-picked-files.ts';
import { toolAreaMessages } from '../tools/shared/tool-area.messages.ts';
import { BatchDialog } from './batch-dialog.tsx';

/** One step over the files that the address names, to be started or added to. */
export function BatchOfFiles({ type, onClose }: { type: string; onClose: () => void }) {
  const t = useMessages(toolAreaMessages);
  const { files, ids, missing, found, isPending } = usePickedFiles();
  useEffect(() => {
    if (missing === 0 || isPending) return;
    const { fact, text } = missingText(t, { missing, found });
    toast.error(fact, { id: 'missing-files', description: text });
  }, [missing, found, isPending, t]);
  if (files.length < ids.length) return null;
  const begin = { type: findStep(type) ? type : undefined, files };
  return <BatchDialog begin={begin.type || files.length ? begin : undefined} onClose={onClose} />;
}
