import { Layers } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { noteCommand } from '../../lib/page/recent-commands.ts';

const BatchDialog = lazy(async () => ({ default: (await import('./batch-dialog.tsx')).BatchDialog }));

export function BatchButton({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          noteCommand('batch');
          setOpen(true);
        }}
      >
        <Layers aria-hidden="true" />
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <BatchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
