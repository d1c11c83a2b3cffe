import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { trpc } from '../../lib/api/trpc.ts';
import type { SamplesButtonProps } from './samples-button.tsx';
import { optional } from '../../lib/page/optional.ts';

const SamplesButton = optional(async () => ({
  default: (await import('./samples-button.tsx')).SamplesButton,
}));

interface SamplesOfferProps extends SamplesButtonProps {
  /** Reserves the space where the offer is likely to appear. */
  place?: ReactNode;
}

/** Shown only to members without files. */
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
