import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../components/field.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { useTexts } from '../../lib/texts.ts';
import { authTexts } from './auth.texts.ts';

interface NewPasswordFieldsProps {
  label: string;
  password: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  errors: { password?: FieldError; confirmPassword?: FieldError };
}

/** A password is chosen by typing it twice. */
export function NewPasswordFields({ label, password, confirmPassword, errors }: NewPasswordFieldsProps) {
  const texts = useTexts(authTexts);
  const names = { showName: texts.showPassword, hideName: texts.hidePassword };
  return (
    <>
      <Field label={label} hint={texts.passwordHint} error={errors.password?.message}>
        <PasswordInput size="large" autoComplete="new-password" {...names} {...password} />
      </Field>
      <Field label={texts.confirmPassword} error={errors.confirmPassword?.message}>
        <PasswordInput size="large" autoComplete="new-password" {...names} {...confirmPassword} />
      </Field>
    </>
  );
}
