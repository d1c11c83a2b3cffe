import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { errorWords } from '../../lib/messages/describe-error.ts';
import { readTranslated } from '../../lib/messages/translated.ts';

/** What it does is fetched when it is asked for: most visitors never do. */
export function TryDemo({ label }: { label: string }) {
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async () => {
    setOpening(true);
    const reason = await import('./open-demo.ts').then(
      ({ openDemo }) => openDemo(),
      async () => (await readTranslated(errorWords)).network,
    );
    setOpening(false);
    setFailure(reason);
    if (reason === null) await navigate('/dashboard');
  };
  return (
    <>
      <Button size="hero" busy={isOpening} onClick={open} className="max-desktop:flex-1 max-desktop:px-3">
        {label}
      </Button>
      {failure && (
        <p role="alert" className="basis-full text-13 text-danger-ink">
          {failure}
        </p>
      )}
    </>
  );
}
