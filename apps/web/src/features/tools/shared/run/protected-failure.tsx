import { useMessages } from '../../../../lib/messages/messages.ts';
import { advancedMessages } from '../advanced.messages.ts';
import { UnlockNote } from '../page/locked-note.tsx';

/** A tool refused a protected file. */
export function ProtectedFailure({ message, fileId }: { message: string; fileId: string }) {
  const t = useMessages(advancedMessages);
  return (
    <div className="mb-4">
      <UnlockNote fileId={fileId} fact={t('protected')}>
        {message}
      </UnlockNote>
    </div>
  );
}
