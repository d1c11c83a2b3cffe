import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/texts.ts';
import { queryClient, trpc } from '../../lib/trpc.ts';
import { usersTexts } from './users.texts.ts';

export function SignOutOthers() {
  const texts = useTexts(usersTexts);
  const errorTexts = useTexts(apiErrorTexts);
  const [isAsking, setAsking] = useState(false);
  const revoke = useMutation(
    trpc.auth.revokeOtherSessions.mutationOptions({
      async onSuccess() {
        toast.success(texts.othersSignedOut);
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
        {texts.signOutOthers}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.signOutOthers}
        description={texts.signOutOthersText}
        actions={
          <>
            <DialogClose asChild>
              <Button>{texts.cancel}</Button>
            </DialogClose>
            <Button look="danger-fill" busy={revoke.isPending} onClick={() => revoke.mutate()}>
              {texts.signOutOthers}
            </Button>
          </>
        }
      />
    </>
  );
}
