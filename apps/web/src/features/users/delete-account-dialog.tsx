import { CONFIRMATION } from '@sheaf/api/features/users/users.schema.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import { clearSession } from '../../lib/session-store.ts';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { accountTexts } from './account.texts.ts';

const FORM = 'delete-account';

/** Asked twice: what goes, and then the word typed out. Anything else leaves everything as it is. */
export function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const texts = useTexts(accountTexts).danger;
  const [isTyping, setTyping] = useState(false);
  const remove = useDeleteAccount(onClose);
  const cancel = () => {
    if (remove.isPending) return;
    toast(texts.cancelled);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={cancel}
      title={isTyping ? texts.typeTitle : texts.confirmTitle}
      description={isTyping ? texts.typeText(email) : texts.confirmText}
      actions={
        <>
          <DialogClose asChild>
            <Button disabled={remove.isPending}>{texts.cancel}</Button>
          </DialogClose>
          {isTyping ? (
            // Another button than the one that was just pressed, else that press would submit the form.
            <Button key="delete" type="submit" form={FORM} look="danger-fill" busy={remove.isPending}>
              {remove.isPending ? texts.deleting : texts.delete}
            </Button>
          ) : (
            <Button key="next" look="danger" onClick={() => setTyping(true)}>
              {texts.next}
            </Button>
          )}
        </>
      }
    >
      {isTyping ? (
        <TypeWord
          onWord={(word) => (word === CONFIRMATION ? remove.mutate({ confirmation: word }) : cancel())}
        />
      ) : (
        <WhatGoes />
      )}
    </Dialog>
  );
}

function WhatGoes() {
  const texts = useTexts(accountTexts).danger;
  const { data } = useQuery(trpc.users.stats.queryOptions());
  const files = data && texts.files(data.stats.totalFiles, formatNumber(data.stats.totalFiles));
  const [first, ...rest] = texts.items(files ?? '', formatBytes(data?.stats.totalStorage ?? 0));
  return (
    <div className="px-6 pt-3 text-14">
      <ul className="list-disc space-y-1 pl-5 text-ink marker:text-ink-faint">
        <li>{files ? first : texts.everything}</li>
        {rest.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-3 text-13 text-ink-soft">{texts.exportFirst}</p>
    </div>
  );
}

function TypeWord({ onWord }: { onWord: (word: string) => void }) {
  const texts = useTexts(accountTexts).danger;
  const [word, setWord] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWord(word);
  };
  return (
    <form id={FORM} className="px-6 pt-4" onSubmit={submit}>
      <Field label={texts.typeLabel}>
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
    </form>
  );
}

function useDeleteAccount(onClose: () => void) {
  const texts = useTexts(accountTexts).danger;
  const errorTexts = useTexts(apiErrorTexts);
  const navigate = useNavigate();
  return useMutation(
    trpc.users.deleteAccount.mutationOptions({
      onSuccess() {
        // First away from the page that needs a session, else its guard would send the person to the sign-in page.
        flushSync(() => navigate('/'));
        clearSession();
        toast.success(texts.done);
      },
      onError(error) {
        toast.error(texts.failed, { description: describeError(readApiError(error), errorTexts) });
        onClose();
      },
    }),
  );
}
