import type { AdminSettings } from '@sheaf/api/features/admin/admin.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readApiError } from '../../lib/api/api-error.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { refreshConfig } from '../../lib/instance/use-instance.ts';
import { refreshAdmin } from './use-admin.ts';
import { useSaveSettings } from './use-save-settings.ts';

/** Kept above the card, which begins anew when it has saved what was tried. */
export function useMailTrial() {
  return useMutation(
    trpc.admin.tryMail.mutationOptions({
      // Saved settings that work again, or no longer do, change what pages say about emails.
      onSuccess: (_, { mail }) => (mail ? undefined : Promise.all([refreshConfig(), refreshAdmin()])),
    }),
  );
}
export type MailTrialState = ReturnType<typeof useMailTrial>;

/** What is entered is tried before it is saved: a server that takes no emails is only used by those who insist. */
export function useMailDraft({ settings: { mail } }: AdminSettings, trial: MailTrialState) {
  const before = {
    host: mail?.host ?? '',
    port: String(mail?.port ?? 587),
    security: mail?.security ?? ('starttls' as const),
    user: mail?.user ?? '',
    from: mail?.from ?? '',
  };
  const [draft, setDraft] = useState(before);
  const [password, setPassword] = useState('');
  const [isRefused, setRefused] = useState(false);
  const saving = useSaveSettings();
  const isChanged = password !== '' || JSON.stringify(draft) !== JSON.stringify(before);
  const { host, port, security, user, from } = draft;
  const server = host.trim()
    ? { host, port: Number(port) || 0, security, user: user.trim() || null, from }
    : null;
  const secret = password ? { mail_password: password } : {};
  const tryIt = () => trial.mutateAsync(isChanged && server ? { mail: server, ...secret } : {});
  const saveAnyway = () => {
    setRefused(false);
    saving.mutate({ mail: server, ...secret });
  };
  const save = async () => {
    if (server && !(await tryIt()).sent) setRefused(true);
    else saveAnyway();
  };
  const error = saving.error ?? trial.error;
  return {
    draft,
    password,
    isChanged,
    isRefused,
    isSaving: saving.isPending,
    errors: error ? readApiError(error).fields : {},
    set(change: Partial<typeof draft>) {
      trial.reset();
      setDraft({ ...draft, ...change });
    },
    setPassword(next: string) {
      trial.reset();
      setPassword(next);
    },
    // The errors of both are shown beside what they are about.
    tryIt: () => void tryIt().catch(() => undefined),
    save: () => void save().catch(() => undefined),
    saveAnyway,
    keepEditing: () => setRefused(false),
  };
}
