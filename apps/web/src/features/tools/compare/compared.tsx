import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SkeletonSheet, Waiting } from '../../../components/skeleton.tsx';
import { api } from '../../../lib/api/trpc.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { StoredFile } from '../../files/item.ts';
import { WantedData } from '../shared/wanted-data.tsx';
import { compareMessages } from './compare.messages.ts';
import { CompareView } from './compare-view.tsx';
import { type SideName, toInputs } from './comparison.ts';
import { WithPages } from './with-pages.tsx';

interface ComparedProps {
  before: StoredFile;
  after: StoredFile;
  /** The choice of the version of each side, if both are one file. */
  picks?: Record<SideName, ReactNode>;
  onSwap: () => void;
  onAnew: () => void;
}

export function Compared({ before, after, picks, onSwap, onAnew }: ComparedProps) {
  const t = useMessages(compareMessages);
  const inputs = toInputs({ before, after });
  const query = useQuery({
    queryKey: ['compare', inputs],
    queryFn: ({ signal }) => api.tools.compare.mutate(inputs, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  const skeleton = (
    <Waiting label={t('loading')} className="grid gap-4 desktop:grid-cols-2">
      {[0, 1].map((side) => (
        <div
          key={side}
          className="h-[70dvh] overflow-hidden rounded-10 border border-line bg-sunken p-4 max-desktop:last:hidden"
        >
          <SkeletonSheet className="w-full" />
        </div>
      ))}
    </Waiting>
  );
  return (
    <WithPages file={before} skeleton={skeleton}>
      {(one) => (
        <WithPages file={after} skeleton={skeleton}>
          {(other) => (
            <WantedData
              query={query}
              texts={{ again: t('again'), loading: t('loading') }}
              skeleton={skeleton}
            >
              {({ report }) => (
                <CompareView
                  report={report}
                  documents={{ before: one, after: other }}
                  picks={picks}
                  onSwap={onSwap}
                  onAnew={onAnew}
                />
              )}
            </WantedData>
          )}
        </WithPages>
      )}
    </WithPages>
  );
}
