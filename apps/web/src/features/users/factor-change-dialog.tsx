import { useMutation } from '@tanstack/react-query';
import { toast } from '../../lib/page/toast.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { api } from '../../lib/api/trpc.ts';
import { ConfirmOwnerDialog } from '../../lib/own-password/confirm-owner-dialog.tsx';
import { securityMessages } from './security.messages.ts';

export type FactorChange =
  | { change: 'remove-app' }
  | { change: 'remove-passkey'; id: string; name: string }
  | { change: 'new-codes' };

interface FactorChangeDialogProps {
  change: FactorChange;
  /** With the new codes, where there are some. */
  onDone: (codes: string[] | null) => void;
  onClose: () => void;
}

export function FactorChangeDialog({ change, onDone, onClose }: FactorChangeDialogProps) {
  const t = useMessages(securityMessages);
  const apply = useMutation({
    mutationFn: async (password: string | undefined) => {
      if (change.change === 'new-codes')
        return (await api.secondFactors.renewRecoveryCodes.mutate({ password })).recovery_codes;
      if (change.change === 'remove-app') await api.secondFactors.removeAuthenticator.mutate({ password });
      else await api.secondFactors.removePasskey.mutate({ id: change.id, password });
      return null;
    },
    onSuccess(codes) {
      if (!codes) toast.success(t('dialog.removed'));
      onDone(codes);
    },
  });
  const asked = {
    'new-codes': {
      title: t('dialog.codesTitle'),
      text: t('dialog.codesText'),
      action: t('factors.newCodes'),
    },
    'remove-app': {
      title: t('dialog.removeAppTitle'),
      text: t('dialog.removeText'),
      action: t('factors.remove'),
    },
    'remove-passkey': {
      title: t('dialog.removePasskeyTitle', { name: 'name' in change ? change.name : '' }),
      text: t('dialog.removeText'),
      action: t('factors.remove'),
    },
  }[change.change];
  return (
    <ConfirmOwnerDialog
      {...asked}
      isDangerous={change.change !== 'new-codes'}
      isBusy={apply.isPending}
      error={apply.error}
      onConfirm={(password) => apply.mutate(password)}
      onClose={onClose}
    />
  );
}
