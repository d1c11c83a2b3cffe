import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { Search } from 'lucide-react';
import { Suspense, lazy, useEffect, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { Kbd } from '../../components/kbd.tsx';
import { useTexts } from '../../lib/texts.ts';
import { shellTexts } from './shell.texts.ts';

const PaletteDialog = lazy(() => import('./palette-dialog.tsx'));

const isMac = /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** The search button of the bar. Ctrl K (⌘ K) opens it from anywhere. */
export function Palette({ user }: { user: User }) {
  const texts = useTexts(shellTexts);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mr-2 hidden h-8 w-[216px] items-center gap-2 rounded-6 border border-line bg-bg pr-1.5 pl-2.5 text-13 whitespace-nowrap text-ink-faint hover:border-line-strong min-[1200px]:flex"
      >
        <Search aria-hidden="true" />
        {texts.search}
        <span className="ml-auto" aria-hidden="true">
          <Kbd>{isMac ? '⌘K' : 'Ctrl K'}</Kbd>
        </span>
      </button>
      <IconButton name={texts.searchShort} onClick={() => setOpen(true)} className="min-[1200px]:hidden">
        <Search aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <PaletteDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
