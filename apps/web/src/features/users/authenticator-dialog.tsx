import { useMutation } from '@tanstack/react-query';
import { renderSVG } from 'uqr';
import { useForm } from 'react-hook-form';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { useShowFormError } from '../../lib/form/form-errors.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { ConfirmOwnerDialog } from '../../lib/own-password/confirm-owner-dialog.tsx';
import { securityMessages } from './security.messages.ts';

interface AuthenticatorDialogProps {
  onAdded: (codes: string[] | null) => void;
  onClose: () => void;
}

const FORM = 'authenticator';

/** First the password, then the secret as a picture, then a code that shows that the app has it. */
export function AuthenticatorDialog({ onAdded, onClose }: AuthenticatorDialogProps) {
  const t = useMessages(securityMessages);
  const showError = useShowFormError();
  const form = useForm({ defaultValues: { code: '' } });
  const begin = useMutation(trpc.secondFactors.beginAuthenticator.mutationOptions());
  const confirm = useMutation(
    trpc.secondFactors.confirmAuthenticator.mutationOptions({
      onSuccess({ recovery_codes }) {
        toast.success(t('dialog.appAdded'));
        onAdded(recovery_codes);
      },
      onError: (error) => showError(error, ['code'], form.setError),
    }),
  );
  if (!begin.data) {
    return (
      <ConfirmOwnerDialog
        title={t('dialog.appTitle')}
        text={t('dialog.appAsk')}
        action={t('dialog.next')}
        isBusy={begin.isPending}
        error={begin.error}
        onConfirm={(password) => begin.mutate({ password })}
        onClose={onClose}
      />
    );
  }
  const { uri, secret } = begin.data;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('dialog.appTitle')}
      description={t('dialog.scan')}
      actions={
        <>
          <DialogClose asChild>
            <Button>{t('dialog.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={FORM} look="primary" busy={confirm.isPending}>
            {t('dialog.turnOn')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="flex flex-col gap-4 px-6 pt-4"
        onSubmit={form.handleSubmit((values) => confirm.mutate(values))}
      >
        <QrCode text={uri} label={t('dialog.qr')} />
        <Field label={t('dialog.key')}>
          <Input readOnly value={secret} className="font-mono" onFocus={(event) => event.target.select()} />
        </Field>
        <Field label={t('dialog.code')} error={form.formState.errors.code?.message}>
          <Input size="large" inputMode="numeric" autoComplete="one-time-code" {...form.register('code')} />
        </Field>
      </form>
    </Dialog>
  );
}

/** Black on white in every theme: cameras expect that. */
function QrCode({ text, label }: { text: string; label: string }) {
  const svg = renderSVG(text, { border: 4 });
  return (
    <img
      alt={label}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      className="mx-auto size-48 rounded-6 border border-line"
    />
  );
}
