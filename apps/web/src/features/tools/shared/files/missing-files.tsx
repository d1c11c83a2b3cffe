import { Note } from '../../../../components/note.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';
import { missingText } from './missing-text.ts';
import type { PickedFiles } from './use-picked-files.ts';

/** Shown for files in the address that cannot be opened; the others, if any, are used. */
export function MissingFiles({ picked }: { picked: PickedFiles }) {
  const t = useMessages(toolAreaMessages);
  // What is still being looked up is neither missing nor there.
  if (picked.missing === 0 || picked.isPending) return null;
  const { fact, text } = missingText(t, picked);
  return (
    <div className="wrap pt-5">
      <Note kind="warn" fact={fact}>
        {text}
      </Note>
    </div>
  );
}
