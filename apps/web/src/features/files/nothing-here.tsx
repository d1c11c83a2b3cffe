import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FolderDrawing, SearchDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useTexts } from '../../lib/texts.ts';
import { filesTexts } from './files.texts.ts';

interface NothingHereProps {
  isSearching: boolean;
  onUpload: () => void;
  onClearSearch: () => void;
  /** Another way to begin. */
  more?: ReactNode;
}

export function NothingHere({ isSearching, onUpload, onClearSearch, more }: NothingHereProps) {
  const texts = useTexts(filesTexts);
  return (
    <Card className="py-8">
      {isSearching ? (
        <EmptyState
          drawing={<SearchDrawing />}
          title={texts.noneTitle}
          action={<Button onClick={onClearSearch}>{texts.clearSearch}</Button>}
        >
          {texts.noneText}
        </EmptyState>
      ) : (
        <EmptyState
          drawing={<FolderDrawing />}
          title={texts.emptyTitle}
          action={
            <>
              <Button onClick={onUpload}>
                <Upload aria-hidden="true" />
                {texts.upload}
              </Button>
              {more}
            </>
          }
        >
          {texts.emptyText}
        </EmptyState>
      )}
    </Card>
  );
}
