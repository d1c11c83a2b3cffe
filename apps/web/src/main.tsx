import './lib/form/zod-without-eval.ts';
import './styles/index.css';
import './lib/page/before-router.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { restoreSession } from './lib/session/auth.ts';
import { keepOfflinePage } from './lib/page/keep-offline-page.ts';
import { forgetWithPerson } from './lib/api/query-client.ts';
import { keepFocusOnceGiven } from './lib/page/keep-focus-once-given.ts';
import { followOnceSignedIn } from './lib/session/follow-once-signed-in.ts';
import { currentLanguage } from './lib/messages/language.ts';
import { fetchLanguage } from './lib/messages/translated.ts';
import { isRenewalDue, readSession } from './lib/session/session-store.ts';

/** Later, the places of what is to come are drawn. */
const LONGEST_BLANK_MS = 1_000;

restoreSession();
forgetWithPerson();
followOnceSignedIn();
keepOfflinePage();
keepFocusOnceGiven();

// The longest way to a first sight: its document and its code start before anything is drawn.
if (readSession() && location.pathname.startsWith('/files/'))
  import('./pages/begin-document.ts').then(() => import('./pages/preview.tsx')).catch(() => undefined);

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root to draw into.');
const page = createRoot(root);
void Promise.all([fetchLanguage(currentLanguage()), beginPage()])
  // The page's own messages came with it.
  .then(() => fetchLanguage(currentLanguage()))
  .then(() => page.render(<App />));

async function beginPage(): Promise<void> {
  const session = readSession();
  if (!session || isRenewalDue(session)) return;
  // The other tabs show none of its data.
  if (location.pathname !== '/dashboard' || new URLSearchParams(location.search).has('tab')) return;
  const begun = import('./pages/begin-dashboard.ts')
    .then(({ beginDashboard }) => beginDashboard())
    // What is missing the page itself asks for again, and shows that it does not come.
    .catch(() => undefined);
  await Promise.race([begun, new Promise((resolve) => setTimeout(resolve, LONGEST_BLANK_MS))]);
}
