import { Suspense, lazy } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../../lib/auth.ts';
import { useTexts } from '../../lib/texts.ts';
import { Stage } from '../stage.tsx';
import { Footer } from './footer.tsx';
import { NavBar } from './nav-bar.tsx';
import { shellTexts } from './shell.texts.ts';

const Tray = lazy(() => import('./tray.tsx'));

/** Pages for everyone end in the footer; a desk to work at does not. */
const OPEN_PAGES = new Set(['/', '/pricing', '/terms', '/privacy']);

export function Shell() {
  const texts = useTexts(shellTexts);
  const { status } = useAuth();
  const { pathname } = useLocation();
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-6 bg-ink px-3 py-2 text-13 font-medium text-bg focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {texts.skip}
      </a>
      <NavBar />
      <main id="content" tabIndex={-1} className="outline-none">
        <Stage />
      </main>
      {status === 'signed-in' && (
        <Suspense fallback={null}>
          <Tray />
        </Suspense>
      )}
      {OPEN_PAGES.has(pathname) && <Footer />}
    </>
  );
}
