import { Copy, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { Input } from '../../../components/input.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { Mark } from './placed-marks.ts';
import { signMessages } from './sign.messages.ts';
import { blankMark, textMark } from './text-mark.ts';
import type { Placing } from './use-placing.ts';

/** Points: the tool takes nothing narrower. */
const NARROWEST_BOX = 4;

interface MarkPropertiesProps {
  placing: Placing;
  /** How many pages there are. */
  pages: number;
}

/** What can be done with the mark that is selected. */
export function MarkProperties({ placing, pages }: MarkPropertiesProps) {
  const t = useMessages(signMessages);
  const { selected, change, repeat, remove } = placing;
  const field = useRef<HTMLInputElement>(null);
  const isBlank = selected !== null && 'text' in selected.mark && selected.mark.text === '';
  const selectedId = selected?.id;
  // Only as it is put there: one that is emptied is being typed into.
  useEffect(() => {
    if (isBlank) field.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each that is put there
  }, [selectedId]);
  if (!selected) return null;
  const { mark, box } = selected;
  const retype = (use: 'date' | 'text', text: string) => {
    const next: Mark = text ? textMark(use, text) : blankMark(t('sampleText'));
    change(selected, {
      mark: next,
      box: { ...box, width: Math.max(NARROWEST_BOX, box.height * next.ratio) },
    });
  };
  return (
    <div className="flex items-center gap-2 max-desktop:contents">
      {'text' in mark && (
        <Input
          ref={field}
          aria-label={t(`uses.${mark.use}`)}
          value={mark.text}
          maxLength={200}
          className="w-full max-desktop:order-last desktop:max-w-56 desktop:min-w-0 desktop:flex-1"
          onChange={({ target }) => retype(mark.use === 'date' ? 'date' : 'text', target.value)}
        />
      )}
      {pages > 1 && (
        <Button onClick={() => repeat(selected)}>
          <Copy aria-hidden="true" />
          <span className="max-desktop:sr-only">{t('everyPage')}</span>
        </Button>
      )}
      <Button onClick={() => remove(selected.id)}>
        <Trash2 aria-hidden="true" />
        <span className="max-desktop:sr-only">{t('remove')}</span>
      </Button>
    </div>
  );
}
