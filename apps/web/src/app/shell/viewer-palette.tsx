import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { matchesKey, shortcuts } from '../../lib/page/shortcuts.ts';
import { useAuth } from '../../lib/session/auth.ts';
import { type OpenedDialog, PaletteDialogs } from './palette-dialogs.tsx';

/** The viewer has the whole window and its own keys: of those of other pages only the palette's work there. */
export function WithPalette() {
  const auth = useAuth();
  const [opened, setOpened] = useState<OpenedDialog>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !matchesKey(shortcuts.anywhere.search[0], event)) return;
      event.preventDefault();
      setOpened((before) => (before === 'palette' ? null : 'palette'));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Outlet />
      {auth.status === 'signed-in' && <PaletteDialogs user={auth.user} opened={opened} onOpen={setOpened} />}
    </>
  );
}
