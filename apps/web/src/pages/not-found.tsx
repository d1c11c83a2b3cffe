import { ButtonLink } from '../components/button.tsx';
import { SearchDrawing } from '../components/drawings.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { useAuth } from '../lib/session/auth.ts';
import { useMessages } from '../lib/messages/messages.ts';
import { pagesMessages } from './pages.messages.ts';

export default function NotFoundPage() {
  const t = useMessages(pagesMessages);
  const auth = useAuth();
  const isIn = auth.status === 'signed-in';
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <title>{t('notFound.pageTitle')}</title>
      <EmptyState
        level="h1"
        drawing={<SearchDrawing />}
        title={t('notFound.title')}
        action={
          <>
            <ButtonLink to={isIn ? '/dashboard' : '/'} look="primary">
              {isIn ? t('notFound.toDashboard') : t('notFound.toStart')}
            </ButtonLink>
            {isIn && <ButtonLink to="/tools/all">{t('notFound.toTools')}</ButtonLink>}
            <ButtonLink to="/help">{t('notFound.toHelp')}</ButtonLink>
          </>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </div>
  );
}
