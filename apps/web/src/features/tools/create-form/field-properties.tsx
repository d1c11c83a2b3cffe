import type { NewField } from '@sheaf/pdf-core/options';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { LongText } from '../shared/controls/long-text.tsx';
import { OptionBlock, WordsField } from '../shared/controls/option-fields.tsx';
import type { PageSize } from '../shared/page/page-geometry.ts';
import { SwitchOption } from '../shared/controls/switch-option.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { BoxFields } from '../shared/controls/box-fields.tsx';
import { formMessages } from '../shared/form.messages.ts';

interface FieldPropertiesProps {
  field: NewField | undefined;
  problem: 'name' | 'options' | null;
  page: PageSize;
  onChange: (field: NewField) => void;
  onRemove: () => void;
}

const LEAST = { width: 4, height: 4 };

export function FieldProperties({ field, problem, page, onChange, onRemove }: FieldPropertiesProps) {
  const t = useMessages(formMessages);
  if (!field)
    return (
      <OptionBlock>
        <p className="text-13 text-ink-soft">{t('create.none')}</p>
      </OptionBlock>
    );
  const { type, options } = field;
  const isChoice = type === 'radio' || type === 'dropdown';
  return (
    <>
      <OptionBlock title={t(`create.types.${type}`)}>
        <WordsField
          label={t('create.name')}
          value={field.name}
          maxLength={500}
          error={problem === 'name' ? t('create.nameWrong') : undefined}
          onChange={(name) => onChange({ ...field, name })}
        />
        <WordsField
          label={t('create.label')}
          value={field.label}
          maxLength={500}
          onChange={(label) => onChange({ ...field, label })}
        />
        {isChoice && (
          <Field
            label={t('create.options')}
            hint={t('create.optionsHint')}
            error={problem === 'options' ? t('create.optionsMissing') : undefined}
          >
            <LongText
              rows={4}
              value={options.join('\n')}
              onChange={(event) =>
                onChange({ ...field, options: event.target.value.split('\n').slice(0, 500) })
              }
            />
          </Field>
        )}
        {(type === 'text' || type === 'date' || isChoice) && (
          <WordsField
            label={t('create.first')}
            value={typeof field.default === 'string' ? field.default : ''}
            maxLength={20_000}
            onChange={(words) => onChange({ ...field, default: words || undefined })}
          />
        )}
      </OptionBlock>
      {type === 'checkbox' && (
        <SwitchOption
          label={t('create.ticked')}
          value={field.default === true}
          onChange={(ticked) => onChange({ ...field, default: ticked })}
        />
      )}
      <SwitchOption
        label={t('create.required')}
        value={field.required}
        onChange={(required) => onChange({ ...field, required })}
      />
      <OptionBlock>
        <BoxFields
          box={field}
          page={page}
          least={LEAST}
          onChange={({ x, y, width, height }) => onChange({ ...field, x, y, width, height })}
        />
        <Button look="danger" onClick={onRemove}>
          {t('create.remove')}
        </Button>
      </OptionBlock>
    </>
  );
}
