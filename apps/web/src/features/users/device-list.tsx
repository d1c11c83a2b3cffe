import { useMutation, useQuery } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { toast } from '../../lib/page/toast.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { Skeleton, Waiting } from '../../components/skeleton.tsx';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { formatAgo, formatDate } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { queryClient, trpc } from '../../lib/api/trpc.ts';
import { readDevice } from './device-name.ts';
import { usersMessages } from './users.messages.ts';

export function DeviceList() {
  const t = useMessages(usersMessages);
  const errorTexts = useTranslated(errorWords);
  const { data, isError, refetch } = useQuery(trpc.auth.sessions.queryOptions());
  const revoke = useMutation(
    trpc.auth.revokeSession.mutationOptions({
      async onSuccess() {
        toast.success(t('deviceSignedOut'));
        await queryClient.invalidateQueries(trpc.auth.sessions.queryFilter());
      },
      onError: (error) => toast.error(describeError(readApiError(error), errorTexts)),
    }),
  );
  if (isError) {
    return (
      <Note
        kind="bad"
        fact={t('devicesFailed')}
        action={
          <Button size="small" onClick={() => refetch()}>
            {t('again')}
          </Button>
        }
      />
    );
  }
  if (!data) return <DeviceSkeleton />;
  return (
    <ul className="divide-y divide-line">
      {data.sessions.map((device) => {
        const { browser, system } = readDevice(device.user_agent);
        const name =
          browser && system
            ? t('device.on', { browser, system })
            : (browser ?? system ?? t('device.unknown'));
        const Icon = /iPhone|iPad|Android/u.test(system ?? '') ? Smartphone : Laptop;
        const facts = [
          device.ip,
          t('lastSeen', { ago: formatAgo(device.last_seen_at) }),
          t('since', { date: formatDate(device.created_at) }),
        ];
        return (
          <li key={device.id} className="flex min-h-14 items-center gap-3 py-2">
            <Icon aria-hidden="true" className="size-5 text-ink-faint" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 text-13 font-strong">
                {name}
                {device.current && <Badge kind="ok">{t('current')}</Badge>}
              </p>
              <p className="text-12 text-ink-faint tabular-nums">{facts.filter(Boolean).join(', ')}</p>
            </div>
            {!device.current && (
              <Button
                size="small"
                aria-label={t('signOutNamed', { device: name })}
                busy={revoke.isPending && revoke.variables.id === device.id}
                onClick={() => revoke.mutate({ id: device.id })}
              >
                {t('signOut')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function DeviceSkeleton() {
  return (
    <Waiting className="flex min-h-14 items-center gap-3 py-2">
      <Skeleton className="size-5" />
      <div className="flex-1">
        <Skeleton className="h-3 w-40" />
        <Skeleton className="mt-2 h-2.5 w-56" />
      </div>
    </Waiting>
  );
}
