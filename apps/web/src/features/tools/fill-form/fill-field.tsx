import { Checkbox } from '../../../components/checkbox.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { Select } from '../../../components/select.tsx';
import { LongText } from '../shared/controls/long-text.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { BoxOnPage } from './box-on-page.tsx';
import type { Room } from './room-around.ts';
import { formMessages } from '../shared/form.messages.ts';
import type { FormField } from '../shared/reports.ts';

export type FieldValue = string | boolean | string[];

interface FillFieldProps {
  field: FormField;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
}

/** A field in the list beside the page. */
export function FillField({ field, value, onChange, onFocus }: FillFieldProps & { onFocus: () => void }) {
  const t = useMessages(formMessages);
  const name = (field.label ?? field.name) + (field.required ? ' *' : '');
  const words = typeof value === 'string' ? value : '';
  if (field.type === 'checkbox')
    return (
      <div onFocus={onFocus}>
        <Checkbox label={name} checked={value === true} onCheckedChange={(next) => onChange(next === true)} />
      </div>
    );
  if (field.type === 'radio')
    return (
      <fieldset>
        <legend className="mb-1 text-13 font-strong">{name}</legend>
        <RadioGroup
          orientation="vertical"
          aria-label={name}
          value={words}
          onValueChange={onChange}
          options={field.options.map((option) => ({ value: option, label: option }))}
        />
      </fieldset>
    );
  if (field.type === 'list')
    return (
      <fieldset className="flex flex-col">
        <legend className="mb-1 text-13 font-strong">{name}</legend>
        {field.options.map((option) => {
          const chosen = Array.isArray(value) ? value : words ? [words] : [];
          return (
            <Checkbox
              key={option}
              label={option}
              checked={chosen.includes(option)}
              onCheckedChange={(next) =>
                onChange(next === true ? [...chosen, option] : chosen.filter((one) => one !== option))
              }
            />
          );
        })}
      </fieldset>
    );
  if (field.type === 'dropdown')
    return (
      <div onFocus={onFocus}>
        <Field label={name}>
          <Select
            value={words || undefined}
            onValueChange={onChange}
            aria-label={`${t('fill.choose')}: ${name}`}
            options={field.options.filter(Boolean).map((option) => ({ value: option, label: option }))}
          />
        </Field>
      </div>
    );
  return (
    <div onFocus={onFocus}>
      <Field label={name}>
        {field.multiline ? (
          <LongText
            rows={3}
            value={words}
            maxLength={field.maxLength}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <Input
            value={words}
            maxLength={field.maxLength}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
    </div>
  );
}

/** On a small page a field is lower than usual writing; `cqh` is the height of its place there. */
const FITTING = { fontSize: 'min(12px, 70cqh)' };

/** The same field at its place on the page. */
export function FillOnPage({
  field,
  option,
  value,
  onChange,
  room,
}: FillFieldProps & { option: string | undefined; room: Room }) {
  const t = useMessages(formMessages);
  const label = t('fill.onPage', { name: field.label ?? field.name });
  const look = 'size-full border border-page-accent/40 bg-mark-quiet/80 text-page-ink';
  const line = `${look} px-[.4em] py-0 leading-none`;
  if (field.type === 'checkbox')
    return (
      <BoxOnPage
        room={room}
        type="checkbox"
        aria-label={label}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  if (field.type === 'radio')
    return (
      <BoxOnPage
        room={room}
        type="radio"
        aria-label={`${label}: ${option ?? ''}`}
        checked={value === option}
        onChange={() => option !== undefined && onChange(option)}
      />
    );
  const words = typeof value === 'string' ? value : '';
  if (field.type === 'dropdown')
    return (
      <select
        aria-label={label}
        value={words}
        onChange={({ target }) => onChange(target.value)}
        className={line}
        style={FITTING}
      >
        <option value="">{t('fill.nothing')}</option>
        {field.options.filter(Boolean).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    );
  if (field.type === 'list') return null;
  if (field.multiline)
    return (
      <textarea
        aria-label={label}
        value={words}
        maxLength={field.maxLength}
        onChange={({ target }) => onChange(target.value)}
        className={`${look} resize-none px-1`}
        style={FITTING}
      />
    );
  return (
    <input
      aria-label={label}
      value={words}
      maxLength={field.maxLength}
      onChange={({ target }) => onChange(target.value)}
      className={line}
      style={FITTING}
    />
  );
}
