import { type ComponentProps, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { reportUnfetched } from '../../lib/messages/report-unfetched.ts';
import { samplesOfferMessages } from './samples-offer.messages.ts';

export interface SamplesButtonProps {
  size?: ComponentProps<typeof Button>['size'];
  onAdded?: () => void;
}

/** What it does is fetched when it is asked for. */
export function SamplesButton({ size, onAdded }: SamplesButtonProps) {
  const t = useMessages(samplesOfferMessages);
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    try {
      const { addSamples } = await import('./add-samples.ts');
      if (await addSamples()) onAdded?.();
    } catch {
      await reportUnfetched();
    } finally {
      setAdding(false);
    }
  };
  return (
    <Button size={size} busy={isAdding} onClick={add}>
      {isAdding ? t('adding') : t('add')}
    </Button>
  );
}
