import { Spinner } from '../components/spinner.tsx';
import { useMessages } from '../lib/messages/messages.ts';
import { shellMessages } from './shell/shell.messages.ts';

/** Seen only when it takes a while: most pages are there before it would be. */
export function PageSpinner() {
  const t = useMessages(shellMessages);
  return (
    <div className="grid min-h-[60vh] animate-late place-items-center">
      <Spinner size="large" label={t('loading')} />
    </div>
  );
}
