import type { ChangePreview, Subscription } from '@sheaf/api/features/billing/billing.schema.ts';
import { type PlanId, plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { Skeleton, SkeletonFields, Waiting } from '../../components/skeleton.tsx';
import { trpc } from '../../lib/api/trpc.ts';
import { formatDate } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import type { Refusal } from './card-form-props.ts';
import { CreditKept } from './credit-kept.tsx';
import { dialogMessages } from './dialogs.messages.ts';
import { nameBrand, showMoney, showPrice } from './money.ts';
import { OrderSummary } from './order-summary.tsx';

/** Loaded when a card was declined. */
const ChangeCard = lazy(() => import('./change-card.tsx'));

/** The button that was pressed is hidden. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

interface PlanChangeProps {
  plan: PlanId;
  subscription: Subscription;
  busy: boolean;
  /** The card could not be charged for it: another one can. */
  refusal: Refusal | null;
  onBack: () => void;
  onChange: () => Promise<void>;
}

/** What a change of plan means and costs, before a member who pays or was given a plan makes it. */
export function PlanChange({ plan, subscription, busy, refusal, onBack, onChange }: PlanChangeProps) {
  const t = useMessages(dialogMessages);
  const { name, price } = plans[plan];
  const isPaid = plan !== 'free';
  const { data, isError, isFetching, refetch } = useQuery(
    trpc.subscriptions.previewChange.queryOptions({ plan }, { enabled: isPaid && !busy, gcTime: 0 }),
  );
  const parameters = { name, price: showPrice(price) };
  const isKnown = !isPaid || data !== undefined;
  return (
    <section className="px-6 pt-2 pb-6">
      <h3 className="text-14 font-bold">{t('plan.changeTitle', parameters)}</h3>
      <p className="mt-1 text-13 text-ink-soft">
        <Meaning plan={plan} subscription={subscription} />
      </p>
      {!isPaid && <CreditKept subscription={subscription} />}
      <div className="mt-4 grid items-start gap-6 desktop:grid-cols-[1fr_300px]">
        <div>
          {refusal ? (
            <Suspense
              fallback={
                <Waiting>
                  <SkeletonFields fields={1} />
                </Waiting>
              }
            >
              <p className="mb-3 text-13">{t('plan.otherCard', { name })}</p>
              <ChangeCard
                submit={t('plan.change', parameters)}
                submitting={t('plan.completing')}
                refusal={refusal}
                onKept={onChange}
              />
            </Suspense>
          ) : (
            <Button
              ref={isKnown ? takeFocus : undefined}
              look="primary"
              busy={busy}
              disabled={!isKnown}
              onClick={() => void onChange()}
            >
              {t('plan.change', parameters)}
            </Button>
          )}
          <Button look="bare" className={refusal ? 'mt-3' : 'ml-2'} disabled={busy} onClick={onBack}>
            {t('plan.back')}
          </Button>
        </div>
        {isError && (
          <Note
            kind="bad"
            fact={t('plan.noPreview')}
            action={
              <Button size="small" busy={isFetching} onClick={() => void refetch()}>
                {t('sandbox.again')}
              </Button>
            }
          >
            {t('plan.noPreviewText')}
          </Note>
        )}
        {isPaid && !isError && (
          <DueNow plan={plan} preview={data?.preview} card={refusal ? null : subscription.card} />
        )}
      </div>
    </section>
  );
}

interface DueNowProps {
  plan: PlanId;
  preview: ChangePreview | undefined;
  card: Subscription['card'];
}

function DueNow({ plan, preview, card }: DueNowProps) {
  const t = useMessages(dialogMessages);
  if (!preview) return <Skeleton className="h-36 rounded-10 max-desktop:order-first" />;
  const { due, from_credit, credit, currency } = preview;
  const note =
    credit > 0
      ? t('plan.creditBack', { amount: showMoney(credit, currency) })
      : due > 0 && card && t('plan.chargedTo', { brand: nameBrand(card.brand), last4: card.last4 });
  return (
    <OrderSummary plan={plan} due={due} fromCredit={from_credit}>
      {note}
    </OrderSummary>
  );
}

/** Free begins when what is paid for, or the trial, is over; at once where the plan was given; another paid plan begins now. */
function Meaning({ plan, subscription }: { plan: PlanId; subscription: Subscription }) {
  const t = useMessages(dialogMessages);
  const { planLimits, current_period_end, status } = subscription;
  const isTrial = status === 'trialing';
  if (plan !== 'free')
    return t(isTrial ? 'plan.changeInTrial' : 'plan.changeText', { price: showPrice(plans[plan].price) });
  if (current_period_end === null) return t('plan.giveUpText', { plan: planLimits.name });
  const day = formatDate(current_period_end);
  return t(isTrial ? 'cancel.trialEndText' : 'cancel.periodEndText', { plan: planLimits.name, day });
}
