import { Field } from '../../../../components/field.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { PasswordInput } from '../../../../components/password-input.tsx';

import { advancedTexts } from '../advanced.texts.ts';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
  isNew?: boolean;
}

export function PasswordField({ label, value, onChange, hint, error, isNew = false }: PasswordFieldProps) {
  const texts = useTexts(advancedTexts);
  return (
    <Field label={label} hint={hint} error={error}>
      <PasswordInput
        showName={texts.showPassword}
        hideName={texts.hidePassword}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={isNew ? 'new-password' : 'off'}
        maxLength={127}
      />
    </Field>
  );
}
