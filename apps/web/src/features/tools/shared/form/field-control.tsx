import type { ToolName } from '@sheaf/pdf-core/tools';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { ColorField, WordsField } from '../controls/option-fields.tsx';
import type { ChoiceOption as ChoiceControl } from '../controls/choice-option.tsx';
import { NumberInput } from '../controls/number-option.tsx';
import { optionLabel, toolOptionMessages } from '../tool-options.messages.ts';
import type { ToolField } from './tool-field.ts';

// Few forms have these, and each loads a library.
const PasswordField = lazy(async () => ({
  default: (await import('../controls/password-field.tsx')).PasswordField,
}));
const SliderInput = lazy(async () => ({
  default: (await import('../controls/slider-input.tsx')).SliderInput,
}));
const SwitchOption = lazy(async () => ({
  default: (await import('../controls/switch-option.tsx')).SwitchOption,
}));
const ChoiceOption = lazy(async () => ({
  default: (await import('../controls/choice-option.tsx')).ChoiceOption,
})) as unknown as typeof ChoiceControl;

interface FieldControlProps {
  tool: ToolName;
  field: ToolField;
  value: unknown;
  problem?: string;
  onChange: (value: unknown) => void;
}

/** The control that suits an option: what it holds and its bounds are the schema's, its words are messages. */
export function FieldControl(props: FieldControlProps) {
  return (
    <Suspense fallback={null}>
      <Control {...props} />
    </Suspense>
  );
}

function Control({ tool, field, value, problem, onChange }: FieldControlProps) {
  const t = useMessages(toolOptionMessages);
  const { name, form } = field;
  const label = optionLabel(t, tool, 'options', name) ?? name;
  const hint = optionLabel(t, tool, 'hints', name);
  if (field.kind === 'switch')
    return <SwitchOption label={label} hint={hint} value={value === true} onChange={onChange} />;
  if (field.kind === 'choice')
    return (
      <ChoiceOption
        label={label}
        hint={hint}
        choices={field.choices}
        nameOf={(choice) => t.find(`${tool}.choices.${name}.${choice}`) ?? String(choice)}
        value={field.choices.find((choice) => choice === value) ?? field.choices[0]!}
        onChange={onChange}
      />
    );
  if (field.kind === 'number') {
    const Field = form.slider ? SliderInput : NumberInput;
    return (
      <Field
        label={label}
        hint={hint}
        bounds={field}
        unit={form.unit && t(`shared.units.${form.unit}`)}
        value={Number(value)}
        isLive
        onChange={onChange}
      />
    );
  }
  const text = { label, hint, value: String(value), error: problem, onChange };
  if (form.secret) return <PasswordField {...text} isNew={field.isNeeded} />;
  if (form.color) return <ColorField {...text} />;
  return <WordsField {...text} maxLength={field.maxLength} />;
}
