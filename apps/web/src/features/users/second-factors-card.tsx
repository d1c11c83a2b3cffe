import { CODE_SECONDS } from '@sheaf/api/features/auth/auth.times.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Smartphone } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { Note } from '../../components/note.tsx';
import { Skeleton, Waiting } from '../../components/skeleton.tsx';
import { formatAgo, formatDate } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { hasPasskeys } from '../../lib/session/passkeys.ts';
import { queryClient, trpc } from '../../lib/api/trpc.ts';
import type { FactorChange } from './factor-change-dialog.tsx';
import { securityMessages } from './security.messages.ts';

const AuthenticatorDialog = lazy(async () => ({
  default: (await import('./authenticator-dialog.tsx')).AuthenticatorDialog,
}));
const PasskeyDialog = lazy(async () => ({ default: (await import('./passkey-dialog.tsx')).PasskeyDialog }));
const FactorChangeDialog = lazy(async () => ({
  default: (await import('./factor-change-dialog.tsx')).FactorChangeDialog,
}));
const RecoveryCodesDialog = lazy(async () => ({
  default: (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog,
}));

type Open = 'app' | 'passkey' | FactorChange | { codes: string[] } | null;

export function SecondFactorsCard() {
  const t = useMessages(securityMessages);
  const [open, setOpen] = useState<Open>(null);
  const { data, isError, refetch } = useQuery(trpc.secondFactors.list.queryOptions());
  const changed = async (codes: string[] | null) => {
    setOpen(codes ? { codes } : null);
    await queryClient.invalidateQueries(trpc.secondFactors.pathFilter());
  };
  const close = () => setOpen(null);
  return (
    <Card>
      <CardHeader title={t('factors.title')} lede={t('factors.lede')} />
      <div className="px-5 pt-2 pb-3">
        {isError && (
          <Note
            kind="bad"
            fact={t('factors.failed')}
            action={
              <Button size="small" onClick={() => refetch()}>
                {t('factors.again')}
              </Button>
            }
          />
        )}
        {data?.needed && (
          <Note kind="warn" fact={t('factors.neededFact')}>
            {t('factors.needed')}
          </Note>
        )}
        {!data && !isError && (
          <Waiting className="flex h-27 flex-col justify-evenly">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-2/3" />
          </Waiting>
        )}
        {data && (
          <ul className="divide-y divide-line">
            <FactorRow
              icon={<Smartphone aria-hidden="true" className="size-5 text-ink-faint" />}
              name={t('factors.app')}
              fact={
                data.authenticator
                  ? t('factors.appOn', { date: formatDate(data.authenticator.created_at) })
                  : t('factors.appOff', { seconds: CODE_SECONDS })
              }
            >
              {data.authenticator ? (
                <Button
                  size="small"
                  aria-label={t('factors.removeNamed', { name: t('factors.app') })}
                  onClick={() => setOpen({ change: 'remove-app' })}
                >
                  {t('factors.remove')}
                </Button>
              ) : (
                <Button size="small" onClick={() => setOpen('app')}>
                  {t('factors.setUp')}
                </Button>
              )}
            </FactorRow>
            <FactorRow icon={<KeyIcon />} name={t('factors.passkeys')} fact={t('factors.passkeysHint')}>
              {hasPasskeys() && (
                <Button size="small" onClick={() => setOpen('passkey')}>
                  {t('factors.addPasskey')}
                </Button>
              )}
            </FactorRow>
            {data.passkeys.map(({ id, name, created_at, last_used_at }) => (
              <FactorRow
                key={id}
                icon={<span className="size-5" />}
                name={name}
                fact={[
                  t('factors.added', { date: formatDate(created_at) }),
                  last_used_at ? t('factors.used', { ago: formatAgo(last_used_at) }) : t('factors.never'),
                ].join(', ')}
              >
                <Button
                  size="small"
                  aria-label={t('factors.removeNamed', { name })}
                  onClick={() => setOpen({ change: 'remove-passkey', id, name })}
                >
                  {t('factors.remove')}
                </Button>
              </FactorRow>
            ))}
            {(data.authenticator || data.passkeys.length > 0) && (
              <FactorRow
                icon={<span className="size-5" />}
                name={t('factors.codes')}
                fact={t('factors.codesLeft', { count: data.recovery_codes })}
              >
                <Button size="small" onClick={() => setOpen({ change: 'new-codes' })}>
                  {t('factors.newCodes')}
                </Button>
              </FactorRow>
            )}
          </ul>
        )}
      </div>
      <Suspense fallback={null}>
        {open === 'app' && <AuthenticatorDialog onAdded={changed} onClose={close} />}
        {open === 'passkey' && <PasskeyDialog onAdded={changed} onClose={close} />}
        {typeof open === 'object' && open !== null && 'change' in open && (
          <FactorChangeDialog change={open} onDone={changed} onClose={close} />
        )}
        {typeof open === 'object' && open !== null && 'codes' in open && (
          <RecoveryCodesDialog codes={open.codes} onClose={close} />
        )}
      </Suspense>
    </Card>
  );
}

function KeyIcon() {
  return <KeyRound aria-hidden="true" className="size-5 text-ink-faint" />;
}

interface FactorRowProps {
  icon: ReactNode;
  name: string;
  fact: string;
  children: ReactNode;
}

function FactorRow({ icon, name, fact, children }: FactorRowProps) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      {icon}
      {/* Narrower than this, the button stands below. */}
      <div className="min-w-0 flex-1 basis-36">
        <p className="text-13 font-strong wrap-anywhere">{name}</p>
        <p className="text-12 text-ink-faint tabular-nums">{fact}</p>
      </div>
      <div className="ml-auto">{children}</div>
    </li>
  );
}
