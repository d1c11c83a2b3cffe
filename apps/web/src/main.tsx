import './lib/zod-without-eval.ts';
import './styles/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { restoreSession } from './lib/auth.ts';
import { keepOfflinePage } from './lib/keep-offline-page.ts';
import { forgetWithPerson } from './lib/query-client.ts';
import { followOnceSignedIn } from './lib/follow-once-signed-in.ts';
import { currentLanguage } from './lib/language.ts';
import { fetchLanguage } from './lib/translated.ts';
import { readSession } from './lib/session-store.ts';

restoreSession();
forgetWithPerson();
followOnceSignedIn();
keepOfflinePage();
// A page that is only read needs none of it.
document.addEventListener(
  'focusin',
  ({ target }) => void import('./lib/keep-focus.ts').then(({ keepFocus }) => keepFocus(target)),
  { once: true },
);

// The longest way to a first sight: its document and its code start before anything is drawn.
if (readSession() && location.pathname.startsWith('/files/'))
  void import('./pages/begin-document.ts').then(() => import('./pages/preview.tsx'));

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root to draw into.');
const page = createRoot(root);
void fetchLanguage(currentLanguage()).then(() => page.render(<App />));
