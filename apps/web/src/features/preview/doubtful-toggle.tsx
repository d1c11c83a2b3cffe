import { SpellCheck2 } from 'lucide-react';
import { IconButton } from '../../components/icon-button.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { doubtfulTexts } from './doubtful.texts.ts';
import { useDoubtfulWords } from './use-doubtful-words.ts';

interface DoubtfulToggleProps {
  fileId: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Only where there is something to look at; it stays while its panel is open. */
export function DoubtfulToggle({ fileId, isOpen, onToggle }: DoubtfulToggleProps) {
  const texts = useTexts(doubtfulTexts);
  const { total } = useDoubtfulWords(fileId);
  if (!total && !isOpen) return null;
  return (
    <IconButton
      name={total ? texts.toggle(formatNumber(total)) : texts.title}
      aria-pressed={isOpen}
      onClick={onToggle}
      className="aria-pressed:bg-hover aria-pressed:text-ink"
    >
      <SpellCheck2 aria-hidden="true" />
    </IconButton>
  );
}
