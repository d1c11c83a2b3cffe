import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { Search } from 'lucide-react';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../components/icon-button.tsx';
import { Kbd } from '../../components/kbd.tsx';
import { isMac } from '../../lib/page/is-mac.ts';
import { useShortcuts } from '../../lib/page/shortcuts.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { shellMessages } from './shell.messages.ts';

const PalettePlaces = lazy(() => import('./palette-places.tsx'));
const ShortcutsDialog = lazy(() => import('../../features/search/shortcuts-dialog.tsx'));

type Opened = 'palette' | 'shortcuts' | null;

/** The search button of the bar, and the keys that open it and the list of keys from anywhere. */
export function Palette({ user }: { user: User }) {
  const t = useMessages(shellMessages);
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>(null);
  const [typed, setTyped] = useState('');
  function close() {
    setOpened(null);
    setTyped('');
  }
  useShortcuts('anywhere', {
    search: () => (opened === 'palette' ? close() : setOpened('palette')),
    help: () => setOpened('shortcuts'),
    find() {
      const own = document.querySelector<HTMLElement>('[data-find]');
      if (own) own.focus();
      else setOpened('palette');
    },
    dashboard: () => void navigate('/dashboard'),
    files: () => void navigate('/dashboard?tab=files'),
  });
  return (
    <>
      <button
        type="button"
        onClick={() => setOpened('palette')}
        className="mr-2 hidden h-8 w-[216px] items-center gap-2 rounded-6 border border-line bg-bg pr-1.5 pl-2.5 text-13 whitespace-nowrap text-ink-faint hover:border-line-strong min-[1200px]:flex"
      >
        <Search aria-hidden="true" />
        {t('search')}
        <span className="ml-auto" aria-hidden="true">
          <Kbd>{isMac ? '⌘K' : 'Ctrl K'}</Kbd>
        </span>
      </button>
      <IconButton
        name={t('searchShort')}
        onClick={() => setOpened('palette')}
        className="min-[1200px]:hidden"
      >
        <Search aria-hidden="true" />
      </IconButton>
      <Suspense fallback={opened === 'palette' && <TypeAhead onType={setTyped} />}>
        {opened === 'palette' && (
          <PalettePlaces
            user={user}
            typed={typed}
            onShortcuts={() => setOpened('shortcuts')}
            onClose={close}
          />
        )}
        {opened === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </>
  );
}

/** While the palette loads, keys are its words and no shortcuts. */
function TypeAhead({ onType }: { onType: (change: (typed: string) => string) => void }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key.length === 1) onType((typed) => typed + key);
      else if (key === 'Backspace') onType((typed) => typed.slice(0, -1));
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [onType]);
  return null;
}
