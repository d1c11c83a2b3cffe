import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { useTexts } from '../../lib/texts.ts';
import { toolDeskTexts } from './tool-desk.texts.ts';

/** What happened, what was kept, and what to do. It stays where the toast of the same words goes. */
export function ToolFailure({ message, onAgain }: { message: string; onAgain: () => void }) {
  const texts = useTexts(toolDeskTexts).failed;
  const again = (
    <Button size="small" onClick={onAgain}>
      {texts.again}
    </Button>
  );
  return (
    <div className="mb-4">
      <Note kind="bad" fact={message} action={again}>
        {texts.kept}
      </Note>
    </div>
  );
}
