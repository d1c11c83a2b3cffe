import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { api } from '../../../lib/api/trpc.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { StoredFile } from '../../files/item.ts';
import type { FilesToolProps } from '../shared/page/document.ts';
import { FirstPage } from '../shared/page/first-page.tsx';
import { WithDocument } from '../shared/page/with-document.tsx';
import { WantedData } from '../shared/wanted-data.tsx';
import { compareMessages } from './compare.messages.ts';
import { CompareView } from './compare-view.tsx';

export default function CompareTool({ files, onFiles, onAdd, onAnew }: FilesToolProps) {
  const t = useMessages(compareMessages);
  const [before, after] = files;
  if (!before) return null;
  if (!after)
    return (
      <Card className="py-6">
        <EmptyState
          drawing={
            <div className="w-40">
              <FirstPage file={before} />
            </div>
          }
          title={t('pick')}
          action={
            <Button look="primary" onClick={onAdd}>
              {t('choose')}
            </Button>
          }
        >
          {t('pickText', { name: before.filename })}
        </EmptyState>
      </Card>
    );
  return (
    <Compared
      key={`${before.id} ${after.id}`}
      before={before}
      after={after}
      onSwap={() => onFiles([after, before])}
      onAnew={onAnew}
    />
  );
}

interface ComparedProps {
  before: StoredFile;
  after: StoredFile;
  onSwap: () => void;
  onAnew: () => void;
}

function Compared({ before, after, onSwap, onAnew }: ComparedProps) {
  const t = useMessages(compareMessages);
  const fileIds = [before.id, after.id];
  const query = useQuery({
    queryKey: ['compare', ...fileIds],
    queryFn: ({ signal }) => api.tools.compare.mutate({ fileIds }, { signal }),
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
