import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { Suspense, lazy, useEffect, useState } from 'react';

const PalettePlaces = lazy(() => import('./palette-places.tsx'));
const ShortcutsDialog = lazy(() => import('../../features/search/shortcuts-dialog.tsx'));

export type OpenedDialog = 'palette' | 'shortcuts' | null;

interface PaletteDialogsProps {
  user: User;
  opened: OpenedDialog;
  onOpen: (opened: OpenedDialog) => void;
}

/** The palette and the list of keys, whichever is open. */
export function PaletteDialogs(props: PaletteDialogsProps) {
  // What was typed goes with it, however it is closed.
  return props.opened && <Opened {...props} />;
}

function Opened({ user, opened, onOpen }: PaletteDialogsProps) {
  const [typed, setTyped] = useState('');
  const close = () => onOpen(null);
  return (
    <Suspense fallback={opened === 'palette' && <TypeAhead onType={setTyped} />}>
      {opened === 'palette' && (
        <PalettePlaces user={user} typed={typed} onShortcuts={() => onOpen('shortcuts')} onClose={close} />
      )}
      {opened === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </Suspense>
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
