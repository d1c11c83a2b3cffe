import { nameForFiles } from '@sheaf/api/features/auth/auth.file-names.schema.ts';
import { Copy, Download } from 'lucide-react';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { saveBlob } from '../../lib/api/download.ts';
import { appName } from '../../lib/messages/app-name.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { securityMessages } from './security.messages.ts';

/** The one time that they are seen. A click beside the dialog must not lose them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const t = useMessages(securityMessages);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('codes.copied'));
    } catch {
      // On plain http there is no clipboard, and a browser may refuse it.
      toast.error(t('codes.copyFailed'));
    }
  };
  return (
    <Dialog
      open
      title={t('codes.title')}
      description={t('codes.text')}
      actions={
        <>
          <Button onClick={copy}>
            <Copy aria-hidden="true" />
            {t('codes.copy')}
          </Button>
          <Button
            onClick={() =>
              saveBlob(
                new Blob([text], { type: 'text/plain' }),
                `${nameForFiles(appName())}-recovery-codes.txt`,
              )
            }
          >
            <Download aria-hidden="true" />
            {t('codes.download')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {t('codes.done')}
          </Button>
        </>
      }
    >
      <ul className="mx-6 mt-4 grid grid-cols-1 gap-x-4 gap-y-1 rounded-10 border border-line bg-sunken p-4 font-mono text-13 desktop:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
