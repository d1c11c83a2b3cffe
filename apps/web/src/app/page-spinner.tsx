import { Spinner } from '../components/spinner.tsx';
import { useTexts } from '../lib/texts.ts';
import { shellTexts } from './shell/shell.texts.ts';

export function PageSpinner() {
  const texts = useTexts(shellTexts);
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <Spinner size="large" label={texts.loading} />
    </div>
  );
}
