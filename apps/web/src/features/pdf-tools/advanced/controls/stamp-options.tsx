import { mergeOptions, watermarkOptions, type PageNumbersOptions } from '@sheaf/pdf-core/options';
import { classes } from '../../../../lib/classes.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { readChoices } from '../../options/option-bounds.ts';
import { SegmentOption, SelectOption, SliderOption } from '../../options/option-controls.tsx';
import { WordsField } from './option-fields.tsx';
import { stampTexts } from './stamp.texts.ts';

const OPACITY_STEP = 0.1;
const ROTATION_STEP = 15;
const MAX_WORDS = 500;

type Look = { text: string; opacity: number; rotation: number };

export function WatermarkFields({ look, onChange }: { look: Look; onChange: (look: Partial<Look>) => void }) {
  const texts = useTexts(stampTexts);
  return (
    <>
      <WordsField
        label={texts.words}
        value={look.text}
        maxLength={MAX_WORDS}
        error={look.text.trim() ? undefined : texts.wordsMissing}
        onChange={(text) => onChange({ text })}
      />
      <SliderOption
        label={texts.opacity}
        schema={watermarkOptions.shape.opacity}
        step={OPACITY_STEP}
        value={look.opacity}
        // Steps of a tenth add up to 0.30000000000000004.
        onChange={(opacity) => onChange({ opacity: Math.round(opacity * 10) / 10 })}
      />
      <SliderOption
        label={texts.rotation}
        schema={watermarkOptions.shape.rotation}
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
  const texts = useTexts(stampTexts);
  const { pageNumberPosition, pageNumberStyle } = mergeOptions.shape;
  return (
    <div className="flex gap-4">
      <PositionMap chosen={numbering.position} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <SelectOption
          label={texts.position}
          schema={pageNumberPosition}
          words={texts.positions}
          value={numbering.position}
          onChange={(position) => onChange({ position })}
        />
        <SegmentOption
          label={texts.style}
          schema={pageNumberStyle}
          words={texts.styles}
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
      {readChoices(mergeOptions.shape.pageNumberPosition).map((position) => (
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
