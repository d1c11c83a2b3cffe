import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../../lib/session/auth.ts';
import { classes } from '../../lib/page/classes.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { PaymentNotice, Tray } from '../member-parts.ts';
import { Stage } from '../stage.tsx';
import { Footer } from './footer.tsx';
import { NavBar } from './nav-bar.tsx';
import { shellMessages } from './shell.messages.ts';
import { optional } from '../../lib/page/optional.ts';

const DemoBar = optional(() => import('../../features/demo/demo-bar.tsx'));

/** Pages for everyone end in the footer; a desk to work at does not. */
const OPEN_PAGES = new Set([
  '',
  'pricing',
  'api',
  'about',
  'blog',
  'careers',
  'contact',
  'help',
  'docs',
  'terms',
  'privacy',
]);

export function Shell() {
  const t = useMessages(shellMessages);
  const { status, user } = useAuth();
  const { pathname } = useLocation();
  const isOpen = OPEN_PAGES.has(pathname.split('/')[1] ?? '');
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-6 bg-ink px-3 py-2 text-13 font-medium text-bg focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('skip')}
      </a>
      <NavBar />
      {/* While a page is on its way the footer waits below the screen, so that nothing seen is moved by it. */}
      <main
        id="content"
        tabIndex={-1}
        className={classes('outline-none', isOpen && 'min-h-[calc(100dvh-56px)]')}
      >
        {status === 'signed-in' && (
          <Suspense fallback={null}>
            <PaymentNotice />
          </Suspense>
        )}
        {user?.demo_until && (
          <div className="wrap min-h-20 py-4">
            <Suspense fallback={null}>
              <DemoBar until={user.demo_until} />
            </Suspense>
          </div>
        )}
        <Stage />
      </main>
      {status === 'signed-in' && (
        <Suspense fallback={null}>
          <Tray />
        </Suspense>
      )}
      {isOpen && <Footer />}
    </>
  );
}
