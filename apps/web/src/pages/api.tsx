import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '../components/button.tsx';
import { Note } from '../components/note.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Skeleton, SkeletonRows, Waiting } from '../components/skeleton.tsx';
import { TextLink } from '../components/text-link.tsx';
import { ApiBasics, RateLimits } from '../features/api-reference/api-basics.tsx';
import { ApiCalls } from '../features/api-reference/api-calls.tsx';
import { apiReferenceMessages } from '../features/api-reference/api-reference.messages.ts';
import { groupCalls, loadDocument } from '../features/api-reference/openapi-document.ts';
import { formatNumber } from '../lib/messages/format.ts';
import { useConfig } from '../lib/instance/use-instance.ts';
import { useMessages } from '../lib/messages/messages.ts';

/** Only where plans are sold. */
const SOLD = 'Subscriptions';

/** Every call, from the description that the server itself gives. */
export default function ApiPage() {
  const t = useMessages(apiReferenceMessages);
  const opened = useLocation().hash.slice(1);
  const { data, isError, refetch } = useQuery({
    queryKey: ['openapi'],
    queryFn: loadDocument,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (data && opened) document.getElementById(opened)?.scrollIntoView();
  }, [data, opened]);
  const sells = useConfig()?.sells;
  const groups = (data ? groupCalls(data) : []).filter(({ name }) => sells !== false || name !== SOLD);
  const count = groups.reduce((sum, { calls }) => sum + calls.length, 0);
  // Where the member is, which a proxy or a tunnel may have named otherwise.
  const baseUrl = `${location.origin}/api`;
  return (
    <div className="wrap pb-16">
      <title>{t('pageTitle')}</title>
      <PageHeader
        title={t('title')}
        lede={data ? t('lede', { calls: formatNumber(count) }) : t('loadingLede')}
        actions={
          <ButtonLink to="/api/openapi.json" reloadDocument target="_blank">
            {t('document')}
          </ButtonLink>
        }
      />
      {isError && (
        <Note
          kind="bad"
          fact={t('failed')}
          action={
            <Button size="small" onClick={() => refetch()}>
              {t('again')}
            </Button>
          }
        >
          {t('failedText')}
        </Note>
      )}
      {!data && !isError && (
        <Waiting className="flex min-h-dvh flex-col gap-4">
          <Skeleton className="h-48 w-full rounded-10" />
          <SkeletonRows rows={8} className="rounded-10 border border-line bg-surface" />
        </Waiting>
      )}
      {data && (
        <div className="flex flex-col gap-10">
          <ApiBasics
            document={data}
            baseUrl={baseUrl}
            keysLink={<TextLink to="/profile">{t('keys')}</TextLink>}
          />
          <ApiCalls document={data} groups={groups} baseUrl={baseUrl} opened={opened} />
          <RateLimits document={data} />
        </div>
      )}
    </div>
  );
}
