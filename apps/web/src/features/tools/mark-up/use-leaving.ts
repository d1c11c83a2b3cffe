import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../../lib/page/toast.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useAskBeforeLeaving } from '../../../lib/page/ask-before-leaving.ts';
import { previewPath } from '../../files/preview-path.ts';
import { markUpMessages } from './mark-up.messages.ts';

/**
 * Marks that are not saved stay as a draft, however the viewer is left: the browser asks before the tab is closed, and a
 * message leads back from another page. The returned function leaves that out, where the member was asked already.
 */
export function useLeaving(file: { id: string; filename: string } | undefined, unsaved: number): () => void {
  const t = useMessages(markUpMessages);
  const navigate = useNavigate();
  const isTold = useRef(false);
  const tell = useRef(() => {});
  useLayoutEffect(() => {
    tell.current = () => {
      if (!file || unsaved === 0) return;
      toast.info(t('leave.kept', { count: unsaved, name: file.filename }), {
        action: { label: t('leave.back'), onClick: () => void navigate(previewPath(file.id)) },
      });
    };
  });
  useEffect(() => () => void (isTold.current || tell.current()), []);
  useAskBeforeLeaving(unsaved > 0);
  return () => {
    isTold.current = true;
  };
}
