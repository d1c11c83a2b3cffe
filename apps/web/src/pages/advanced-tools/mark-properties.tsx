import type { Annotation } from '@sheaf/pdf-core/options';
import { z } from 'zod';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { COLORS, type MarkType } from '../../features/pdf-tools/advanced/annotations.ts';
import { LongText } from '../../features/pdf-tools/advanced/controls/long-text.tsx';
import {
  ColorField,
  OptionBlock,
  WordsField,
} from '../../features/pdf-tools/advanced/controls/option-fields.tsx';
import { SliderOption } from '../../features/pdf-tools/options/option-controls.tsx';
import { SwitchOption } from '../../features/pdf-tools/options/switch-option.tsx';
import { NumberOption } from '../../features/pdf-tools/options/number-option.tsx';
import { useTexts } from '../../lib/texts.ts';
import { annotateTexts } from './annotate.texts.ts';
import { StampPicture } from './stamp-picture.tsx';

const OPACITY = z.number().min(0.1).max(1);
const THICKNESS = z.number().min(1).max(20);
const FILL = '#fbe9a8';
const WORD_SIZE = z.number().int().min(2).max(400);

/** What was just put on the page wants its words. */
const takeFocus = (field: HTMLTextAreaElement | null) => field?.focus();

interface MarkPropertiesProps {
  type: MarkType;
  mark: Annotation | undefined;
  /** Without a pointer. */
  onPut: () => void;
  onChange: (mark: Annotation) => void;
  onRemove: () => void;
}

export function MarkProperties({ type, mark, onPut, onChange, onRemove }: MarkPropertiesProps) {
  const texts = useTexts(annotateTexts);
  if (!mark)
    return (
      <OptionBlock title={texts.types[type]}>
        <p className="text-13 text-ink-soft">{texts.how[type]}</p>
        <Button onClick={onPut}>{texts.putHere}</Button>
      </OptionBlock>
    );
  return (
    <>
      <OptionBlock title={texts.types[mark.type]}>
        {(mark.type === 'text' || mark.type === 'note') && (
          <Field label={texts.words}>
            <LongText
              ref={takeFocus}
              rows={4}
              maxLength={20_000}
              value={mark.text}
              onChange={(event) => onChange({ ...mark, text: event.target.value })}
            />
          </Field>
        )}
        {mark.type === 'stamp' && <StampPicture mark={mark} onChange={onChange} />}
        {mark.type === 'stamp' && !mark.image && (
          <WordsField
            label={texts.words}
            value={mark.text}
            maxLength={200}
            onChange={(text) => onChange({ ...mark, text })}
          />
        )}
        {mark.type === 'text' && (
          <NumberOption
            label={texts.size}
            schema={WORD_SIZE}
            value={mark.fontSize}
            unit="pt"
            onChange={(fontSize) => onChange({ ...mark, fontSize })}
          />
        )}
        {!(mark.type === 'stamp' && mark.image) && (
          <ColorField
            label={texts.color}
            value={mark.color ?? COLORS[mark.type]}
            onChange={(color) => onChange({ ...mark, color })}
          />
        )}
        <SliderOption
          label={texts.opacity}
          schema={OPACITY}
          step={0.1}
          value={mark.opacity}
          onChange={(opacity) => onChange({ ...mark, opacity: Math.round(opacity * 10) / 10 })}
        />
        {(mark.type === 'rectangle' || mark.type === 'line' || mark.type === 'ink') && (
          <SliderOption
            label={texts.lineWidth}
            schema={THICKNESS}
            step={1}
            value={mark.lineWidth}
            format={(points) => `${points} pt`}
            onChange={(lineWidth) => onChange({ ...mark, lineWidth })}
          />
        )}
      </OptionBlock>
      {mark.type === 'rectangle' && (
        <SwitchOption
          label={texts.filled}
          value={mark.fill !== undefined}
          onChange={(isFilled) => onChange({ ...mark, fill: isFilled ? FILL : undefined })}
        >
          <ColorField
            label={texts.fill}
            value={mark.fill ?? FILL}
            onChange={(fill) => onChange({ ...mark, fill })}
          />
        </SwitchOption>
      )}
      {mark.type === 'line' && (
        <SwitchOption
          label={texts.arrow}
          value={mark.arrow}
          onChange={(arrow) => onChange({ ...mark, arrow })}
        />
      )}
      <OptionBlock>
        <WordsField
          label={texts.comment}
          hint={texts.commentHint}
          value={mark.comment}
          maxLength={20_000}
          onChange={(comment) => onChange({ ...mark, comment })}
        />
        <Button look="danger" onClick={onRemove}>
          {texts.remove}
        </Button>
      </OptionBlock>
    </>
  );
}
