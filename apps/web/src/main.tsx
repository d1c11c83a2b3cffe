import './lib/form/zod-without-eval.ts';
import './styles/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { restoreSession } from './lib/session/auth.ts';
import { keepOfflinePage } from './lib/page/keep-offline-page.ts';
import { forgetWithPerson } from './lib/api/query-client.ts';
import { followOnceSignedIn } from './lib/session/follow-once-signed-in.ts';
import { currentLanguage } from './lib/messages/language.ts';
import { fetchLanguage } from './lib/messages/translated.ts';
import { readSession } from './lib/session/session-store.ts';

restoreSession();
forgetWithPerson();
followOnceSignedIn();
keepOfflinePage();
// A page that is only read needs none of it.
document.addEventListener(
  'focusin',
  ({ target }) => void import('./lib/page/keep-focus.ts').then(({ keepFocus }) => keepFocus(target)),
  { once: true },
);

// The longest way to a first sight: its document and its code start before anything is drawn.
if (readSession() && location.pathname.startsWith('/files/'))
  void import('./pages/begin-document.ts').then(() => import('./pages/preview.tsx'));

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root to draw into.');
const page = createRoot(root);
void fetchLanguage(currentLanguage()).then(() => page.render(<App />));
