import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { aiMessages } from './ai.messages.ts';
import type { AssistantFile } from './assistant-file.ts';
import type { AssistantActions } from './use-assistant-actions.ts';

interface UnreadPagesProps {
  file: AssistantFile;
  actions: AssistantActions;
}

/** Pages without text beside pages with text, until OCR has looked at them: what is then still empty says nothing. */
export function UnreadPages({ file: { has_ocr, reading }, actions }: UnreadPagesProps) {
  const t = useMessages(aiMessages);
  const { pages = 0, unread_pages: unread = 0 } = reading;
  if (has_ocr || unread === 0 || unread >= pages) return null;
  const button = (
    <Button
      size="small"
      busy={actions.busy === 'ocr'}
      disabled={actions.busy !== null}
      onClick={() => void actions.extractText()}
    >
      {t('ocr.run')}
    </Button>
  );
  return (
    <Note kind="warn" fact={t('ocr.unread', { unread, pages })} action={button}>
      {t('ocr.unreadText')}
    </Note>
  );
}
