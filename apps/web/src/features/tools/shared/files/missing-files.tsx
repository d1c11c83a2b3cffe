import { Note } from '../../../../components/note.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';
import type { PickedFiles } from './use-picked-files.ts';

/** Shown for files in the address that cannot be opened; the others, if any, are used. */
export function MissingFiles({ picked }: { picked: Pick<PickedFiles, 'missing' | 'found' | 'isPending'> }) {
  const t = useMessages(toolAreaMessages);
  const { missing, found, isPending } = picked;
  // What is still being looked up is neither missing nor there.
  if (missing === 0 || isPending) return null;
  return (
    <div className="wrap pt-5">
      <Note kind="warn" fact={t('missing.fact', { count: missing })}>
        {t('missing.text', { count: missing })}
        {found > 0 && ` ${t('missing.others', { count: found })}`}
      </Note>
    </div>
  );
}
