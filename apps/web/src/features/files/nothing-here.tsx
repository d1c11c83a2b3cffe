import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FolderDrawing, SearchDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { filesMessages } from './files.messages.ts';
import { SearchAllLink } from './search-all-offer.tsx';

interface NothingHereProps {
  isSearching: boolean;
  /** Where the same words are looked for among all files, unless they were. */
  everywhere?: string | undefined;
  onUpload: () => void;
  onClearSearch: () => void;
  /** Another way to begin. */
  more?: ReactNode;
}

export function NothingHere({ isSearching, everywhere, onUpload, onClearSearch, more }: NothingHereProps) {
  const t = useMessages(filesMessages);
  return (
    <Card className="py-8">
      {isSearching ? (
        <EmptyState
          drawing={<SearchDrawing />}
          title={t('noneTitle')}
          action={
            <>
              {everywhere && <SearchAllLink to={everywhere} />}
              <Button onClick={onClearSearch}>{t('clearSearch')}</Button>
            </>
          }
        >
          {everywhere && <span className="block">{t('searchedHere')}</span>}
          {t('noneText')}
        </EmptyState>
      ) : (
        <EmptyState
          drawing={<FolderDrawing />}
          title={t('emptyTitle')}
          action={
            <>
              <Button onClick={onUpload}>
                <Upload aria-hidden="true" />
                {t('upload')}
              </Button>
              {/* On a line of its own: it comes later, and the button must not move from under the pointer. */}
              {more && <span className="flex basis-full justify-center">{more}</span>}
            </>
          }
        >
          <span className="pointer-coarse:hidden">{t('emptyText')}</span>
          <span className="hidden pointer-coarse:inline">{t('emptyTouch')}</span>
        </EmptyState>
      )}
    </Card>
  );
}
