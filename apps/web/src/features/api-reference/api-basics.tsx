import type { ReactNode } from 'react';
import { Card, CardHeader } from '../../components/card.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { apiReferenceMessages } from './api-reference.messages.ts';
import { CodeBlock } from './code-block.tsx';
import type { ApiDocument } from './openapi-document.ts';

const FAILURE = `{
  "error": "This API key has been revoked, or its time is over.",
  "code": "unauthenticated",
  "requestId": "0198c0de-…"
}`;

const SIGNATURE = `Sheaf-Signature: t=1789430400,v1=5257a869e7…
v1 = HMAC-SHA256(secret, t + "." + body)`;

/** What holds for every call, before the calls. */
export function ApiBasics({
  document,
  baseUrl,
  keysLink,
}: {
  document: ApiDocument;
  baseUrl: string;
  keysLink: ReactNode;
}) {
  const t = useMessages(apiReferenceMessages);
  return (
    <div className="grid items-start gap-4 desktop:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <Card>
          <CardHeader
            title={t('auth')}
            lede={
              <>
                {t('authText')} {keysLink}
              </>
            }
          />
          <div className="flex flex-col gap-3 px-5 pt-2 pb-5">
            <CodeBlock label={t('auth')}>{`curl '${baseUrl}/files' \\
  -H "Authorization: Bearer $SHEAF_KEY"`}</CodeBlock>
            <p className="text-13 text-ink-soft">{t('personText')}</p>
            <h3 className="mt-1 text-13 font-strong">{t('base')}</h3>
            <CodeBlock label={t('base')}>{baseUrl}</CodeBlock>
          </div>
        </Card>
        <Card>
          <CardHeader title={t('webhooks')} lede={t('webhooksText')} />
          <div className="px-5 pt-2 pb-5">
            <CodeBlock label={t('webhooks')}>{SIGNATURE}</CodeBlock>
          </div>
        </Card>
      </div>
      <Card className="min-w-0">
        <CardHeader title={t('errors')} lede={t('errorsText')} />
        <div className="px-5 pt-2 pb-4">
          <CodeBlock label={t('errors')}>{FAILURE}</CodeBlock>
          <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-13">
            {listStatuses(document).map(([status, codes]) => (
              <div key={status} className="contents">
                <dt className="text-ink-soft tabular-nums">{status}</dt>
                <dd className="font-mono text-12 leading-[19px] wrap-anywhere">{codes.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
    </div>
  );
}

/** What is counted, where, and how often it may be. */
export function RateLimits({ document }: { document: ApiDocument }) {
  const t = useMessages(apiReferenceMessages);
  return (
    <Card>
      <CardHeader title={t('limits')} lede={t('limitsText')} />
      <div className="px-1 pt-1 pb-2">
        <Table aria-label={t('limits')}>
          <thead>
            <tr>
              <HeadCell className="w-full">{t('limit')}</HeadCell>
              <HeadCell numeric>{t('times')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {document['x-rate-limits'].map(({ name, points, seconds, about }) => (
              <Row key={name}>
                <Cell className="whitespace-normal!">{about}</Cell>
                <Cell numeric>
                  {t('per', { points: formatNumber(points), minutes: formatNumber(seconds / 60) })}
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </div>
    </Card>
  );
}

function listStatuses({ components }: ApiDocument): [string, string[]][] {
  const codes = Object.entries(components.schemas.Error?.properties?.code?.['x-status'] ?? {});
  return Object.entries(Object.groupBy(codes, ([, status]) => String(status))).map(([status, of = []]) => [
    status,
    of.map(([code]) => code),
  ]);
}
