import { useEffect, useRef } from 'react';
import type { PdfView } from './pdf-view.ts';

interface ViewerKeys {
  onSearch: () => void;
  onRail: () => void;
  onPrint: () => void;
  onList: () => void;
}

/** Where keys belong to what is being typed or chosen. */
const OTHERS = 'input, textarea, select, [role=dialog], [role=menu], [role=separator], [contenteditable]';

export function useViewerKeys(view: PdfView | null, keys: ViewerKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!view) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role=dialog]')) return;
      const isTyping = event.target instanceof Element && event.target.closest(OTHERS) !== null;
      const action = event.ctrlKey || event.metaKey ? withControl(event, latest.current) : null;
      const plain =
        isTyping || event.ctrlKey || event.metaKey || event.altKey
          ? null
          : plainKey(event, view, latest.current);
      const run = action ?? plain;
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [view]);
}

function withControl({ key }: KeyboardEvent, keys: ViewerKeys): (() => void) | null {
  if (key === 'f') return keys.onSearch;
  if (key === 'p') return keys.onPrint;
  return null;
}

function plainKey({ key }: KeyboardEvent, view: PdfView, keys: ViewerKeys): (() => void) | null {
  const actions: Record<string, () => void> = {
    j: () => view.step(1),
    k: () => view.step(-1),
    Home: () => view.goTo(1),
    End: () => view.goTo(view.pages),
    g: () => document.getElementById('preview-page')?.focus(),
    '+': () => view.zoom(1),
    '=': () => view.zoom(1),
    '-': () => view.zoom(-1),
    '0': () => view.setScale('page-width'),
    '9': () => view.setScale('page-fit'),
    r: () => view.rotate(90),
    R: () => view.rotate(-90),
    t: keys.onRail,
    '?': keys.onList,
  };
  return actions[key] ?? null;
}
