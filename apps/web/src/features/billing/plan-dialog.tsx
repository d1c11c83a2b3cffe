import type { Subscription } from '@sheaf/api/features/billing/billing.schema.ts';
import { type PlanId, plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Tab, TabList, TabPanel, TabsRoot } from '../../components/tabs.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { dialogMessages } from './dialogs.messages.ts';
import { showPrice } from './money.ts';
import { PaymentStep } from './payment-step.tsx';
import { PlanCard } from './plan-card.tsx';
import { planMessages } from './plan.messages.ts';
import { comparePlans, usePlans, refreshBilling } from './use-billing.ts';
import { type Order, paysFor, useChoosePlan } from './use-choose-plan.ts';

/** Choose, then pay. It is mounted anew each time it opens, so it always begins with the plans. */
export function PlanDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const planList = usePlans();
  const t = useMessages(dialogMessages);
  const [order, setOrder] = useState<Order | null>(null);
  const [tab, setTab] = useState('plans');
  /** The plan that a paying member is about to change to, until they confirm. */
  const [asked, setAsked] = useState<PlanId | null>(null);
  const body = useRef<HTMLDivElement>(null);
  // However far down a plan was chosen, paying begins at the top.
  const openTab = (next: string) => {
    setTab(next);
    body.current?.closest('[role=dialog]')?.scrollTo(0, 0);
  };
  const choose = useChoosePlan({
    subscription,
    onDone: onClose,
    onOrder(made) {
      setOrder(made);
      openTab('payment');
    },
  });
  const paid = async () => {
    toast.success(t('plan.activated'));
    await refreshBilling();
    onClose();
  };
  const refused = (reason: string) => {
    toast.error(t('plan.paymentFailed'), { description: reason });
    openTab('plans');
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('plan.title')}
      className="w-[880px] desktop:top-[10vh] desktop:max-h-[84vh]"
    >
      {asked && (
        <PlanChange
          plan={asked}
          isTrial={subscription.status === 'trialing'}
          busy={choose.isPending}
          onBack={() => setAsked(null)}
          onChange={() => choose.mutate(asked)}
        />
      )}
      <TabsRoot
        ref={body}
        value={tab}
        onValueChange={openTab}
        className="px-6 pt-2 pb-6"
        hidden={asked !== null}
      >
        <TabList>
          <Tab value="plans">{t('plan.plans')}</Tab>
          <Tab value="payment" disabled={!order?.clientSecret}>
            {t('plan.payment')}
          </Tab>
        </TabList>
        <TabPanel value="plans" className="grid gap-4 desktop:grid-cols-3">
          {planList.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              action={
                <ChooseButton
                  current={subscription}
                  plan={plan.id}
                  name={plan.name}
                  busy={choose.isPending && choose.variables === plan.id}
                  disabled={choose.isPending}
                  onChoose={() =>
                    plan.price > 0 && paysFor(subscription) ? setAsked(plan.id) : choose.mutate(plan.id)
                  }
                />
              }
            />
          ))}
        </TabPanel>
        <TabPanel value="payment">
          {order && (
            <PaymentStep order={order} onBack={() => openTab('plans')} onPaid={paid} onRefused={refused} />
          )}
        </TabPanel>
      </TabsRoot>
    </Dialog>
  );
}

/** The button that was pressed is hidden. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

interface PlanChangeProps {
  plan: PlanId;
  isTrial: boolean;
  busy: boolean;
  onBack: () => void;
  onChange: () => void;
}

function PlanChange({ plan, isTrial, busy, onBack, onChange }: PlanChangeProps) {
  const t = useMessages(dialogMessages);
  const { name, price } = plans[plan];
  const parameters = { name, price: showPrice(price) };
  return (
    <section className="px-6 pt-2 pb-6">
      <h3 className="text-14 font-bold">{t('plan.changeTitle', parameters)}</h3>
      <p className="mt-1 text-13 text-ink-soft">
        {t(isTrial ? 'plan.changeInTrial' : 'plan.changeText', parameters)}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button ref={takeFocus} look="primary" busy={busy} onClick={onChange}>
          {t('plan.change', parameters)}
        </Button>
        <Button look="bare" disabled={busy} onClick={onBack}>
          {t('plan.back')}
        </Button>
      </div>
    </section>
  );
}

interface ChooseButtonProps {
  current: Subscription;
  plan: PlanId;
  name: string;
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function ChooseButton({ current, plan, name, busy, disabled, onChoose }: ChooseButtonProps) {
  const t = useMessages(planMessages);
  const tBillingDialogs = useMessages(dialogMessages);
  const step = comparePlans(current.plan, plan);
  const isLate = step === 0 && current.status === 'past_due';
  const label =
    step > 0
      ? t('upgrade', { name })
      : step < 0
        ? t('downgrade', { name })
        : isLate
          ? tBillingDialogs('plan.pay')
          : t('current');
  return (
    <Button
      wide
      look={step > 0 && name === 'Pro' ? 'primary' : isLate ? 'primary' : 'quiet'}
      busy={busy}
      disabled={disabled || (step === 0 && !isLate)}
      onClick={onChoose}
    >
      {label}
    </Button>
  );
}
