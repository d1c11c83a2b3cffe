import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router';
import { onTestFinished } from 'vitest';
import '../styles/index.css';

/** Draws a component into the page of the test, styled as in the app, and takes it away when the test is over. */
export function show(children: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() => root.render(<MemoryRouter>{children}</MemoryRouter>));
}
