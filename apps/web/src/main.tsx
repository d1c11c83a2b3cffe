import './lib/zod-without-eval.ts';
import './styles/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { restoreSession } from './lib/auth.ts';
import { keepListening } from './lib/events.ts';
import { stayCurrent } from './lib/stay-current.ts';
import { forgetWithPerson } from './lib/trpc.ts';

restoreSession();
forgetWithPerson();
stayCurrent();
keepListening();

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root to draw into.');
createRoot(root).render(<App />);
