import type { Subscription } from '@sheaf/api/features/billing/billing.schema.ts';
import { Suspense, lazy, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../components/page-header.tsx';
import { Skeleton, SkeletonRows, Waiting } from '../components/skeleton.tsx';
import { Tab, TabList, TabPanel, TabsRoot } from '../components/tabs.tsx';
import { BillingHistory } from '../features/billing/billing-history.tsx';
import { BillingNotices } from '../features/billing/billing-notices.tsx';
import { billingMessages } from '../features/billing/billing.messages.ts';
import { CancelDialog, ReactivateDialog } from '../features/billing/cancel-dialog.tsx';
import { FilesChart } from '../features/usage/files-chart.tsx';
import { LatestReceipts } from '../features/billing/latest-receipts.tsx';
import { NotSoldBilling } from '../features/billing/not-sold-billing.tsx';
import { CurrentPlanCard } from '../features/billing/current-plan-card.tsx';
import { PlanDialog } from '../features/billing/plan-dialog.tsx';
import { PlanFeaturesCard } from '../features/billing/plan-features-card.tsx';
import { PlanNotLoaded } from '../features/billing/plan-not-loaded.tsx';
import { UsageLimits } from '../features/billing/usage-limits.tsx';
import { useSubscription, useUsage } from '../features/billing/use-billing.ts';
import { useSells } from '../lib/instance/use-instance.ts';
import { useMessages } from '../lib/messages/messages.ts';
import { pagesMessages } from './pages.messages.ts';

const CardDialog = lazy(() => import('../features/billing/card-dialog.tsx'));
const PaymentReturn = lazy(() => import('../features/billing/payment-return.tsx'));

export default function BillingPage() {
  const [search] = useSearchParams();
  const t = useMessages(pagesMessages);
  const { data, isError, refetch } = useSubscription();
  const Shown = useSells() === false ? NotSoldBilling : Billing;
  return (
    <div className="wrap pb-16">
      <title>{t('billing.pageTitle')}</title>
      <PageHeader title={t('billing.title')} lede={t('billing.lede')} />
      {search.get('payment') === 'success' && (
        <Suspense>
          <PaymentReturn />
        </Suspense>
      )}
      {isError && <PlanNotLoaded onAgain={refetch} />}
      {!isError && (data ? <Shown subscription={data} /> : <BillingSkeleton />)}
    </div>
  );
}

function BillingSkeleton() {
  return (
    <Waiting className="grid min-h-[60vh] items-start gap-x-8 gap-y-4 desktop:grid-cols-[minmax(0,1fr)_376px]">
      <SkeletonRows rows={8} className="rounded-10 border border-line bg-surface max-desktop:order-2" />
      <Skeleton className="h-64 rounded-10" />
    </Waiting>
  );
}

function Billing({ subscription }: { subscription: Subscription }) {
  const t = useMessages(billingMessages);
  const { data: usage } = useUsage();
  const [open, setOpen] = useState<'plan' | 'card' | 'cancel' | 'reactivate' | null>(null);
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'history' ? 'history' : 'usage';
  const setTab = (next: string) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (next === 'history') after.set('tab', next);
      else after.delete('tab');
      return after;
    });
  const close = () => setOpen(null);
  return (
    <>
      <BillingNotices
        subscription={subscription}
        usage={usage}
        onPay={() => setOpen('plan')}
        onReactivate={() => setOpen('reactivate')}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_376px] desktop:grid-rows-[auto_1fr] desktop:gap-x-8">
        <TabsRoot
          value={tab}
          onValueChange={setTab}
          className="min-w-0 max-desktop:order-2 desktop:row-span-2"
        >
          <TabList>
            <Tab value="usage">{t('usage.tab')}</Tab>
            <Tab value="history">{t('usage.historyTab')}</Tab>
          </TabList>
          <TabPanel value="usage" className="pt-4!">
            <FilesChart />
            {usage ? (
              <UsageLimits
                usage={usage}
                plan={subscription.planLimits}
                hasCycle={subscription.current_period_end !== null}
              />
            ) : (
              <Waiting>
                <SkeletonRows className="rounded-10 border border-line bg-surface" />
              </Waiting>
            )}
          </TabPanel>
          <TabPanel value="history" className="pt-4!">
            <BillingHistory />
          </TabPanel>
        </TabsRoot>
        <CurrentPlanCard
          subscription={subscription}
          onChange={() => setOpen('plan')}
          onCard={() => setOpen('card')}
          onCancel={() => setOpen(subscription.cancel_at_period_end ? 'reactivate' : 'cancel')}
        />
        <div className="flex flex-col gap-4 max-desktop:order-3">
          <PlanFeaturesCard plan={subscription.planLimits} />
          {tab === 'usage' && <LatestReceipts onAll={() => setTab('history')} />}
        </div>
      </div>
      {open === 'plan' && <PlanDialog subscription={subscription} onClose={close} />}
      {open === 'card' && subscription.card && (
        <Suspense>
          <CardDialog card={subscription.card} onClose={close} />
        </Suspense>
      )}
      {open === 'cancel' && <CancelDialog subscription={subscription} onClose={close} />}
      {open === 'reactivate' && <ReactivateDialog subscription={subscription} onClose={close} />}
    </>
  );
}
