import { ButtonLink } from '../../components/button.tsx';
import { TornPageDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useTexts } from '../../lib/texts.ts';
import { foldersTexts } from './folders.texts.ts';

export function FolderGone({ home }: { home: string }) {
  const texts = useTexts(foldersTexts);
  return (
    <EmptyState
      drawing={<TornPageDrawing />}
      title={texts.goneTitle}
      action={<ButtonLink to={home}>{texts.home}</ButtonLink>}
    >
      {texts.gone}
    </EmptyState>
  );
}
