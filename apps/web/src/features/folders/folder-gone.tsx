import { ButtonLink } from '../../components/button.tsx';
import { TornPageDrawing } from '../../components/drawing.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { foldersMessages } from './folders.messages.ts';

export function FolderGone({ home }: { home: string }) {
  const t = useMessages(foldersMessages);
  return (
    <EmptyState
      drawing={<TornPageDrawing />}
      title={t('goneTitle')}
      action={<ButtonLink to={home}>{t('home')}</ButtonLink>}
    >
      {t('gone')}
    </EmptyState>
  );
}
