import type { ApiKey } from '@sheaf/api/features/api-keys/api-keys.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { formatAgo, formatDate } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { queryClient, trpc } from '../../lib/api/trpc.ts';
import { keysMessages } from './keys.messages.ts';

export function ApiKeyRow({ apiKey }: { apiKey: ApiKey }) {
  const t = useMessages(keysMessages);
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <KeyRound aria-hidden="true" className="size-5 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-13 font-strong wrap-anywhere">
          {apiKey.name}
          <code className="font-mono text-12 font-regular text-ink-faint">{apiKey.prefix}…</code>
        </p>
        <p className="text-12 text-ink-faint tabular-nums">{useFacts(apiKey).join(', ')}</p>
      </div>
      <Button
        size="small"
        aria-label={t('revokeNamed', { name: apiKey.name })}
        onClick={() => setAsking(true)}
      >
        {t('revoke')}
      </Button>
      <RevokeDialog apiKey={apiKey} open={isAsking} onClose={() => setAsking(false)} />
    </li>
  );
}

function useFacts({ scopes, last_used_at, expires_at }: ApiKey): string[] {
  const t = useMessages(keysMessages);
  return [
    scopes.length > 1 ? t('facts.both') : t(`facts.${scopes[0] ?? 'read'}`),
    last_used_at ? t('facts.used', { ago: formatAgo(last_used_at) }) : t('facts.never'),
    ...(expires_at
      ? [isPast(expires_at) ? t('facts.over') : t('facts.until', { day: formatDate(expires_at) })]
      : []),
  ];
}

function isPast(time: string): boolean {
  return Date.parse(time) <= Date.now();
}

function RevokeDialog({ apiKey, open, onClose }: { apiKey: ApiKey; open: boolean; onClose: () => void }) {
  const t = useMessages(keysMessages);
  const errorTexts = useTranslated(errorWords);
  const revoke = useMutation(
    trpc.apiKeys.revoke.mutationOptions({
      onSuccess: () => toast.success(t('revoked')),
      onError: (error) => toast.error(describeError(readApiError(error), errorTexts)),
      async onSettled() {
        onClose();
        await queryClient.invalidateQueries(trpc.apiKeys.list.queryFilter());
      },
    }),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('revokeTitle', { name: apiKey.name })}
      description={t('revokeText')}
      actions={
        <>
          <DialogClose asChild>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button look="danger-fill" busy={revoke.isPending} onClick={() => revoke.mutate({ id: apiKey.id })}>
            {t('revoke')}
          </Button>
        </>
      }
    />
  );
}
