import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../lib/page/toast.ts';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { readApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { makePasskey, wasDismissed } from '../../lib/session/passkeys.ts';
import { api } from '../../lib/api/trpc.ts';
import { ConfirmOwnerDialog } from '../../lib/own-password/confirm-owner-dialog.tsx';
import { readDevice } from './device-name.ts';
import { securityMessages } from './security.messages.ts';

interface PasskeyDialogProps {
  onAdded: (codes: string[] | null) => void;
  onClose: () => void;
}

export function PasskeyDialog({ onAdded, onClose }: PasskeyDialogProps) {
  const t = useMessages(securityMessages);
  const { browser, system } = readDevice(navigator.userAgent);
  const [name, setName] = useState(system ?? browser ?? '');
  const add = useMutation({
    mutationFn: async (password: string | undefined) => {
      const passkey = await makePasskey(await api.secondFactors.beginPasskey.mutate({ password }));
      return api.secondFactors.addPasskey.mutate({ name, passkey });
    },
    onSuccess({ recovery_codes }) {
      toast.success(t('dialog.passkeyAdded'));
      onAdded(recovery_codes);
    },
    onError(error) {
      if (!isOurs(error) && !wasDismissed(error)) toast.error(t('dialog.passkeyFailed'));
    },
  });
  return (
    <ConfirmOwnerDialog
      title={t('dialog.passkeyTitle')}
      text={t('dialog.passkeyText')}
      action={t('dialog.next')}
      isBusy={add.isPending}
      error={isOurs(add.error) ? add.error : null}
      onConfirm={(password) => add.mutate(password)}
      onClose={onClose}
    >
      <Field
        label={t('dialog.name')}
        hint={t('dialog.nameHint')}
        error={add.error ? readApiError(add.error).fields.name : undefined}
      >
        <Input
          size="large"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </ConfirmOwnerDialog>
  );
}

/** A refusal of the server, not of the browser. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && error.name === 'TRPCClientError';
}
