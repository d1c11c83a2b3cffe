import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { useTexts } from '../../lib/texts.ts';
import { billingTexts } from './billing.texts.ts';

export function PlanNotLoaded({ onAgain }: { onAgain: () => unknown }) {
  const { card } = useTexts(billingTexts);
  const again = (
    <Button size="small" onClick={() => void onAgain()}>
      {card.again}
    </Button>
  );
  return <Note kind="bad" fact={card.failed} action={again} />;
}
