import { useForm } from 'react-hook-form';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { authMessages } from './auth.messages.ts';
import type { Verification } from './use-verification.ts';

/** Shown when signed out: the person who opened the account knows its password. */
export function ConfirmAddressForm({ verification }: { verification: Verification }) {
  const t = useMessages(authMessages);
  const form = useForm({ defaultValues: { password: '' } });
  const { confirm, isBusy, passwordError } = verification;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit(({ password }) => confirm(password))}
    >
      <Field label={t('password')} error={passwordError}>
        <PasswordInput
          size="large"
          autoComplete="current-password"
          showName={t('showPassword')}
          hideName={t('hidePassword')}
          {...form.register('password')}
        />
      </Field>
      <Button type="submit" look="primary" size="large" wide className="mt-2" busy={isBusy}>
        {isBusy ? t('verify.ask.busy') : t('verify.ask.submit')}
      </Button>
      <div className="mt-3 border-t border-line pt-5">
        <Button wide disabled={isBusy} onClick={() => confirm(null)}>
          {t('verify.ask.notMine')}
        </Button>
        <p className="mt-2 text-12 text-ink-faint">{t('verify.ask.notMineHint')}</p>
      </div>
    </form>
  );
}
