import type { Subscription, Usage } from '@sheaf/api/features/billing/billing.schema.ts';
import { Badge } from '../../components/badge.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { adminMessages } from '../../features/admin/admin.messages.ts';
import { userMessages } from '../../features/admin/user.messages.ts';
import { LimitRow } from '../../features/usage/limit-row.tsx';
import { formatBytes, formatDate, formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';

const count = (amount: number) => formatNumber(amount);
const size = (amount: number) => formatBytes(amount);

interface PlanUsageProps {
  subscription: Subscription;
  usage: Usage;
  /** Administrators have no limits, whatever their plan is. */
  isAdmin: boolean;
}

/** What somebody has, and how much of it is used. */
export function PlanUsage({ subscription, usage, isAdmin }: PlanUsageProps) {
  const t = useMessages(userMessages);
  const tAdmin = useMessages(adminMessages);
  const isUnlimited = isAdmin && subscription.plan === 'free';
  const { planLimits: limits, status, current_period_end, cancel_at_period_end } = subscription;
  const rows = [
    { label: t('meters.files'), used: usage.files_processed, limit: limits.filesPerMonth, format: count },
    { label: t('meters.storage'), used: usage.storage_used, limit: limits.storageLimit, format: size },
    { label: t('meters.ocr'), used: usage.ocr_pages, limit: limits.ocrPagesPerMonth, format: count },
    { label: t('meters.chat'), used: usage.chat_messages, limit: limits.chatMessagesPerMonth, format: count },
    { label: t('meters.ai'), used: usage.ai_operations, limit: limits.aiOperations, format: count },
    { label: t('meters.calls'), used: usage.api_calls, limit: limits.apiCalls, format: count },
  ];
  const cycle = current_period_end
    ? t(cancel_at_period_end ? 'ends' : 'renews', { date: formatDate(current_period_end) })
    : t('noCycle');
  return (
    <Card className="min-w-0 pb-4">
      <CardHeader
        title={t('planAndUsage')}
        lede={cycle}
        action={
          <span className="flex gap-2">
            <Badge kind="outline">{isUnlimited ? tAdmin('noLimits') : limits.name}</Badge>
            <Badge kind={status === 'past_due' || status === 'expired' ? 'warn' : 'neutral'}>
              {t(`statuses.${status}`)}
            </Badge>
          </span>
        }
      />
      <div className="grid gap-x-8 gap-y-3 px-5 pt-3 desktop:grid-cols-2">
        {rows.map((row) => (
          <LimitRow key={row.label} {...row} />
        ))}
      </div>
      <p className="px-5 pt-3 text-12 text-ink-faint">
        {usage.left_until < usage.resets_at && (
          <span className="block">{t('leftUntil', { date: formatDate(usage.left_until) })}</span>
        )}
        {t('resets', { date: formatDate(usage.resets_at) })}
      </p>
    </Card>
  );
}
