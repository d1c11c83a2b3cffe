import { Note } from '../../../../components/note.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';

/** Shown for files in the address that cannot be opened; the others are used. */
export function MissingFiles({ count }: { count: number }) {
  const t = useMessages(toolAreaMessages);
  if (count === 0) return null;
  return (
    <div className="wrap pt-5">
      <Note kind="warn" fact={t('missing.fact', { count })}>
        {t('missing.text')}
      </Note>
    </div>
  );
}
