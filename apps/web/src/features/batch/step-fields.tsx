import { type ToolName, tools } from '@sheaf/pdf-core/tools';
import { Input } from '../../components/input.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { SegmentedControl } from '../../components/segmented-control.tsx';
import { Select } from '../../components/select.tsx';
import { Slider } from '../../components/slider.tsx';
import { Switch } from '../../components/switch.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { askedFields, type Values } from '../tools/shared/form/read-fields.ts';
import type { ToolField } from '../tools/shared/form/tool-field.ts';
import { useFields, useGroups } from '../tools/shared/form/use-fields.ts';
import { optionLabel, toolOptionMessages } from '../tools/shared/tool-options.messages.ts';
import { batchMessages } from './batch.messages.ts';
import { LabelledOption } from './labelled-option.tsx';
import { NumberField } from './number-field.tsx';

interface StepFieldsProps {
  tool: ToolName;
  options: Values;
  /** Absent: all of them. */
  isShown?: (name: string) => boolean;
  onChange: (options: Values) => void;
}

/** The options of a step as its tool's schema has them, in a row; what is not touched keeps its default. */
export default function StepFields({ tool, options, isShown = () => true, onChange }: StepFieldsProps) {
  const fields = useFields(tool);
  // A batch stores its results.
  const kept: Values = tools[tool].whenKept ?? {};
  const groups = askedFields(fields, options, useGroups(tool));
  return (
    <>
      {askedFields(fields, options)
        .filter(({ name }) => isShown(name))
        .map((field) => (
          <StepField
            key={field.name}
            tool={tool}
            field={field}
            value={options[field.name] ?? kept[field.name] ?? (isOptional(field) ? '' : field.initial)}
            onChange={(value) => onChange({ ...options, [field.name]: value })}
          />
        ))}
      {groups
        .filter(({ name }) => isShown(name))
        .flatMap((group) => {
          const values = (options[group.name] ?? {}) as Values;
          return group.fields.map((field) => (
            <StepField
              key={`${group.name}.${field.name}`}
              tool={tool}
              field={field}
              value={values[field.name] ?? field.initial}
              onChange={(value) => onChange({ ...options, [group.name]: { ...values, [field.name]: value } })}
            />
          ));
        })}
    </>
  );
}

function isOptional(field: ToolField): boolean {
  return field.kind === 'number' && field.isOptional;
}

interface StepFieldProps {
  tool: ToolName;
  field: ToolField;
  value: unknown;
  onChange: (value: unknown) => void;
}

const MOST_SEGMENTS = 3;

function StepField({ tool, field, value, onChange }: StepFieldProps) {
  const t = useMessages(toolOptionMessages);
  const tBatch = useMessages(batchMessages);
  const { name, form } = field;
  const label = optionLabel(t, tool, 'options', name) ?? name;
  const text = String(value);
  if (field.kind === 'switch')
    return <Switch label={label} checked={value === true} onCheckedChange={onChange} />;
  if (field.kind === 'choice') {
    const options = field.choices.map((choice) => ({
      value: String(choice),
      label: t.find(`${tool}.choices.${name}.${choice}`) ?? String(choice),
    }));
    const choose = (next: string) => onChange(field.choices.find((choice) => String(choice) === next));
    return (
      <LabelledOption label={label}>
        {(id) =>
          options.length <= MOST_SEGMENTS ? (
            <SegmentedControl label={label} value={text} onValueChange={choose} options={options} />
          ) : (
            <Select id={id} value={text} onValueChange={choose} options={options} className="w-40" />
          )
        }
      </LabelledOption>
    );
  }
  if (field.kind === 'number') {
    const { min, max, step } = field;
    return (
      <LabelledOption label={label}>
        {(id) =>
          form.slider ? (
            <Slider
              aria-label={label}
              min={min}
              max={max}
              step={step}
              value={Number(value)}
              onValueChange={(next) => onChange(Number(next.toFixed(4)))}
              className="w-24"
            />
          ) : (
            <NumberField
              id={id}
              field={field}
              value={value}
              unit={form.unit && t(`shared.units.${form.unit === 'bytes' ? 'megabytes' : form.unit}`)}
              onChange={onChange}
            />
          )
        }
      </LabelledOption>
    );
  }
  return (
    <LabelledOption label={label}>
      {(id) =>
        form.secret ? (
          <PasswordInput
            id={id}
            showName={tBatch('showPassword')}
            hideName={tBatch('hidePassword')}
            autoComplete="new-password"
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : form.color ? (
          <input
            id={id}
            type="color"
            value={text}
            onChange={({ target }) => onChange(target.value)}
            className="h-11 w-12 rounded-6 border border-edge bg-raised p-1 desktop:h-8"
          />
        ) : (
          <Input
            id={id}
            value={text}
            maxLength={field.maxLength}
            placeholder={optionLabel(t, tool, 'hints', name)}
            className="w-full desktop:w-48"
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </LabelledOption>
  );
}
