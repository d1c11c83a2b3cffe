import type { Subscription } from '@sheaf/api/features/billing/billing.schema.ts';
import type { PlanId } from '@sheaf/api/features/billing/plans.schema.ts';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Tab, TabList, TabPanel, TabsRoot } from '../../components/tabs.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import type { Refusal } from './card-form-props.ts';
import { dialogMessages } from './dialogs.messages.ts';
import { PaymentStep } from './payment-step.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanChange } from './plan-change.tsx';
import { planMessages } from './plan.messages.ts';
import { comparePlans, usePlans, refreshBilling } from './use-billing.ts';
import { asksFirst, type Order, useChoosePlan } from './use-choose-plan.ts';

/** What came of it was told already. */
const nothing = () => undefined;

interface PlanDialogProps {
  subscription: Subscription;
  /** Chosen before it opened: it goes on from there. */
  wanted?: PlanId;
  onClose: () => void;
}

/** Choose, then pay. It is mounted anew each time it opens, and begins with the plans where none was chosen yet. */
export function PlanDialog({ subscription, wanted, onClose }: PlanDialogProps) {
  const planList = usePlans();
  const t = useMessages(dialogMessages);
  const [order, setOrder] = useState<Order | null>(null);
  const [tab, setTab] = useState('plans');
  /** The plan that a member is about to change to, until they confirm. */
  const [asked, setAsked] = useState(() => (wanted && asksFirst(subscription, wanted) ? wanted : null));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const body = useRef<HTMLDivElement>(null);
  // However far down a plan was chosen, paying begins at the top.
  const openTab = (next: string) => {
    setTab(next);
    body.current?.closest('[role=dialog]')?.scrollTo(0, 0);
  };
  const choose = useChoosePlan({
    subscription,
    onDone: onClose,
    onDeclined: (text) => setRefusal(text === null ? null : { text }),
    onOrder(made) {
      setOrder(made);
      openTab('payment');
    },
  });
  useEffect(() => {
    if (wanted && !asked) choose.mutate(wanted);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for what it was opened with
  }, []);
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
          subscription={subscription}
          busy={choose.isPending}
          refusal={refusal}
          onBack={() => {
            setAsked(null);
            setRefusal(null);
          }}
          onChange={() => choose.mutateAsync(asked).then(nothing, nothing)}
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
                    asksFirst(subscription, plan.id) ? setAsked(plan.id) : choose.mutate(plan.id)
                  }
                />
              }
            />
          ))}
        </TabPanel>
        <TabPanel value="payment">
          {order && (
            <PaymentStep
              order={order}
              credit={subscription.status === 'past_due' ? 0 : subscription.credit}
              onBack={() => openTab('plans')}
              onPaid={paid}
              onRefused={refused}
            />
          )}
        </TabPanel>
      </TabsRoot>
    </Dialog>
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
