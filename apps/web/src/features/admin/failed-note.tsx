import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { adminMessages } from './admin.messages.ts';

export function FailedNote({ fact, onAgain }: { fact?: string; onAgain: () => unknown }) {
  const t = useMessages(adminMessages);
  const again = (
    <Button size="small" onClick={() => onAgain()}>
      {t('again')}
    </Button>
  );
  return <Note kind="bad" fact={fact ?? t('failed')} action={again} />;
}
