import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { queryClient, trpc } from '../../lib/api/trpc.ts';
import { usersMessages } from './users.messages.ts';

export function SignOutOthers() {
  const t = useMessages(usersMessages);
  const errorTexts = useTranslated(errorWords);
  const [isAsking, setAsking] = useState(false);
  const revoke = useMutation(
    trpc.auth.revokeOtherSessions.mutationOptions({
      async onSuccess() {
        toast.success(t('othersSignedOut'));
        setAsking(false);
        await queryClient.invalidateQueries(trpc.auth.sessions.queryFilter());
      },
      onError: (error) => toast.error(describeError(readApiError(error), errorTexts)),
    }),
  );
  const { data } = useQuery(trpc.auth.sessions.queryOptions());
  const hasOthers = data?.sessions.some(({ current }) => !current);
  if (!hasOthers && !isAsking) return null;
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('signOutOthers')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('signOutOthers')}
        description={t('signOutOthersText')}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('cancel')}</Button>
            </DialogClose>
            <Button look="danger-fill" busy={revoke.isPending} onClick={() => revoke.mutate()}>
              {t('signOutOthers')}
            </Button>
          </>
        }
      />
    </>
  );
}
