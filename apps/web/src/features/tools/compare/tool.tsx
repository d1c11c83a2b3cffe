import { useSearchParams } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { FilesToolProps } from '../shared/page/document.ts';
import { FirstPage } from '../shared/page/first-page.tsx';
import { compareMessages } from './compare.messages.ts';
import { Compared } from './compared.tsx';
import { ComparedVersions } from './compared-versions.tsx';
import { readVersions } from './version-address.ts';

export default function CompareTool({ files, onFiles, onAdd, onAnew }: FilesToolProps) {
  const t = useMessages(compareMessages);
  const [search] = useSearchParams();
  const [before, after] = files;
  const wanted = readVersions(search);
  if (!before) return null;
  if (!after && wanted) return <ComparedVersions file={before} wanted={wanted} onAnew={onAnew} />;
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
