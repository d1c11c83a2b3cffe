import { Redo2, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { advancedMessages } from '../advanced.messages.ts';
import type { History } from './history.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';

/** Also Ctrl+Z and Ctrl+Shift+Z, where nothing is being written. */
export function UndoButtons<Value>({ history: { undo, redo } }: { history: History<Value> }) {
  const t = useMessages(advancedMessages);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isWriting =
        event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (isWriting || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      (event.shiftKey ? redo : undo)?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, redo]);
  return (
    <>
      <IconButton size="small" name={t('undo')} disabled={!undo} onClick={() => undo?.()}>
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton size="small" name={t('redo')} disabled={!redo} onClick={() => redo?.()}>
        <Redo2 aria-hidden="true" />
      </IconButton>
    </>
  );
}
