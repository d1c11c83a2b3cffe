import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, lazy } from 'react';
import { trpc } from '../../lib/api/trpc.ts';
import type { SamplesButtonProps } from './samples-button.tsx';

const SamplesButton = lazy(async () => ({ default: (await import('./samples-button.tsx')).SamplesButton }));

interface SamplesOfferProps extends SamplesButtonProps {
  /** Stands for it where it is likely to come. */
  place?: ReactNode;
}

/** For whoever has no file; to all others nothing is offered. */
export function SamplesOffer({ place = null, ...rest }: SamplesOfferProps) {
  const { data } = useQuery(trpc.users.stats.queryOptions());
  if (!data) return place;
  if (data.stats.totalFiles !== 0) return null;
  return (
    <Suspense fallback={place}>
      <SamplesButton {...rest} />
    </Suspense>
  );
}
