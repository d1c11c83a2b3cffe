import { useCallback, useState } from 'react';
import type { OpenedDialog } from './palette-dialogs.tsx';

/** Which of the palette and the list of keys is open. The keys that open the palette close it as well. */
export function usePalette() {
  const [opened, onOpen] = useState<OpenedDialog>(null);
  const toggle = useCallback(() => onOpen((before) => (before === 'palette' ? null : 'palette')), []);
  return { toggle, dialogs: { opened, onOpen } };
}
