import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import {
  Combine,
  FileArchive,
  Images,
  Keyboard,
  LogOut,
  Moon,
  Scissors,
  Star,
  Sun,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PaletteDialog } from '../../features/search/palette-dialog.tsx';
import type { PaletteEntry, PaletteGroup } from '../../features/search/palette-entry.ts';
import { moreTools, toolPath } from '../../features/tools/shared/tool-list.ts';
import { aboutTool, nameTool, toolMessages } from '../../features/tools/shared/tools.messages.ts';
import { useMessages } from '../../lib/messages.ts';
import { toggleTheme, useTheme } from '../../lib/theme.ts';
import { shellMessages } from './shell.messages.ts';
import { useSignOut } from './use-sign-out.ts';
import { userLinks } from './user-links.ts';

interface PalettePlacesProps {
  user: User;
  onShortcuts: () => void;
  onClose: () => void;
}

/** The palette with what the bar and its menus lead to. */
export default function PalettePlaces({ user, onShortcuts, onClose }: PalettePlacesProps) {
  const t = useMessages(shellMessages);
  const tTools = useMessages(toolMessages);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const isDark = useTheme() === 'dark';
  const link = (
    group: PaletteGroup,
    id: string,
    to: string,
    label: string,
    icon: ReactNode,
  ): PaletteEntry => ({
    id,
    group,
    label,
    icon,
    run: () => void navigate(to),
  });
  const action = (id: string, label: string, icon: ReactNode, run: () => void): PaletteEntry => ({
    id,
    group: 'actions',
    label,
    icon,
    run,
  });
  const places: PaletteEntry[] = [
    link('tools', 'merge', '/tools', t('quick.merge'), <Combine />),
    link('tools', 'split', '/tools', t('quick.split'), <Scissors />),
    link('tools', 'compress', '/tools', t('quick.compress'), <FileArchive />),
    link('tools', 'convert', '/tools', t('quick.convert'), <Images />),
    ...moreTools.map(({ id, Icon }) => ({
      ...link('tools', id, toolPath(id), nameTool(tTools, id), <Icon />),
      words: aboutTool(tTools, id),
      onlyFound: true,
    })),
    link('pages', 'tools', '/tools', t('basicTools'), <Wrench />),
    link('pages', 'advanced-tools', '/advanced-tools', t('proTools'), <Star />),
    ...userLinks(user, t).map(({ to, label, Icon }) => link('pages', to, to, label, <Icon />)),
    action('theme', isDark ? t('toLight') : t('toDark'), isDark ? <Sun /> : <Moon />, toggleTheme),
    action('shortcuts', t('shortcuts'), <Keyboard />, onShortcuts),
    action('sign-out', t('signOut'), <LogOut />, signOut),
  ];
  return <PaletteDialog places={places} onClose={onClose} />;
}
