import { Highlighter, type LucideIcon, Minus, Pencil, Square, Stamp, StickyNote, Type } from 'lucide-react';
import { MARK_TYPES, type MarkType } from './annotations.ts';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { annotateMessages } from './annotate.messages.ts';

const ICONS: Record<MarkType, LucideIcon> = {
  highlight: Highlighter,
  text: Type,
  note: StickyNote,
  rectangle: Square,
  line: Minus,
  ink: Pencil,
  stamp: Stamp,
};

export function AnnotateTools({ type, onType }: { type: MarkType; onType: (type: MarkType) => void }) {
  const t = useMessages(annotateMessages);
  return (
    <fieldset className="mb-3 flex min-w-0 gap-2 max-desktop:-mr-4 max-desktop:overflow-x-auto max-desktop:mask-r-from-[calc(100%-20px)] max-desktop:pr-5 max-desktop:[scrollbar-width:none] desktop:flex-wrap">
      <legend className="sr-only">{t('tools')}</legend>
      {MARK_TYPES.map((one) => {
        const Icon = ICONS[one];
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === type}
            onClick={() => onType(one)}
            className={classes(
              'inline-flex h-11 shrink-0 items-center gap-2 rounded-6 border px-3 text-13 font-strong desktop:h-8',
              one === type
                ? 'border-accent-line bg-accent-soft text-accent-ink'
                : 'border-line-strong bg-raised hover:bg-hover',
            )}
          >
            <Icon aria-hidden="true" />
            {t(`types.${one}`)}
          </button>
        );
      })}
    </fieldset>
  );
}
