import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { useTexts } from '../../lib/texts.ts';
import { toolDeskTexts } from './tool-desk.texts.ts';

interface ToolFailureProps {
  message: string;
  /** What is left; without it all is as it was. */
  kept?: string;
  onAgain: () => void;
}

/** What happened, what was kept, and what to do. It stays where the toast of the same words goes. */
export function ToolFailure({ message, kept, onAgain }: ToolFailureProps) {
  const texts = useTexts(toolDeskTexts).failed;
  const again = (
    <Button size="small" onClick={onAgain}>
      {texts.again}
    </Button>
  );
  return (
    <div className="mb-4">
      <Note kind="bad" fact={message} action={again}>
        {kept ?? texts.kept}
      </Note>
    </div>
  );
}
