import { Spinner } from '../components/spinner.tsx';
import { useTexts } from '../lib/texts.ts';
import { shellTexts } from './shell/shell.texts.ts';

/** Seen only when it takes a while: most pages are there before it would be. */
export function PageSpinner() {
  const texts = useTexts(shellTexts);
  return (
    <div className="grid min-h-[60vh] animate-late place-items-center">
      <Spinner size="large" label={texts.loading} />
    </div>
  );
}
