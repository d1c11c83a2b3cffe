import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { formatDate } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { readDevice } from './device-name.ts';
import { securityMessages } from './security.messages.ts';

const FEW = 5;

/** Shown where there is something: what was ended in the account, when and why. */
export function EndedCard() {
  const t = useMessages(securityMessages);
  const [isWhole, setWhole] = useState(false);
  const ended = useQuery(trpc.auth.endedAccess.queryOptions()).data?.ended ?? [];
  if (!ended.length) return null;
  const shown = isWhole ? ended : ended.slice(0, FEW);
  const left = ended.length - shown.length;
  return (
    <Card>
      <CardHeader title={t('ended.title')} lede={t('ended.lede')} />
      <div className="px-5 pt-2 pb-3">
        <ul className="divide-y divide-line">
          {shown.map(({ id, kind, name, cause, ended_at }) => (
            <li key={id} className="flex min-h-14 flex-col justify-center py-2">
              <p className="text-13 font-strong wrap-anywhere">
                {[t(`ended.kinds.${kind}`), kind === 'sign-in' ? nameDevice(name) : name]
                  .filter(Boolean)
                  .join(': ')}
              </p>
              <p className="text-12 text-ink-faint tabular-nums">
                {t(`ended.causes.${cause}`)}, <time dateTime={ended_at}>{formatDate(ended_at)}</time>
              </p>
            </li>
          ))}
        </ul>
        {left > 0 && (
          <Button size="small" className="mt-2" onClick={() => setWhole(true)}>
            {t('ended.all', { count: left })}
          </Button>
        )}
      </div>
    </Card>
  );
}

function nameDevice(userAgent: string | null): string {
  const { browser, system } = readDevice(userAgent);
  return [browser, system].filter(Boolean).join(', ');
}
