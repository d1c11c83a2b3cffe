import { lazy, type ReactNode, Suspense } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { TornPageDrawing } from '../../components/drawing.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Note } from '../../components/note.tsx';
import { placePath } from '../../features/files/manager-place.ts';
import { previewMessages } from '../../features/preview/preview.messages.ts';
import { useMessages } from '../../lib/messages/messages.ts';

const NavBar = lazy(async () => ({ default: (await import('../../app/shell/nav-bar.tsx')).NavBar }));

/** In place of a file that is not there, or cannot be had now. */
export function Gone({ code, onRetry }: { code: string; onRetry: () => void }) {
  const t = useMessages(previewMessages);
  if (code !== 'not_found' && code !== 'invalid_request') {
    const again = (
      <Button size="small" onClick={onRetry}>
        {t('unreachable.again')}
      </Button>
    );
    return (
      <WithBar>
        <main className="wrap pt-16">
          <h1 className="sr-only">{t('unreachable.title')}</h1>
          <Note kind="bad" fact={t('unreachable.title')} action={again}>
            {t('unreachable.text')}
          </Note>
        </main>
      </WithBar>
    );
  }
  return (
    <WithBar>
      <main className="grid min-h-[calc(100dvh-56px)] place-items-center">
        <title>{t('pageTitle', { name: t('gone.title') })}</title>
        <EmptyState
          level="h1"
          drawing={<TornPageDrawing />}
          title={t('gone.title')}
          action={
            <ButtonLink to={placePath({ view: 'folder', folderId: null })}>{t('gone.toFiles')}</ButtonLink>
          }
        >
          {t('gone.text')}
        </EmptyState>
      </main>
    </WithBar>
  );
}

/** A document fills its page; without one, the way on is in the bar of all the others. */
function WithBar({ children }: { children: ReactNode }) {
  return (
    <>
      <Suspense fallback={<div className="h-14" />}>
        <NavBar />
      </Suspense>
      {children}
    </>
  );
}
