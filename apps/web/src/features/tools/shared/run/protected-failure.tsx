import { ButtonLink } from '../../../../components/button.tsx';
import { Note } from '../../../../components/note.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { advancedMessages } from '../advanced.messages.ts';
import { useUnlockPath } from './way-back.ts';

/** A tool refused a protected file: leads to Unlock, and back. */
export function ProtectedFailure({ message, fileId }: { message: string; fileId: string }) {
  const t = useMessages(advancedMessages);
  const toUnlock = useUnlockPath(fileId);
  return (
    <div className="mb-4">
      <Note
        kind="bad"
        fact={t('protected')}
        action={
          <ButtonLink size="small" to={toUnlock}>
            {t('unlock')}
          </ButtonLink>
        }
      >
        {message}
      </Note>
    </div>
  );
}
