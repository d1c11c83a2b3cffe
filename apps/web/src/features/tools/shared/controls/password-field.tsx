import { Field } from '../../../../components/field.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { PasswordInput } from '../../../../components/password-input.tsx';

import { advancedMessages } from '../advanced.messages.ts';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
  isNew?: boolean;
}

export function PasswordField({ label, value, onChange, hint, error, isNew = false }: PasswordFieldProps) {
  const t = useMessages(advancedMessages);
  return (
    <Field label={label} hint={hint} error={error}>
      <PasswordInput
        showName={t('showPassword')}
        hideName={t('hidePassword')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={isNew ? 'new-password' : 'off'}
        maxLength={127}
      />
    </Field>
  );
}
