import { type KeyboardEvent, useState } from 'react';
import { useMessages } from '../../lib/messages/messages.ts';
import { filesMessages } from './files.messages.ts';

interface NameEditorProps {
  name: string;
  /** Files keep their ending out of the first selection. */
  hasEnding: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** In the name's own place: Enter and leaving save, Escape gives up. */
export function NameEditor({ name, hasEnding, onSave, onCancel }: NameEditorProps) {
  const t = useMessages(filesMessages);
  const [value, setValue] = useState(name);
  const finish = () => {
    const trimmed = value.trim();
    if (trimmed && trimmed !== name) onSave(trimmed);
    else onCancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') finish();
    if (event.key === 'Escape') onCancel();
  };
  return (
    <input
      ref={(input) => {
        if (!input || document.activeElement === input) return;
        input.focus();
        const dot = hasEnding ? name.lastIndexOf('.') : -1;
        input.setSelectionRange(0, dot > 0 ? dot : name.length);
      }}
      aria-label={t('renameLabel', { name })}
      value={value}
      maxLength={255}
      onChange={(event) => setValue(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={finish}
      className="relative z-10 h-6 w-full min-w-0 rounded-4 border border-edge bg-raised px-1 text-13 font-bold outline-none focus:outline-2 focus:outline-accent"
    />
  );
}
