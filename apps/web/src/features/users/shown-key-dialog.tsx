import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { useTexts } from '../../lib/texts.ts';
import { keysTexts } from './keys.texts.ts';

/** The one time that a key is seen. A click beside the dialog must not lose it. */
export function ShownKeyDialog({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  const texts = useTexts(keysTexts);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(apiKey);
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
      title={texts.madeTitle}
      description={texts.madeText}
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
      <div className="px-6 pt-4">
        <Field label={texts.yourKey}>
          <Input
            size="large"
            readOnly
            value={apiKey}
            className="font-mono"
            onFocus={(event) => event.target.select()}
          />
        </Field>
      </div>
    </Dialog>
  );
}
