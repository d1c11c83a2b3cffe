import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SkeletonLines, Waiting } from '../../../components/skeleton.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { trpc } from '../../../lib/api/trpc.ts';
import type { Signature } from '../shared/reports.ts';
import { verifyMessages } from './verify.messages.ts';
import { WantedData } from '../shared/wanted-data.tsx';

type Change = Signature['later'][number]['changes'][number];
const PICTURE_WIDTH = 700;

/** Each later save as a list of differences, and the pages that they are on before and after. */
export function SignatureChanges({ fileId, signature }: { fileId: string; signature: Signature }) {
  const t = useMessages(verifyMessages);
  const [shown, setShown] = useState<number>();
  const saves = signature.later.filter(({ changes }) => changes.length > 0);
  const pages = [...new Set(saves.flatMap(({ changes }) => changes.flatMap(({ page }) => page ?? [])))];
  return (
    <div className="flex flex-col gap-3">
      {saves.length === 0 && <p>{t('noChanges')}</p>}
      {saves.map(({ revision, changes }) => (
        <div key={revision}>
          <p className="text-ink-soft">{t('save', { number: revision })}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {distinct(changes).map((change) => (
              <li key={keyOf(change)} className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
                <Badge kind={change.permitted ? 'neutral' : 'bad'}>
                  {change.permitted ? t('allowed') : t('notAllowed')}
                </Badge>
                <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
                  <ChangeText change={change} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {saves.length > 0 && <p className="text-ink-soft">{t(`allows.${signature.allows}`)}</p>}
      {pages.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {pages.map((page) => (
            <Button
              key={page}
              size="small"
              aria-pressed={shown === page}
              onClick={() => setShown(shown === page ? undefined : page)}
            >
              {t('compare', { page })}
            </Button>
          ))}
        </div>
      )}
      {shown !== undefined && <Pictures fileId={fileId} field={signature.field} page={shown} />}
    </div>
  );
}

const keyOf = ({ kind, page, field }: Change) => `${kind} ${page ?? ''} ${field ?? ''}`;

/** A page whose content and fonts differ is listed once. */
const distinct = (changes: Change[]) => [
  ...new Map(changes.map((change) => [keyOf(change), change])).values(),
];

function ChangeText({ change }: { change: Change }) {
  const t = useMessages(verifyMessages);
  const { kind, page, field, message } = change;
  const where = [page && t('onPage', { page }), field && t('inField', { field })].filter(Boolean).join(', ');
  const said = t.find(`change.${kind}`) ?? message;
  return where ? `${said} (${where})` : said;
}

function Pictures({ fileId, field, page }: { fileId: string; field: string; page: number }) {
  const t = useMessages(verifyMessages);
  const input = { id: fileId, field, page, width: PICTURE_WIDTH };
  const query = useQuery(trpc.pdfTools.signaturePictures.queryOptions(input, { retry: false }));
  return (
    <WantedData
      query={query}
      texts={{ again: t('again'), loading: t('comparing') }}
      skeleton={
        <Waiting label={t('comparing')}>
          <SkeletonLines />
        </Waiting>
      }
    >
      {({ before, after }) => (
        <div className="grid gap-3 desktop:grid-cols-2">
          {[
            { name: t('before'), picture: before },
            { name: t('after'), picture: after },
          ].map(({ name, picture }) => (
            <figure key={name}>
              <figcaption className="mb-1 text-ink-soft">{name}</figcaption>
              {picture ? (
                <img
                  src={`data:image/webp;base64,${picture}`}
                  alt={`${name}: ${t('onPage', { page })}`}
                  className="w-full border border-line bg-white"
                />
              ) : (
                <p>{t('noPage')}</p>
              )}
            </figure>
          ))}
        </div>
      )}
    </WantedData>
  );
}
