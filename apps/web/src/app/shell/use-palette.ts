import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { useNotedVisit } from '../../lib/page/recent-commands.ts';
import type { OpenedDialog } from './palette-dialogs.tsx';

/**
 * Which of the palette and the list of keys is open. The keys that open the palette close it as well. Every page with a
 * palette counts as a recent command of it.
 */
export function usePalette() {
  useNotedVisit(useLocation());
  const [opened, onOpen] = useState<OpenedDialog>(null);
  const toggle = useCallback(() => onOpen((before) => (before === 'palette' ? null : 'palette')), []);
  return { toggle, dialogs: { opened, onOpen } };
}
