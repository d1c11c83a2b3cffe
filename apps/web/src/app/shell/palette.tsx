import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../components/icon-button.tsx';
import { Kbd } from '../../components/kbd.tsx';
import { isMac } from '../../lib/page/is-mac.ts';
import { useShortcuts } from '../../lib/page/shortcuts.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { PaletteDialogs } from './palette-dialogs.tsx';
import { shellMessages } from './shell.messages.ts';
import { usePalette } from './use-palette.ts';

/** The search button of the bar, and the keys that open it and the list of keys from anywhere. */
export function Palette({ user }: { user: User }) {
  const t = useMessages(shellMessages);
  const navigate = useNavigate();
  const { toggle, dialogs } = usePalette();
  const open = () => dialogs.onOpen('palette');
  useShortcuts('anywhere', {
    search: toggle,
    help: () => dialogs.onOpen('shortcuts'),
    find() {
      const own = document.querySelector<HTMLElement>('[data-find]');
      if (own) own.focus();
      else open();
    },
    dashboard: () => void navigate('/dashboard'),
    files: () => void navigate('/dashboard?tab=files'),
  });
  return (
    <>
      <button
        type="button"
        onClick={open}
        className="mr-2 hidden h-8 w-[216px] items-center gap-2 rounded-6 border border-line bg-bg pr-1.5 pl-2.5 text-13 whitespace-nowrap text-ink-faint hover:border-line-strong min-[1200px]:flex"
      >
        <Search aria-hidden="true" />
        {t('search')}
        <span className="ml-auto" aria-hidden="true">
          <Kbd>{isMac ? '⌘K' : 'Ctrl K'}</Kbd>
        </span>
      </button>
      <IconButton name={t('searchShort')} onClick={open} className="min-[1200px]:hidden">
        <Search aria-hidden="true" />
      </IconButton>
      <PaletteDialogs user={user} {...dialogs} />
    </>
  );
}
