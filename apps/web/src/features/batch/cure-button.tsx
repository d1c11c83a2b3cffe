import type { Remedy } from '@sheaf/api/features/batch/batch.remedies.schema.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { batchMessages } from './batch.messages.ts';

interface CureButtonProps {
  step: Remedy;
  count: number;
  /** Of one of several rows: whose button it is, for those who do not see the row. */
  file?: string;
  busy: boolean;
  onCure: (password?: string) => void;
}

export function CureButton({ step, count, file, busy, onCure }: CureButtonProps) {
  const t = useMessages(batchMessages);
  if (step === 'unlock') return <Unlock count={count} file={file} busy={busy} onUnlock={onCure} />;
  return (
    <Button size="small" busy={busy} onClick={() => onCure()}>
      {t('cureOcr', { count })}
      <OfFile name={file} />
    </Button>
  );
}

function OfFile({ name }: { name: string | undefined }) {
  return name === undefined ? null : <span className="sr-only"> {name}</span>;
}

interface UnlockProps {
  count: number;
  file: string | undefined;
  busy: boolean;
  onUnlock: (password: string) => void;
}

/** The files that failed share one password here; those with another fail again, and can be given theirs. */
function Unlock({ count, file, busy, onUnlock }: UnlockProps) {
  const t = useMessages(batchMessages);
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [hasTried, setTried] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (password) onUnlock(password);
  };
  if (!isAsking)
    return (
      <Button size="small" onClick={() => setAsking(true)}>
        {t('cureUnlock', { count })}
        <OfFile name={file} />
      </Button>
    );
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <Field
        label={t('unlockPassword', { count })}
        error={hasTried && !password ? t('needPassword') : undefined}
      >
        <PasswordInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button before asked for it
          autoFocus
          autoComplete="off"
          showName={t('showPassword')}
          hideName={t('hidePassword')}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <Button type="submit" busy={busy}>
        {t('cureUnlock', { count })}
        <OfFile name={file} />
      </Button>
    </form>
  );
}
