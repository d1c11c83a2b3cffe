import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { SkeletonFields, Waiting } from '../../components/skeleton.tsx';
import { api } from '../../lib/api/trpc.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import type { Refusal } from './card-form-props.ts';
import { CardForm } from './card-form.tsx';
import { dialogMessages } from './dialogs.messages.ts';
import { refreshBilling } from './use-billing.ts';
import { useReportFailure } from './use-report-failure.ts';

type KeptCard = Awaited<ReturnType<typeof api.subscriptions.keepCard.mutate>>;

interface ChangeCardProps {
  submit: string;
  submitting: string;
  refusal?: Refusal | null;
  /** The new card is charged from now on. Until what follows is done, the form is busy. */
  onKept: (answer: KeptCard) => Promise<void> | void;
}

/** Another card for a subscription that runs. Each card that was taken ends one round; the next begins anew. */
export default function ChangeCard({ submit, submitting, refusal, onKept }: ChangeCardProps) {
  const t = useMessages(dialogMessages);
  const reportFailure = useReportFailure();
  const [round, setRound] = useState(0);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['card-change', round],
    queryFn: () => api.subscriptions.changeCard.mutate(),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const keep = useMutation({
    async mutationFn() {
      const answer = await api.subscriptions.keepCard.mutate();
      await refreshBilling();
      await onKept(answer);
    },
    onError: (error) => reportFailure(t('changeCard.failed'), error),
    onSettled: () => setRound((before) => before + 1),
  });
  const again = (
    <Button size="small" busy={isFetching} onClick={() => void refetch()}>
      {t('sandbox.again')}
    </Button>
  );
  if (isError)
    return (
      <Note kind="bad" fact={t('sandbox.notStarted')} action={again}>
        {t('sandbox.notStartedText')}
      </Note>
    );
  if (!data)
    return (
      <Waiting>
        <SkeletonFields />
      </Waiting>
    );
  return (
    <CardForm
      order={data}
      submit={submit}
      submitting={submitting}
      busy={keep.isPending || isPlaceholderData}
      refusal={refusal ?? null}
      returnTo="/billing?payment=success&card=changed"
      onPaid={() => keep.mutate()}
      onRefused={(reason) => toast.error(t('changeCard.failed'), { description: reason })}
    />
  );
}
