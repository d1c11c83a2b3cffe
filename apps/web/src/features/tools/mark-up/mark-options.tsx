import type { Annotation } from '@sheaf/pdf-core/options';
import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { markUpMessages } from './mark-up.messages.ts';
import { COLORS, type MarkTool, type Pen, SIZES, TOOLS } from './pen.ts';
import type { Marks } from './use-marks.ts';

interface MarkOptionsProps {
  marks: Marks;
  pen: Pen;
  onPen: (pen: Pen) => void;
}

const toolOf = (mark: Annotation | undefined) => TOOLS.find((tool) => tool === mark?.type);

/** The look of the selected mark, or of the next one. */
export function MarkOptions({ marks, pen, onPen }: MarkOptionsProps) {
  const t = useMessages(markUpMessages);
  const { selected } = marks;
  const tool = toolOf(selected?.mark) ?? pen.tool;
  if (!tool) return null;
  const change = (mark: Annotation) => selected && marks.change(selected.id, mark);
  const color = selected?.mark.color ?? pen.colors[tool];
  return (
    <div className="flex items-center gap-1 max-desktop:flex-wrap">
      <Choices
        label={t('color')}
        values={COLORS[tool]}
        value={color}
        nameOf={(index) => t('colorNumber', { number: index + 1 })}
        onChoose={(next) => {
          if (selected) change({ ...selected.mark, color: next });
          onPen({ ...pen, colors: { ...pen.colors, [tool]: next } });
        }}
        renderValue={(value) => (
          <span className="size-5 rounded-full border border-line-strong" style={{ background: value }} />
        )}
      />
      <Sizes tool={tool} pen={pen} onPen={onPen} mark={selected?.mark} onMark={change} />
      {selected && (
        <>
          {(tool === 'text' || tool === 'note') && (
            <IconButton name={t('edit')} onClick={() => marks.write(selected)}>
              <Pencil aria-hidden="true" />
            </IconButton>
          )}
          <IconButton name={t('remove')} onClick={() => marks.remove(selected.id)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      )}
    </div>
  );
}

interface SizesProps {
  tool: MarkTool;
  pen: Pen;
  onPen: (pen: Pen) => void;
  mark: Annotation | undefined;
  onMark: (mark: Annotation) => void;
}

function Sizes({ tool, pen, onPen, mark, onMark }: SizesProps) {
  const t = useMessages(markUpMessages);
  if (tool === 'ink')
    return (
      <Choices
        label={t('thickness')}
        values={SIZES.ink}
        value={mark?.type === 'ink' ? mark.lineWidth : pen.thickness}
        nameOf={(index) => t('points', { points: SIZES.ink[index] ?? 0 })}
        onChoose={(thickness) => {
          if (mark?.type === 'ink') onMark({ ...mark, lineWidth: thickness });
          onPen({ ...pen, thickness });
        }}
        renderValue={(value) => <span className="w-4 rounded-full bg-ink" style={{ height: value + 1 }} />}
      />
    );
  if (tool === 'text')
    return (
      <Choices
        label={t('size')}
        values={SIZES.text}
        value={mark?.type === 'text' ? mark.fontSize : pen.fontSize}
        nameOf={(index) => t('points', { points: SIZES.text[index] ?? 0 })}
        onChoose={(fontSize) => {
          if (mark?.type === 'text') onMark({ ...mark, fontSize });
          onPen({ ...pen, fontSize });
        }}
        renderValue={(value) => <span style={{ fontSize: 8 + value / 2 }}>A</span>}
      />
    );
  return null;
}

interface ChoicesProps<Value> {
  label: string;
  values: readonly Value[];
  value: Value;
  nameOf: (index: number) => string;
  onChoose: (value: Value) => void;
  renderValue: (value: Value) => React.ReactNode;
}

function Choices<Value extends string | number>({
  label,
  values,
  value,
  nameOf,
  onChoose,
  renderValue,
}: ChoicesProps<Value>) {
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{label}</legend>
      {values.map((one, index) => (
        <button
          key={one}
          type="button"
          aria-label={`${label}: ${nameOf(index)}`}
          aria-pressed={one === value}
          onClick={() => onChoose(one)}
          className={classes(
            'reach relative grid size-11 place-items-center rounded-6 font-strong desktop:size-8',
            one === value ? 'bg-accent-soft ring-1 ring-accent-line ring-inset' : 'hover:bg-hover',
          )}
        >
          {renderValue(one)}
        </button>
      ))}
    </fieldset>
  );
}
