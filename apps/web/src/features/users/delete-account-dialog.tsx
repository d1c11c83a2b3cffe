import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { CONFIRMATION } from '@sheaf/api/features/users/users.schema.ts';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { toast } from '../../lib/page/toast.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { formatBytes } from '../../lib/messages/format.ts';
import { clearSession } from '../../lib/session/session-store.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { OwnPasswordField } from '../../lib/own-password/own-password-field.tsx';
import { accountMessages } from './account.messages.ts';

const FORM = 'delete-account';

interface DeleteAccountDialogProps {
  user: User;
  onClose: () => void;
}

/** Asked twice: what goes, and then the word typed out. Anything else leaves everything as it is. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const isAdministrator = user.role === 'admin';
  const { data, isLoading } = useQuery(
    trpc.admin.users.queryOptions(isAdministrator ? { role: 'admin', limit: 1 } : skipToken, {
      retry: false,
    }),
  );
  if (isLoading) return null;
  if (data?.pagination.total === 1) return <LastAdministrator onClose={onClose} />;
  return <AskTwice email={user.email} onClose={onClose} />;
}

/** The server refuses in the end; who is refused need not type a word and a password first. */
function LastAdministrator({ onClose }: { onClose: () => void }) {
  const t = useMessages(accountMessages);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('danger.lastTitle')}
      description={t('danger.lastText')}
      actions={
        <>
          <DialogClose asChild>
            <Button>{t('danger.lastClose')}</Button>
          </DialogClose>
          <ButtonLink look="primary" to="/admin">
            {t('danger.lastUsers')}
          </ButtonLink>
        </>
      }
    />
  );
}

function AskTwice({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useMessages(accountMessages);
  const [isTyping, setTyping] = useState(false);
  const remove = useDeleteAccount(onClose);
  const cancel = () => {
    if (remove.isPending) return;
    toast.message(t('danger.cancelled'));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={cancel}
      title={isTyping ? t('danger.typeTitle') : t('danger.confirmTitle')}
      description={isTyping ? t('danger.typeText', { email }) : t('danger.confirmText')}
      actions={
        <>
          <DialogClose asChild>
            <Button disabled={remove.isPending}>{t('danger.cancel')}</Button>
          </DialogClose>
          {isTyping ? (
            // A different button than the one just pressed, because that press would submit the form.
            <Button key="delete" type="submit" form={FORM} look="danger-fill" busy={remove.isPending}>
              {remove.isPending ? t('danger.deleting') : t('danger.delete')}
            </Button>
          ) : (
            <Button key="next" look="danger" onClick={() => setTyping(true)}>
              {t('danger.next')}
            </Button>
          )}
        </>
      }
    >
      {isTyping ? (
        <TypeWord
          error={remove.error ? readApiError(remove.error).fields.password : undefined}
          onWord={(word, password) =>
            word === CONFIRMATION
              ? remove.mutate({ confirmation: word, ...(password ? { password } : {}) })
              : cancel()
          }
        />
      ) : (
        <WhatGoes />
      )}
    </Dialog>
  );
}

function WhatGoes() {
  const t = useMessages(accountMessages);
  const { data } = useQuery(trpc.users.stats.queryOptions());
  const files = data && t('danger.files', { count: data.stats.totalFiles });
  return (
    <div className="px-6 pt-3 text-14">
      <ul className="list-disc space-y-1 pl-5 text-ink marker:text-ink-faint">
        <li>
          {files
            ? t('danger.items.1', { files, storage: formatBytes(data.stats.totalStorage) })
            : t('danger.everything')}
        </li>
        <li>{t('danger.items.2')}</li>
        <li>{t('danger.items.3')}</li>
      </ul>
      <p className="mt-3 text-13 text-ink-soft">{t('danger.exportFirst')}</p>
    </div>
  );
}

interface TypeWordProps {
  error: string | undefined;
  onWord: (word: string, password: string) => void;
}

function TypeWord({ error, onWord }: TypeWordProps) {
  const t = useMessages(accountMessages);
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWord(word, password);
  };
  return (
    <form id={FORM} className="flex flex-col gap-4 px-6 pt-4" onSubmit={submit}>
      <Field label={t('danger.typeLabel')}>
        <Input
          size="large"
          ref={input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={CONFIRMATION}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
      </Field>
      <OwnPasswordField
        value={password}
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
    </form>
  );
}

function useDeleteAccount(onClose: () => void) {
  const t = useMessages(accountMessages);
  const errorTexts = useTranslated(errorWords);
  const navigate = useNavigate();
  return useMutation(
    trpc.users.deleteAccount.mutationOptions({
      onSuccess() {
        // First away from the page that needs a session, else its guard would send the person to the sign-in page.
        flushSync(() => navigate('/'));
        clearSession();
        toast.success(t('danger.done'));
      },
      onError(error) {
        const failure = readApiError(error);
        toast.error(t('danger.failed'), { description: describeError(failure, errorTexts) });
        if (!failure.fields.password) onClose();
      },
    }),
  );
}
