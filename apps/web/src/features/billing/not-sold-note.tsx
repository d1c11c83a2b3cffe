import type { Subscription } from '@sheaf/api/features/billing/billing.schema.ts';
import type { ReactNode } from 'react';
import { Note } from '../../components/note.tsx';
import { formatDate } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { billingMessages } from './billing.messages.ts';

interface NotSoldNoteProps {
  subscription: Subscription;
  action?: ReactNode;
}

/** What becomes of a subscription where plans are no longer sold. */
export function NotSoldNote({ subscription, action }: NotSoldNoteProps) {
  const t = useMessages(billingMessages);
  const { planLimits, cancel_at_period_end, current_period_end } = subscription;
  return (
    <Note kind="warn" fact={t('notSold.fact')} action={action}>
      {cancel_at_period_end && current_period_end
        ? t('notSold.text', { plan: planLimits.name, day: formatDate(current_period_end) })
        : t('notSold.stopping', { plan: planLimits.name })}
    </Note>
  );
}
