import { ButtonLink } from '../../../../components/button.tsx';
import { Note } from '../../../../components/note.tsx';
import type { ApiError } from '../../../../lib/api/api-error.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { advancedMessages } from '../advanced.messages.ts';
import { useUnlockPath } from '../run/way-back.ts';

export function needsPassword({ refusal }: ApiError): boolean {
  return refusal?.reason === 'password_needed' || refusal?.reason === 'password_wrong';
}

/** What a protected file keeps a tool from: leads to Unlock, with the file, and back to this tool. */
export function UnlockNote({ fileId, fact, children }: { fileId: string; fact: string; children: string }) {
  const t = useMessages(advancedMessages);
  const toUnlock = useUnlockPath(fileId);
  return (
    <Note
      kind="bad"
      fact={fact}
      action={
        <ButtonLink size="small" to={toUnlock}>
          {t('unlock')}
        </ButtonLink>
      }
    >
      {children}
    </Note>
  );
}

/** It opens only with its password. */
export function LockedNote({ fileId }: { fileId: string }) {
  const t = useMessages(advancedMessages);
  return (
    <UnlockNote fileId={fileId} fact={t('cannotOpen')}>
      {t('locked')}
    </UnlockNote>
  );
}
