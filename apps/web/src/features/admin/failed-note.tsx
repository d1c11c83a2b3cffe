import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.ts';

export function FailedNote({ fact, onAgain }: { fact?: string; onAgain: () => unknown }) {
  const texts = useTexts(adminTexts);
  const again = (
    <Button size="small" onClick={() => onAgain()}>
      {texts.again}
    </Button>
  );
  return <Note kind="bad" fact={fact ?? texts.failed} action={again} />;
}
