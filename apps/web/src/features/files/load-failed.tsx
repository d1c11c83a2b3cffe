import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { filesMessages } from './files.messages.ts';

interface LoadFailedProps {
  fact: string;
  /** What was loaded before stays below. */
  hasOlder: boolean;
  onAgain: () => unknown;
}

export function LoadFailed({ fact, hasOlder, onAgain }: LoadFailedProps) {
  const t = useMessages(filesMessages);
  const again = (
    <Button size="small" onClick={() => void onAgain()}>
      {t('again')}
    </Button>
  );
  return (
    <div className={hasOlder ? 'mb-3' : undefined}>
      <Note kind="bad" fact={fact} action={again}>
        {hasOlder && t('olderShown')}
      </Note>
    </div>
  );
}
