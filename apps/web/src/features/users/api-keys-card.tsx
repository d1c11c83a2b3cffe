import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { Note } from '../../components/note.tsx';
import { Skeleton, Waiting } from '../../components/skeleton.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { keysMessages } from './keys.messages.ts';

const ApiKeyRow = lazy(async () => ({ default: (await import('./api-key-row.tsx')).ApiKeyRow }));
const NewKeyDialog = lazy(async () => ({ default: (await import('./new-key-dialog.tsx')).NewKeyDialog }));

export function ApiKeysCard() {
  const t = useMessages(keysMessages);
  const [isMaking, setMaking] = useState(false);
  const stats = useQuery(trpc.users.stats.queryOptions());
  const isAllowed = stats.data?.stats.features.includes('api_access');
  return (
    <Card>
      <CardHeader
        title={t('title')}
        lede={
          <>
            {t('lede')}{' '}
            <TextLink alone to="/api">
              {t('reference')}
            </TextLink>
          </>
        }
        action={
          isAllowed && (
            <Button onClick={() => setMaking(true)}>
              <Plus aria-hidden="true" />
              {t('create')}
            </Button>
          )
        }
      />
      <div className="px-5 pt-2 pb-4">
        <KeyList isAllowed={isAllowed} />
      </div>
      {isMaking && (
        <Suspense fallback={null}>
          <NewKeyDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function KeyList({ isAllowed }: { isAllowed: boolean | undefined }) {
  const t = useMessages(keysMessages);
  const { data, isError, refetch } = useQuery(trpc.apiKeys.list.queryOptions());
  if (isError) {
    const again = (
      <Button size="small" onClick={() => refetch()}>
        {t('again')}
      </Button>
    );
    return <Note kind="bad" fact={t('failed')} action={again} />;
  }
  if (!data || isAllowed === undefined)
    return (
      <Waiting>
        <Skeleton className="my-3 h-4 w-2/3" />
      </Waiting>
    );
  const keys = data.apiKeys;
  return (
    <>
      {!isAllowed && (
        <div className="py-2">
          <Note
            fact={t('locked')}
            action={
              <ButtonLink to="/upgrade" size="small">
                {t('upgrade')}
              </ButtonLink>
            }
          >
            {keys.length ? t('resting') : t('lockedText')}
          </Note>
        </div>
      )}
      {isAllowed && !keys.length && <p className="py-2 text-13 text-ink-soft">{t('none')}</p>}
      {keys.length > 0 && (
        <ul className="divide-y divide-line">
          <Suspense fallback={null}>
            {keys.map((key) => (
              <ApiKeyRow key={key.id} apiKey={key} />
            ))}
          </Suspense>
        </ul>
      )}
    </>
  );
}
