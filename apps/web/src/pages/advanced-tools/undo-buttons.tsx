import { Redo2, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { advancedTexts } from '../../features/pdf-tools/advanced/advanced.texts.ts';
import type { History } from '../../features/pdf-tools/advanced/history.ts';
import { useTexts } from '../../lib/texts.ts';

/** Also Ctrl+Z and Ctrl+Shift+Z, where nothing is being written. */
export function UndoButtons<Value>({ history: { undo, redo } }: { history: History<Value> }) {
  const texts = useTexts(advancedTexts);
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
      <IconButton size="small" name={texts.undo} disabled={!undo} onClick={() => undo?.()}>
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton size="small" name={texts.redo} disabled={!redo} onClick={() => redo?.()}>
        <Redo2 aria-hidden="true" />
      </IconButton>
    </>
  );
}
