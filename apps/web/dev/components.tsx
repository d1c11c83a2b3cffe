// The design system on one page, for eyes and for pictures. Served by `vite` at /dev/components.html; never built.
import '../src/lib/form/zod-without-eval.ts';
import '../src/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { BrandMark } from '../src/components/brand.tsx';
import { Toaster } from '../src/components/toaster.tsx';
import { Controls } from './controls.tsx';
import { Displays } from './displays.tsx';
import { Overlays } from './overlays.tsx';
import { Sample } from './sample.tsx';
import { ToolOptions } from './tool-options.tsx';

const colours =
  'bg surface raised sunken line line-strong edge ink-faint ink-soft ink accent accent-soft accent-line warn warn-soft danger danger-soft page mark mark-quiet'.split(
    ' ',
  );

function Colours() {
  return (
    <Sample title="Colour" wide>
      <div className="grid grid-cols-5 gap-3 desktop:grid-cols-10">
        {colours.map((name) => (
          <div key={name}>
            <span
              className="block h-11 rounded-6 inset-ring inset-ring-ink/12"
              style={{ background: `var(--${name})` }}
            />
            <span className="text-12 text-ink-soft">{name}</span>
          </div>
        ))}
      </div>
    </Sample>
  );
}

function Type() {
  return (
    <Sample title="Type">
      <div className="flex flex-col gap-2.5">
        <p className="title-large">Clause eight, early termination</p>
        <p className="title">Page title, Newsreader 28</p>
        <p className="section-title">Section title, Newsreader 20</p>
        <p className="group-title">Group title, Inter 14 semibold</p>
        <p>Body text, Inter 14 on a line of 21. Reading text is at most 68 characters wide.</p>
        <p className="text-13 text-ink-soft">Dense text 13, soft ink: rows, hints, captions of fields.</p>
        <p className="text-12 text-ink-faint tabular-nums">
          Small 12, faint ink: 2.41 MB, 12 pages, 21 Nov 09:12
        </p>
      </div>
    </Sample>
  );
}

function Page() {
  return (
    <MemoryRouter>
      <main className="wrap pb-16">
        <header className="flex items-center justify-between pt-10 pb-6">
          <div>
            <h1 className="title-large">Components</h1>
            <p className="text-ink-soft">Every state a developer needs, on both papers.</p>
          </div>
          <BrandMark size={48} />
        </header>
        <div className="grid grid-cols-12 gap-x-8 gap-y-10">
          <Colours />
          <Type />
          <Controls />
          <Displays />
          <Overlays />
          <ToolOptions />
        </div>
      </main>
      <Toaster />
    </MemoryRouter>
  );
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
