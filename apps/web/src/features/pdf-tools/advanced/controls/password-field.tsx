import { Field } from '../../../../components/field.tsx';
import { PasswordInput } from '../../../../components/password-input.tsx';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
  isNew?: boolean;
}

export function PasswordField({ label, value, onChange, hint, error, isNew = false }: PasswordFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <PasswordInput
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={isNew ? 'new-password' : 'off'}
        maxLength={127}
      />
    </Field>
  );
}
