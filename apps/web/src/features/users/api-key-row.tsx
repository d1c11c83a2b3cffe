import type { ApiKey } from '@sheaf/api/features/api-keys/api-keys.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { formatAgo, formatDate } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { queryClient, trpc } from '../../lib/trpc.ts';
import { keysTexts } from './keys.texts.ts';

export function ApiKeyRow({ apiKey }: { apiKey: ApiKey }) {
  const texts = useTexts(keysTexts);
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
      <Button size="small" aria-label={texts.revokeNamed(apiKey.name)} onClick={() => setAsking(true)}>
        {texts.revoke}
      </Button>
      <RevokeDialog apiKey={apiKey} open={isAsking} onClose={() => setAsking(false)} />
    </li>
  );
}

function useFacts({ scopes, last_used_at, expires_at }: ApiKey): string[] {
  const { facts } = useTexts(keysTexts);
  return [
    scopes.length > 1 ? facts.both : facts[scopes[0] ?? 'read'],
    last_used_at ? facts.used(formatAgo(last_used_at)) : facts.never,
    ...(expires_at ? [isPast(expires_at) ? facts.over : facts.until(formatDate(expires_at))] : []),
  ];
}

function isPast(time: string): boolean {
  return Date.parse(time) <= Date.now();
}

function RevokeDialog({ apiKey, open, onClose }: { apiKey: ApiKey; open: boolean; onClose: () => void }) {
  const texts = useTexts(keysTexts);
  const errorTexts = useTexts(apiErrorTexts);
  const revoke = useMutation(
    trpc.apiKeys.revoke.mutationOptions({
      onSuccess: () => toast.success(texts.revoked),
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
      title={texts.revokeTitle(apiKey.name)}
      description={texts.revokeText}
      actions={
        <>
          <DialogClose asChild>
            <Button>{texts.cancel}</Button>
          </DialogClose>
          <Button look="danger-fill" busy={revoke.isPending} onClick={() => revoke.mutate({ id: apiKey.id })}>
            {texts.revoke}
          </Button>
        </>
      }
    />
  );
}
