import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../lib/api/trpc.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { StoredFile } from '../../files/item.ts';
import { WithDocument } from '../shared/page/with-document.tsx';
import { WantedData } from '../shared/wanted-data.tsx';
import { compareMessages } from './compare.messages.ts';
import { CompareView } from './compare-view.tsx';
import { type SideName, toInputs } from './comparison.ts';

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
  return (
    <WithDocument file={before}>
      {(one) => (
        <WithDocument file={after}>
          {(other) => (
            <WantedData query={query} texts={{ again: t('again'), loading: t('loading') }}>
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
        </WithDocument>
      )}
    </WithDocument>
  );
}
