import { Copy } from 'lucide-react';
import { toast } from '../../lib/page/toast.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { apiReferenceMessages } from './api-reference.messages.ts';

/** Text for a shell or a program, to be taken along. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  const t = useMessages(apiReferenceMessages);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(children);
      toast.success(t('copied'));
    } catch {
      // On plain http there is no clipboard, and a browser may refuse it.
      toast.error(t('copyFailed'));
    }
  };
  return (
    <div className="flex items-start gap-1 rounded-6 border border-line bg-sunken py-1 pr-1 pl-3">
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines are scrolled, with the keyboard too
        tabIndex={0}
        className="min-w-0 flex-1 overflow-x-auto py-3.5 font-mono text-12 text-ink desktop:py-1.5"
      >
        {children}
      </pre>
      <IconButton name={`${t('copy')}: ${label}`} onClick={copy}>
        <Copy aria-hidden="true" />
      </IconButton>
    </div>
  );
}
