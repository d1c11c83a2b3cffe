import { MessageSquareText } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import type { ButtonLook } from '../../../components/button-style.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { askMessages } from './ask.messages.ts';
import { askAllPath } from './ask-path.ts';

interface AskAllButtonProps {
  /** Of a folder its files alone. */
  folderId?: string | null;
  look?: ButtonLook;
}

/** The way to the page that asks all files. */
export function AskAllButton({ folderId, look }: AskAllButtonProps) {
  const t = useMessages(askMessages);
  return (
    <ButtonLink to={askAllPath(folderId)} look={look} className="max-desktop:flex-1">
      <MessageSquareText aria-hidden="true" />
      {folderId ? t('askFolder') : t('title')}
    </ButtonLink>
  );
}
