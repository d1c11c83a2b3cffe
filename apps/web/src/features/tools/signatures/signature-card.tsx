import { FileClock, ShieldCheck, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import { formatDate } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { Signature } from '../shared/reports.ts';
import { SignatureChanges } from './signature-changes.tsx';
import { verifyMessages } from './verify.messages.ts';

const BADGES = {
  unchanged: { kind: 'ok', Icon: ShieldCheck },
  permitted_changes: { kind: 'warn', Icon: FileClock },
  changed: { kind: 'bad', Icon: ShieldX },
  broken: { kind: 'bad', Icon: ShieldX },
} as const;

/** One signature, by the three questions: what was signed, what changed since, and who signed. */
export function SignatureCard({ fileId, signature }: { fileId: string; signature: Signature }) {
  const t = useMessages(verifyMessages);
  const { verdict, problem, coverage, signer, kind } = signature;
  const badge = BADGES[verdict];
  return (
    <Card>
      <header className="flex items-center gap-3 border-b border-line px-5 py-3">
        <h2 className="section-title min-w-0 flex-1 truncate">{signer || t(`kind.${kind}`)}</h2>
        <Badge kind={badge.kind} icon={<badge.Icon aria-hidden="true" />}>
          {t(`verdict.${verdict}`)}
        </Badge>
      </header>
      <div className="flex flex-col gap-4 px-5 py-4 text-13">
        <Answer title={t('signed')}>
          {problem ? (
            <p className="text-danger-ink">{t.find(`problem.${problem.code}`) ?? problem.message}</p>
          ) : (
            <p>{t(`unbroken.${coverage}`)}</p>
          )}
        </Answer>
        {!problem && (
          <Answer title={t('since')}>
            <SignatureChanges fileId={fileId} signature={signature} />
          </Answer>
        )}
        <Answer title={t('who')}>
          <Signer signature={signature} />
        </Answer>
      </div>
    </Card>
  );
}

function Answer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-strong">{title}</h3>
      {children}
    </section>
  );
}

function Signer({ signature }: { signature: Signature }) {
  const t = useMessages(verifyMessages);
  const { signer, claimedName, issuer, selfSigned, time, validFrom, validTo, trust, kind, field } = signature;
  const rows: [string, string | undefined][] = [
    [t('by'), signer],
    [
      t('claimedName'),
      claimedName && claimedName !== signer ? `${claimedName} (${t('time.claim')})` : undefined,
    ],
    [t('issuer'), selfSigned ? t('self') : issuer],
    [
      t('chain'),
      trust.chain
        .slice(1)
        .map(({ name }) => name)
        .join(', '),
    ],
    [
      t('when'),
      time && `${formatDate(time)} (${t(`time.${kind === 'timestamp' ? 'timestamp' : trust.timeSource}`)})`,
    ],
    [
      t('certificate'),
      validFrom && validTo && t('period', { from: formatDate(validFrom), to: formatDate(validTo) }),
    ],
    [t('revoked'), trust.chain.length > 1 ? t(`revocation.${trust.revocation}`) : undefined],
    [t('reason'), signature.reason],
    [t('location'), signature.location],
    [t('field'), `${field} (${t(`kind.${kind}`)})`],
  ];
  return (
    <>
      <p className={trust.status === 'trusted' ? undefined : 'text-warn-ink'}>{t(`trust.${trust.status}`)}</p>
      <dl className="mt-2 grid grid-cols-[140px_minmax(0,1fr)] gap-x-4 gap-y-2">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
