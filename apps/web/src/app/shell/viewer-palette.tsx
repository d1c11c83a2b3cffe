import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { matchesKey, shortcuts } from '../../lib/page/shortcuts.ts';
import { useAuth } from '../../lib/session/auth.ts';
import { PaletteDialogs } from './palette-dialogs.tsx';
import { usePalette } from './use-palette.ts';

/** The viewer has the whole window and its own keys: of those of other pages only the palette's work there. */
export function WithPalette() {
  const auth = useAuth();
  const { toggle, dialogs } = usePalette();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !matchesKey(shortcuts.anywhere.search[0], event)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);
  return (
    <>
      <Outlet />
      {auth.status === 'signed-in' && <PaletteDialogs user={auth.user} {...dialogs} />}
    </>
  );
}
