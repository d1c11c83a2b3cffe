import type { Subscription } from '@sheaf/api/features/billing/billing.schema.ts';
import { useState } from 'react';
import { BillingHistory } from './billing-history.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CurrentPlanCard } from './current-plan-card.tsx';
import { NotSoldNote } from './not-sold-note.tsx';

/** Where plans are no longer sold: what still runs, what was paid, and the way to end it. */
export function NotSoldBilling({ subscription }: { subscription: Subscription }) {
  const [isCancelling, setCancelling] = useState(false);
  return (
    <>
      <div className="mb-5">
        <NotSoldNote subscription={subscription} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_376px] desktop:gap-x-8">
        <div className="min-w-0 max-desktop:order-2">
          <BillingHistory />
        </div>
        <CurrentPlanCard subscription={subscription} onCancel={() => setCancelling(true)} />
      </div>
      {isCancelling && <CancelDialog subscription={subscription} onClose={() => setCancelling(false)} />}
    </>
  );
}
