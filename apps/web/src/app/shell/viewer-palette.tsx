import { type ReactNode, useCallback, useEffect } from 'react';
import { PaletteOpener } from '../../lib/page/palette-opener.ts';
import { matchesKey, shortcuts } from '../../lib/page/shortcuts.ts';
import { useAuth } from '../../lib/session/auth.ts';
import { PaletteDialogs } from './palette-dialogs.tsx';
import { usePalette } from './use-palette.ts';

/** The viewer has the whole window and its own keys: of those of other pages only the palette's work there. Its menus open it too. */
export function WithPalette({ page }: { page: ReactNode }) {
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
  const { onOpen } = dialogs;
  const open = useCallback(() => onOpen('palette'), [onOpen]);
  return (
    <>
      <PaletteOpener value={auth.status === 'signed-in' ? open : null}>{page}</PaletteOpener>
      {auth.status === 'signed-in' && <PaletteDialogs user={auth.user} {...dialogs} />}
    </>
  );
}
