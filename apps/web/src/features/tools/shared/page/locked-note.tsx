import { ButtonLink } from '../../../../components/button.tsx';
import { Note } from '../../../../components/note.tsx';
import type { ApiError } from '../../../../lib/api/api-error.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { advancedMessages } from '../advanced.messages.ts';
import { toolPath } from '../tool-list.ts';

export function needsPassword({ refusal }: ApiError): boolean {
  return refusal?.reason === 'password_needed' || refusal?.reason === 'password_wrong';
}

/** Leads to Unlock, with the file. */
export function LockedNote({ fileId }: { fileId: string }) {
  const t = useMessages(advancedMessages);
  return (
    <Note
      kind="bad"
      fact={t('cannotOpen')}
      action={
        <ButtonLink size="small" to={toolPath('unlock', [fileId])}>
          {t('unlock')}
        </ButtonLink>
      }
    >
      {t('locked')}
    </Note>
  );
}
