import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../components/field.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { authMessages } from './auth.messages.ts';
import { usePasswordAdvice } from '../../lib/session/password-advice.ts';

interface NewPasswordFieldsProps {
  label: string;
  /** As far as it is typed. */
  typed: string;
  password: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  errors: { password?: FieldError; confirmPassword?: FieldError };
}

/** A password is chosen by typing it twice. */
export function NewPasswordFields({
  label,
  typed,
  password,
  confirmPassword,
  errors,
}: NewPasswordFieldsProps) {
  const t = useMessages(authMessages);
  const names = { showName: t('showPassword'), hideName: t('hidePassword') };
  return (
    <>
      <Field label={label} hint={usePasswordAdvice(typed)} error={errors.password?.message}>
        <PasswordInput size="large" autoComplete="new-password" {...names} {...password} />
      </Field>
      <Field label={t('confirmPassword')} error={errors.confirmPassword?.message}>
        <PasswordInput size="large" autoComplete="new-password" {...names} {...confirmPassword} />
      </Field>
    </>
  );
}
