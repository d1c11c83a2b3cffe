import { useEffect, useRef } from 'react';
import { Input } from '../../../../components/input.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { boardMessages } from './board.messages.ts';
import type { NamedPages } from './use-named-pages.ts';

interface PagesFieldProps {
  named: NamedPages;
  /** Of the message below the tools. */
  problemId: string;
}

export function PagesField({ named: { text, problem, type, show }, problemId }: PagesFieldProps) {
  const t = useMessages(boardMessages);
  const ref = useRef<HTMLInputElement>(null);
  // In the row of a phone, the words before it grow with what is chosen.
  useEffect(() => {
    const field = ref.current;
    if (field === document.activeElement && field?.value === text)
      field.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [text]);
  return (
    <Input
      ref={ref}
      aria-label={t('choose')}
      aria-invalid={problem !== null || undefined}
      aria-describedby={problem === null ? undefined : problemId}
      title={t('choose')}
      placeholder={t('chooseHint')}
      value={text}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => type(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && show()}
      className="w-44 shrink-0"
    />
  );
}
