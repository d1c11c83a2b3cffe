import type { NewField } from '@sheaf/pdf-core/options';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { LongText } from '../../features/pdf-tools/advanced/controls/long-text.tsx';
import { OptionBlock, WordsField } from '../../features/pdf-tools/advanced/controls/option-fields.tsx';
import type { PageSize } from '../../features/pdf-tools/advanced/page/page-geometry.ts';
import { SwitchOption } from '../../features/pdf-tools/options/switch-option.tsx';
import { useTexts } from '../../lib/texts.ts';
import { BoxFields } from './box-fields.tsx';
import { formTexts } from './form.texts.ts';

interface FieldPropertiesProps {
  field: NewField | undefined;
  problem: 'name' | 'options' | null;
  page: PageSize;
  onChange: (field: NewField) => void;
  onRemove: () => void;
}

const LEAST = { width: 4, height: 4 };

export function FieldProperties({ field, problem, page, onChange, onRemove }: FieldPropertiesProps) {
  const texts = useTexts(formTexts).create;
  if (!field)
    return (
      <OptionBlock>
        <p className="text-13 text-ink-soft">{texts.none}</p>
      </OptionBlock>
    );
  const { type, options } = field;
  const isChoice = type === 'radio' || type === 'dropdown';
  return (
    <>
      <OptionBlock title={texts.types[type]}>
        <WordsField
          label={texts.name}
          value={field.name}
          maxLength={500}
          error={problem === 'name' ? texts.nameWrong : undefined}
          onChange={(name) => onChange({ ...field, name })}
        />
        <WordsField
          label={texts.label}
          value={field.label}
          maxLength={500}
          onChange={(label) => onChange({ ...field, label })}
        />
        {isChoice && (
          <Field
            label={texts.options}
            hint={texts.optionsHint}
            error={problem === 'options' ? texts.optionsMissing : undefined}
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
            label={texts.first}
            value={typeof field.default === 'string' ? field.default : ''}
            maxLength={20_000}
            onChange={(words) => onChange({ ...field, default: words || undefined })}
          />
        )}
      </OptionBlock>
      {type === 'checkbox' && (
        <SwitchOption
          label={texts.ticked}
          value={field.default === true}
          onChange={(ticked) => onChange({ ...field, default: ticked })}
        />
      )}
      <SwitchOption
        label={texts.required}
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
          {texts.remove}
        </Button>
      </OptionBlock>
    </>
  );
}
