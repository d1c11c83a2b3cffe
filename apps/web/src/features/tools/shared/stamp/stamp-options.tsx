import type { PageNumbersOptions } from '@sheaf/pdf-core/options';
import { classes } from '../../../../lib/page/classes.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { SegmentOption } from '../controls/segment-option.tsx';
import { SelectOption } from '../controls/select-option.tsx';
import { SliderOption } from '../controls/slider-option.tsx';
import { WordsField } from '../controls/option-fields.tsx';
import { toolOptionMessages } from '../tool-options.messages.ts';
import { pageNumbers, watermark } from './stamp.form.ts';

const OPACITY_STEP = 0.1;
const ROTATION_STEP = 15;
const MAX_WORDS = 500;

type Look = { text: string; opacity: number; rotation: number };

export function WatermarkFields({ look, onChange }: { look: Look; onChange: (look: Partial<Look>) => void }) {
  const t = useMessages(toolOptionMessages);
  return (
    <>
      <WordsField
        label={t('watermark.options.text')}
        value={look.text}
        maxLength={MAX_WORDS}
        error={look.text.trim() ? undefined : t('watermark.missing')}
        onChange={(text) => onChange({ text })}
      />
      <SliderOption
        label={t('watermark.options.opacity')}
        bounds={watermark.bounds.opacity}
        step={OPACITY_STEP}
        value={look.opacity}
        // Steps of a tenth add up to 0.30000000000000004.
        onChange={(opacity) => onChange({ opacity: Math.round(opacity * 10) / 10 })}
      />
      <SliderOption
        label={t('watermark.options.rotation')}
        bounds={watermark.bounds.rotation}
        step={ROTATION_STEP}
        value={look.rotation}
        format={(value) => `${value}°`}
        onChange={(rotation) => onChange({ rotation })}
      />
    </>
  );
}

type Numbering = Pick<PageNumbersOptions, 'position' | 'style'>;

export function NumberingFields({
  numbering,
  onChange,
}: {
  numbering: Numbering;
  onChange: (numbering: Partial<Numbering>) => void;
}) {
  const t = useMessages(toolOptionMessages);
  return (
    <div className="flex gap-4">
      <PositionMap chosen={numbering.position} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <SelectOption
          label={t('page-numbers.options.position')}
          choices={pageNumbers.choices.position}
          words={t.record('page-numbers.choices.position')}
          value={numbering.position}
          onChange={(position) => onChange({ position })}
        />
        <SegmentOption
          label={t('page-numbers.options.style')}
          choices={pageNumbers.choices.style}
          words={t.record('page-numbers.choices.style')}
          value={numbering.style}
          onChange={(style) => onChange({ style })}
        />
      </div>
    </div>
  );
}

function PositionMap({ chosen }: { chosen: Numbering['position'] }) {
  return (
    <div
      aria-hidden="true"
      className="grid h-[76px] w-[60px] shrink-0 grid-cols-3 content-between bg-page p-2 shadow-page"
    >
      {pageNumbers.choices.position.map((position) => (
        <span
          key={position}
          className={classes(
            'm-auto size-2 rounded-full border',
            position === chosen ? 'border-page-accent bg-page-accent' : 'border-page-line',
          )}
        />
      ))}
    </div>
  );
}
