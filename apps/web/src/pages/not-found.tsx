import { ButtonLink } from '../components/button.tsx';
import { SearchDrawing } from '../components/drawings.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { useAuth } from '../lib/auth.ts';
import { useTexts } from '../lib/texts.ts';
import { pagesTexts } from './pages.texts.ts';

export default function NotFoundPage() {
  const texts = useTexts(pagesTexts).notFound;
  const auth = useAuth();
  const isIn = auth.status === 'signed-in';
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <title>{texts.pageTitle}</title>
      <EmptyState
        level="h1"
        drawing={<SearchDrawing />}
        title={texts.title}
        action={
          <ButtonLink to={isIn ? '/dashboard' : '/'} look="primary">
            {isIn ? texts.toDashboard : texts.toStart}
          </ButtonLink>
        }
      >
        {texts.text}
      </EmptyState>
    </div>
  );
}
