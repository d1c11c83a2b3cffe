import type { Usage } from '@sheaf/api/features/billing/billing.schema.ts';
import type { Plan } from '@sheaf/api/features/billing/plans.schema.ts';
import { TriangleAlert } from 'lucide-react';
import { Card } from '../../components/card.tsx';
import { Meter, usedPercent } from '../../components/meter.tsx';
import { classes } from '../../lib/page/classes.ts';
import { formatBytes, formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { billingMessages } from './billing.messages.ts';
import { formatDay } from '../../lib/messages/format-day.ts';

interface UsageLimitsProps {
  usage: Usage;
  plan: Plan;
  /** Whether there is a billing cycle; without one each row says by itself when its month is over. */
  hasCycle: boolean;
}

export function UsageLimits({ usage, plan, hasCycle }: UsageLimitsProps) {
  const t = useMessages(billingMessages);
  const until = { left: formatDay(usage.left_until), none: formatDay(usage.resets_at) };
  const number = (amount: number) => formatNumber(amount);
  const bytes = (amount: number) => formatBytes(amount);
  const rows = [
    {
      label: t('usage.files'),
      used: usage.files_processed,
      limit: plan.filesPerMonth,
      format: number,
      until,
    },
    { label: t('usage.storage'), used: usage.storage_used, limit: plan.storageLimit, format: bytes },
    {
      label: t('usage.ocrPages'),
      used: usage.ocr_pages,
      limit: plan.ocrPagesPerMonth,
      format: number,
      until,
    },
    {
      label: t('usage.chatMessages'),
      used: usage.chat_messages,
      limit: plan.chatMessagesPerMonth,
      format: number,
      until,
    },
    {
      label: t('usage.aiOperations'),
      used: usage.ai_operations,
      limit: plan.aiOperations,
      format: number,
      until,
    },
    { label: t('usage.apiCalls'), used: usage.api_calls, limit: plan.apiCalls, format: number, until },
  ];
  return (
    <>
      <Card>
        {rows
          .filter(({ limit }) => limit !== 0)
          .map((row) => (
            <UsageRow key={row.label} {...row} />
          ))}
      </Card>
      {hasCycle && <p className="mt-3 text-12 text-ink-faint">{t('usage.resets')}</p>}
    </>
  );
}

interface UsageRowProps {
  label: string;
  used: number;
  limit: number;
  format: (amount: number) => string;
  /** Until when what is left can be used, and when there is more again; for what is counted by the month. */
  until?: { left: string; none: string };
}

function UsageRow({ label, used, limit, format, until }: UsageRowProps) {
  const t = useMessages(billingMessages);
  const percent = usedPercent(used, limit);
  const isUnlimited = limit === -1;
  const left = Math.max(0, limit - used);
  const bound = isUnlimited ? t('usage.unlimited') : format(limit);
  const color = percent >= 90 ? 'text-danger-ink' : percent >= 75 ? 'text-warn-ink' : 'text-ink-faint';
  const note = left
    ? until
      ? t('usage.leftUntil', { amount: format(left), day: until.left })
      : t('usage.left', { amount: format(left) })
    : until
      ? t('usage.noneUntil', { day: until.none })
      : t('usage.none');
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-2 border-b border-line px-4 py-2.5 last:border-0 desktop:grid-cols-[190px_1fr_140px_72px]">
      <div>
        <p className="font-bold">{label}</p>
        <p className={classes('text-12 tabular-nums', isUnlimited ? 'text-ink-faint' : color)}>
          {isUnlimited ? t('usage.unlimited') : note}
        </p>
      </div>
      <Meter
        label={label}
        used={used}
        limit={limit}
        text={t('usage.used', { used: format(used), limit: bound })}
        className="max-desktop:order-last max-desktop:col-span-2"
      />
      <p className="text-right text-13 whitespace-nowrap text-ink-soft tabular-nums">
        <strong className="font-bold text-ink">{format(used)}</strong>{' '}
        {!isUnlimited && t('usage.of', { limit: bound })}
      </p>
      <p
        className={classes(
          'hidden items-center justify-end gap-1 text-13 tabular-nums desktop:flex',
          percent < 75 ? 'text-ink-soft' : color,
        )}
      >
        {percent >= 75 && (
          <>
            <TriangleAlert aria-hidden="true" className="size-3.5" />
            <span className="sr-only">{percent >= 90 ? t('usage.critical') : t('usage.warning')}</span>
          </>
        )}
        {!isUnlimited && t('usage.percent', { value: formatNumber(Math.round(percent * 10) / 10) })}
      </p>
    </div>
  );
}
