import type { Annotation } from '@sheaf/pdf-core/options';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { COLORS, type MarkType } from './annotations.ts';
import { LongText } from '../shared/controls/long-text.tsx';
import { ColorField, OptionBlock, WordsField } from '../shared/controls/option-fields.tsx';
import { SliderOption } from '../shared/controls/slider-option.tsx';
import { SwitchOption } from '../shared/controls/switch-option.tsx';
import { NumberInput } from '../shared/controls/number-option.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { annotateMessages } from './annotate.messages.ts';
import { StampPicture } from './stamp-picture.tsx';

const OPACITY = { min: 0.1, max: 1, step: 0.1 };
const THICKNESS = { min: 1, max: 20, step: 1 };
const FILL = '#fbe9a8';
const WORD_SIZE = { min: 2, max: 400, step: 1 };

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
  const t = useMessages(annotateMessages);
  if (!mark)
    return (
      <OptionBlock title={t(`types.${type}`)}>
        <p className="text-13 text-ink-soft">{t(`how.${type}`)}</p>
        <Button onClick={onPut}>{t('putHere')}</Button>
      </OptionBlock>
    );
  return (
    <>
      <OptionBlock title={t(`types.${mark.type}`)}>
        {(mark.type === 'text' || mark.type === 'note') && (
          <Field label={t('words')}>
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
            label={t('words')}
            value={mark.text}
            maxLength={200}
            onChange={(text) => onChange({ ...mark, text })}
          />
        )}
        {mark.type === 'text' && (
          <NumberInput
            label={t('size')}
            bounds={WORD_SIZE}
            value={mark.fontSize}
            unit="pt"
            onChange={(fontSize) => onChange({ ...mark, fontSize })}
          />
        )}
        {!(mark.type === 'stamp' && mark.image) && (
          <ColorField
            label={t('color')}
            value={mark.color ?? COLORS[mark.type]}
            onChange={(color) => onChange({ ...mark, color })}
          />
        )}
        <SliderOption
          label={t('opacity')}
          bounds={OPACITY}
          value={mark.opacity}
          onChange={(opacity) => onChange({ ...mark, opacity: Math.round(opacity * 10) / 10 })}
        />
        {(mark.type === 'rectangle' || mark.type === 'line' || mark.type === 'ink') && (
          <SliderOption
            label={t('lineWidth')}
            bounds={THICKNESS}
            value={mark.lineWidth}
            format={(points) => `${points} pt`}
            onChange={(lineWidth) => onChange({ ...mark, lineWidth })}
          />
        )}
      </OptionBlock>
      {mark.type === 'rectangle' && (
        <SwitchOption
          label={t('filled')}
          value={mark.fill !== undefined}
          onChange={(isFilled) => onChange({ ...mark, fill: isFilled ? FILL : undefined })}
        >
          <ColorField
            label={t('fill')}
            value={mark.fill ?? FILL}
            onChange={(fill) => onChange({ ...mark, fill })}
          />
        </SwitchOption>
      )}
      {mark.type === 'line' && (
        <SwitchOption
          label={t('arrow')}
          value={mark.arrow}
          onChange={(arrow) => onChange({ ...mark, arrow })}
        />
      )}
      <OptionBlock>
        <WordsField
          label={t('comment')}
          hint={t('commentHint')}
          value={mark.comment}
          maxLength={20_000}
          onChange={(comment) => onChange({ ...mark, comment })}
        />
        <Button look="danger" onClick={onRemove}>
          {t('remove')}
        </Button>
      </OptionBlock>
    </>
  );
}
