import { ButtonLink } from '../../../../components/button.tsx';
import { Note } from '../../../../components/note.tsx';
import type { ApiError } from '../../../../lib/api/api-error.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { advancedMessages } from '../advanced.messages.ts';
import { useUnlockPath } from '../run/way-back.ts';

export function needsPassword({ refusal }: ApiError): boolean {
  return refusal?.reason === 'password_needed' || refusal?.reason === 'password_wrong';
}

/** Leads to Unlock, with the file, and back to this tool. */
export function LockedNote({ fileId }: { fileId: string }) {
  const t = useMessages(advancedMessages);
  const toUnlock = useUnlockPath(fileId);
  return (
    <Note
      kind="bad"
      fact={t('cannotOpen')}
      action={
        <ButtonLink size="small" to={toUnlock}>
          {t('unlock')}
        </ButtonLink>
      }
    >
      {t('locked')}
    </Note>
  );
}
