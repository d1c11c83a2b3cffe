import { SpellCheck2 } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { doubtfulMessages } from './doubtful.messages.ts';
import { useDoubtfulWords } from './use-doubtful-words.ts';

interface DoubtfulToggleProps {
  fileId: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Only where there is something to look at; it stays while its panel is open. */
export function DoubtfulToggle({ fileId, isOpen, onToggle }: DoubtfulToggleProps) {
  const t = useMessages(doubtfulMessages);
  const { total } = useDoubtfulWords(fileId);
  if (!total && !isOpen) return null;
  return (
    <IconButton
      name={total ? t('toggle', { count: total }) : t('title')}
      aria-pressed={isOpen}
      onClick={onToggle}
      className="aria-pressed:bg-hover aria-pressed:text-ink"
    >
      <SpellCheck2 aria-hidden="true" />
    </IconButton>
  );
}
