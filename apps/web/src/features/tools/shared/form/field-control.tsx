import type { ToolName } from '@sheaf/pdf-core/tools';
import { useMessages } from '../../../../lib/messages.ts';
import { ColorField, WordsField } from '../controls/option-fields.tsx';
import { PasswordField } from '../controls/password-field.tsx';
import { ChoiceOption } from '../controls/choice-option.tsx';
import { NumberInput } from '../controls/number-option.tsx';
import { SliderInput } from '../controls/slider-input.tsx';
import { SwitchOption } from '../controls/switch-option.tsx';
import { sayOption, toolMessages } from '../tools.messages.ts';
import type { ToolField } from './tool-field.ts';

interface FieldControlProps {
  tool: ToolName;
  field: ToolField;
  value: unknown;
  problem?: string;
  onChange: (value: unknown) => void;
}

/** The control that suits an option: what it holds and its bounds are the schema's, its words are messages. */
export function FieldControl({ tool, field, value, problem, onChange }: FieldControlProps) {
  const t = useMessages(toolMessages);
  const { name, form } = field;
  const label = sayOption(t, tool, 'options', name) ?? name;
  const hint = sayOption(t, tool, 'hints', name);
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
    const Control = form.slider ? SliderInput : NumberInput;
    return (
      <Control
        label={label}
        hint={hint}
        bounds={field}
        unit={form.unit && t(`shared.units.${form.unit}`)}
        value={Number(value)}
        onChange={onChange}
      />
    );
  }
  const text = { label, hint, value: String(value), error: problem, onChange };
  if (form.secret) return <PasswordField {...text} isNew={field.isNeeded} />;
  if (form.color) return <ColorField {...text} />;
  return <WordsField {...text} maxLength={field.maxLength} />;
}
