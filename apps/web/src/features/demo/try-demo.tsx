import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';

/** What it does is fetched when it is asked for: most visitors never do. */
export function TryDemo({ label }: { label: string }) {
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async () => {
    setOpening(true);
    const { openDemo } = await import('./open-demo.ts');
    const reason = await openDemo();
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
