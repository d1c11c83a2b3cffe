import type { Formatter } from '@sheaf/messages/formatter';
import { Note } from '../../../components/note.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { askMessages } from './ask.messages.ts';
import { formatAmount, formatDay, type LibraryAnswer, splitRows } from './rows.ts';

const NAMED = 5;

/** What was found, held against the condition of the question, and what was searched for it. */
export function AnswerSummary({ answer }: { answer: LibraryAnswer }) {
  const t = useMessages(askMessages);
  const { condition, counts, sum } = answer;
  const { answers } = splitRows(answer.rows);
  const certain = answers.filter(({ fit }) => fit === 'yes').length;
  const maybe = answers.length - certain;
  const parts = [
    certain > 0 && (condition ? t('fitsWithin', { count: certain }) : t('fits', { count: certain })),
    maybe > 0 && t('maybe', { count: maybe }),
  ].filter(Boolean);
  return (
    <div className="grid gap-2">
      <output className="text-16 font-strong">{parts.length ? parts.join(' · ') : t('none')}</output>
      <p className="text-13 text-ink-soft">
        {condition && <>{describeCondition(condition, t)}. </>}
        {t('counted', { searched: counts.searched, read: counts.lookedAt })}
      </p>
      {sum && (
        <p className="text-14">
          {t('sum', { count: sum.fileIds.length })}
          {': '}
          <strong className="font-strong tabular-nums">{formatAmount(sum.amount, sum.currency)}</strong>
        </p>
      )}
    </div>
  );
}

function describeCondition(condition: NonNullable<LibraryAnswer['condition']>, t: Formatter<'ask'>): string {
  const { from, to, least, most, currency } = condition;
  const said = [
    from && to ? t('condition.between', { from: formatDay(from), to: formatDay(to) }) : null,
    from && !to ? t('condition.from', { from: formatDay(from) }) : null,
    to && !from ? t('condition.to', { to: formatDay(to) }) : null,
    least === undefined ? null : t('condition.least', { amount: formatAmount(least, currency) }),
    most === undefined ? null : t('condition.most', { amount: formatAmount(most, currency) }),
  ];
  return said.filter(Boolean).join(' · ');
}

/** Files that could not answer, with the way to change that. */
export function UnreadNote({ answer: { counts, unread } }: { answer: LibraryAnswer }) {
  const t = useMessages(askMessages);
  const named = unread.slice(0, NAMED);
  const { files, searched, partly, pending, failed } = counts;
  const rest = counts.unread + partly - named.length;
  const unsearched = Math.max(0, files - searched - counts.unread - pending - failed);
  const also = [
    counts.unread > 0 && partly > 0 && t('partly', { count: partly }),
    pending > 0 && t('pending', { count: pending }),
    failed > 0 && t('failed', { count: failed }),
    unsearched > 0 && t('unsearched', { count: unsearched }),
  ].filter(Boolean);
  if (!unread.length && !also.length) return null;
  if (!unread.length) return <Note fact={also.join(' ')} />;
  return (
    <Note
      kind="warn"
      fact={counts.unread ? t('unread', { count: counts.unread }) : t('partly', { count: partly })}
    >
      {t('unreadText')}{' '}
      {named.map(({ id, filename, pages, unread_pages: missing }, i) => (
        <span key={id}>
          {i > 0 && ', '}
          <TextLink to={`/tools?tab=ocr&files=${id}`}>{filename}</TextLink>
          {pages !== null && missing !== null && missing < pages && (
            <> ({t('missing', { unread: missing, pages })})</>
          )}
        </span>
      ))}
      {rest > 0 && <> {t('unreadMore', { count: rest })}</>}
      {'. '}
      {also.join(' ')}
    </Note>
  );
}
