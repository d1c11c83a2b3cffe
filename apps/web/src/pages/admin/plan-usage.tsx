import type { Subscription, Usage } from '@sheaf/api/features/billing/billing.schema.ts';
import { Badge } from '../../components/badge.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { userTexts } from '../../features/admin/user.texts.ts';
import { LimitRow } from '../../features/usage/limit-row.tsx';
import { formatBytes, formatDate, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';

const count = (amount: number) => formatNumber(amount);
const size = (amount: number) => formatBytes(amount);

/** What somebody has, and how much of it is used. */
export function PlanUsage({ subscription, usage }: { subscription: Subscription; usage: Usage }) {
  const texts = useTexts(userTexts);
  const { planLimits: limits, status, current_period_end, cancel_at_period_end } = subscription;
  const { meters } = texts;
  const rows = [
    { label: meters.files, used: usage.files_processed, limit: limits.filesPerMonth, format: count },
    { label: meters.storage, used: usage.storage_used, limit: limits.storageLimit, format: size },
    { label: meters.ocr, used: usage.ocr_pages, limit: limits.ocrPagesPerMonth, format: count },
    { label: meters.chat, used: usage.chat_messages, limit: limits.chatMessagesPerMonth, format: count },
    { label: meters.ai, used: usage.ai_operations, limit: limits.aiOperations, format: count },
    { label: meters.calls, used: usage.api_calls, limit: limits.apiCalls, format: count },
  ];
  const cycle = current_period_end
    ? (cancel_at_period_end ? texts.ends : texts.renews)(formatDate(current_period_end))
    : texts.noCycle;
  return (
    <Card className="min-w-0 pb-4">
      <CardHeader
        title={texts.planAndUsage}
        lede={cycle}
        action={
          <span className="flex gap-2">
            <Badge kind="outline">{limits.name}</Badge>
            <Badge kind={status === 'past_due' || status === 'expired' ? 'warn' : 'neutral'}>
              {texts.statuses[status]}
            </Badge>
          </span>
        }
      />
      <div className="grid gap-x-8 gap-y-3 px-5 pt-3 desk:grid-cols-2">
        {rows.map((row) => (
          <LimitRow key={row.label} {...row} />
        ))}
      </div>
      <p className="px-5 pt-3 text-12 text-ink-faint">{texts.resets(formatDate(usage.resets_at))}</p>
    </Card>
  );
}
