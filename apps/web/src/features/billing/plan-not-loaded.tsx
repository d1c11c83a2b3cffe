import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { billingMessages } from './billing.messages.ts';

export function PlanNotLoaded({ onAgain }: { onAgain: () => unknown }) {
  const t = useMessages(billingMessages);
  const again = (
    <Button size="small" onClick={() => void onAgain()}>
      {t('card.again')}
    </Button>
  );
  return <Note kind="bad" fact={t('card.failed')} action={again} />;
}
