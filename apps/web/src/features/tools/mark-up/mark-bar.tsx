import { FilePen, Highlighter, type LucideIcon, Pencil, StickyNote, Type, X } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Tip } from '../../../components/tooltip.tsx';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { annotateMessages } from '../annotate/annotate.messages.ts';
import { UndoButtons } from '../shared/order/undo-buttons.tsx';
import { MARK_KEYS } from './mark-keys.ts';
import { MarkOptions } from './mark-options.tsx';
import { markUpMessages } from './mark-up.messages.ts';
import { type MarkTool, type Pen, TOOLS } from './pen.ts';
import type { Marks } from './use-marks.ts';
import type { SaveAs } from './use-save-marks.ts';

const ICONS: Record<MarkTool, LucideIcon> = {
  highlight: Highlighter,
  note: StickyNote,
  ink: Pencil,
  text: Type,
};

interface MarkBarProps {
  marks: Marks;
  pen: Pen;
  onPen: (pen: Pen) => void;
  onTool: (tool: MarkTool) => void;
  canMark: boolean;
  /** Goes to the next empty field; absent without fields. */
  onFill: (() => void) | null;
  /** How many marks and fields are not saved. */
  unsaved: number;
  isSigned: boolean;
  isSaving: boolean;
  onSave: (as: SaveAs) => void;
  onClose: () => void;
}

/** On the smallest phones, words that are long in their language take two lines. */
const SAVE =
  'max-desktop:min-w-0 max-desktop:shrink max-desktop:px-2 max-desktop:leading-tight max-desktop:whitespace-normal';

/** Under the bar of the viewer; on a phone at the bottom edge. */
export function MarkBar(props: MarkBarProps) {
  const { marks, pen, unsaved } = props;
  const t = useMessages(markUpMessages);
  const hasOptions = pen.tool !== null || marks.selected !== null;
  return (
    <section
      aria-label={t('bar')}
      className="flex min-h-11 items-center gap-x-3 px-1 max-desktop:flex-col max-desktop:items-stretch desktop:flex-wrap desktop:px-4"
    >
      <div className="flex items-center gap-0.5 max-desktop:order-2">
        {props.canMark && TOOLS.map((tool) => <ToolButton key={tool} tool={tool} {...props} />)}
        {props.onFill && (
          <ToggleButton label={t('fill')} Icon={FilePen} isOn={false} onClick={props.onFill} />
        )}
        <span className="grow desktop:hidden" />
        <IconButton name={t('close')} onClick={props.onClose} className="desktop:hidden">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {hasOptions && (
        <div className="border-line desktop:border-l desktop:pl-2">
          <MarkOptions marks={marks} pen={pen} onPen={props.onPen} />
        </div>
      )}
      <div
        className={classes(
          'flex min-w-0 items-center gap-1.5 desktop:ml-auto',
          unsaved === 0 && !marks.history.redo && 'max-desktop:hidden',
        )}
      >
        <UndoButtons history={marks.history} />
        <output className="min-w-0 grow truncate text-12 text-ink-soft tabular-nums max-desktop:sr-only">
          {unsaved > 0 && t('unsaved', { count: unsaved })}
        </output>
        <Button
          className={`${SAVE} max-desktop:ml-auto`}
          disabled={unsaved === 0 || props.isSaving}
          onClick={() => props.onSave('new')}
        >
          {t('save')}
        </Button>
        <Button
          look="primary"
          className={SAVE}
          disabled={unsaved === 0}
          busy={props.isSaving}
          onClick={() => props.onSave('version')}
        >
          {t('saveVersion')}
        </Button>
        <IconButton name={t('close')} onClick={props.onClose} className="max-desktop:hidden">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {unsaved > 0 && props.isSigned && (
        <output className="basis-full pb-1.5 text-12 text-warn-ink max-desktop:order-first max-desktop:basis-auto max-desktop:px-2 max-desktop:pt-1.5">
          {t('signed')}
        </output>
      )}
    </section>
  );
}

function ToolButton({ tool, pen, onTool }: MarkBarProps & { tool: MarkTool }) {
  const t = useMessages(annotateMessages);
  return (
    <ToggleButton
      label={t(`types.${tool}`)}
      keys={MARK_KEYS[tool]}
      Icon={ICONS[tool]}
      isOn={pen.tool === tool}
      onClick={() => onTool(tool)}
    />
  );
}

interface ToggleButtonProps {
  label: string;
  keys?: string;
  Icon: LucideIcon;
  isOn: boolean;
  onClick: () => void;
}

function ToggleButton({ label, keys, Icon, isOn, onClick }: ToggleButtonProps) {
  return (
    <Tip text={label} keys={keys}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isOn}
        onClick={onClick}
        className={classes(
          'reach relative inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-6 px-2 text-13 font-medium desktop:h-8 desktop:min-w-8',
          isOn ? 'bg-accent-soft text-accent-ink' : 'text-ink-soft hover:bg-hover hover:text-ink',
        )}
      >
        <Icon aria-hidden="true" size={16} />
        <span className="max-[1099px]:sr-only">{label}</span>
      </button>
    </Tip>
  );
}
