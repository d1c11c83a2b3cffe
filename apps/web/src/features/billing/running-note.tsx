import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/button.tsx';
import { trpc } from '../../lib/api/trpc.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { billingMessages } from './billing.messages.ts';
import { NotSoldNote } from './not-sold-note.tsx';

/** On every page, the way to a subscription that ends because plans are no longer sold. */
export function RunningNote() {
  const t = useMessages(billingMessages);
  const { data } = useQuery(trpc.subscriptions.current.queryOptions());
  if (!data) return null;
  const open = (
    <ButtonLink size="small" to="/billing">
      {t('notSold.open')}
    </ButtonLink>
  );
  return <NotSoldNote subscription={data.subscription} action={open} />;
}
