import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../lib/page/toast.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Note } from './note.tsx';

interface ShownSecretDialogProps {
  secret: string;
  texts: Record<'title' | 'text' | 'label' | 'copy' | 'copied' | 'copyFailed' | 'done', string>;
  /** Below the secret: what to know before it is used. */
  note?: string | undefined;
  onClose: () => void;
}

/** The one time that a secret is seen. A click beside the dialog must not lose it. */
export function ShownSecretDialog({ secret, texts, note, onClose }: ShownSecretDialogProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
      toast.success(texts.copied);
    } catch {
      // On plain http there is no clipboard, and a browser may refuse it.
      toast.error(texts.copyFailed);
    }
  };
  return (
    <Dialog
      open
      className="w-[520px]"
      title={texts.title}
      description={texts.text}
      actions={
        <>
          <Button onClick={onClose} look={isCopied ? 'primary' : 'quiet'}>
            {texts.done}
          </Button>
          <Button onClick={copy} look={isCopied ? 'quiet' : 'primary'}>
            {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            {texts.copy}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 px-6 pt-4">
        <Field label={texts.label}>
          <Input
            size="large"
            readOnly
            value={secret}
            className="font-mono"
            onFocus={(event) => event.target.select()}
          />
        </Field>
        {note && <Note kind="warn" fact={note} />}
      </div>
    </Dialog>
  );
}
