import { Button } from '../../../../components/button.tsx';
import { Note } from '../../../../components/note.tsx';
import { useSells } from '../../../../lib/instance/use-instance.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';

interface ToolFailureProps {
  message: string;
  /** What the failure left behind; absent if nothing changed. */
  kept?: string;
  onAgain: () => void;
}

/** What happened, what was kept, and what to do. It stays where the toast of the same words goes. */
export function ToolFailure({ message, kept, onAgain }: ToolFailureProps) {
  const t = useMessages(toolAreaMessages);
  const sells = useSells();
  const again = (
    <Button size="small" onClick={onAgain}>
      {t('failed.again')}
    </Button>
  );
  return (
    <div className="mb-4">
      <Note kind="bad" fact={message} action={again}>
        {kept ?? t(sells ? 'failed.kept' : 'failed.unchanged')}
      </Note>
    </div>
  );
}
