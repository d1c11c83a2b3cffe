import { Layers } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { batchTexts } from '../../features/batch/batch.texts.ts';
import { useTexts } from '../../lib/texts.ts';

const BatchDialog = lazy(async () => ({ default: (await import('./batch-dialog.tsx')).BatchDialog }));

export function BatchButton() {
  const texts = useTexts(batchTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="max-desk:flex-1" onClick={() => setOpen(true)}>
        <Layers aria-hidden="true" />
        {texts.open}
      </Button>
      {isOpen && (
        <Suspense>
          <BatchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
