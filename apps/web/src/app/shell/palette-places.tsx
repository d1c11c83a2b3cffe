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
import { useTexts } from '../../lib/texts.ts';
import { toggleTheme, useTheme } from '../../lib/theme.ts';
import { shellTexts } from './shell.texts.ts';
import { useSignOut } from './use-sign-out.ts';
import { userLinks } from './user-links.ts';

interface PalettePlacesProps {
  user: User;
  onShortcuts: () => void;
  onClose: () => void;
}

/** The palette with what the bar and its menus lead to. */
export default function PalettePlaces({ user, onShortcuts, onClose }: PalettePlacesProps) {
  const texts = useTexts(shellTexts);
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
    link('tools', 'merge', '/tools', texts.quick.merge, <Combine />),
    link('tools', 'split', '/tools', texts.quick.split, <Scissors />),
    link('tools', 'compress', '/tools', texts.quick.compress, <FileArchive />),
    link('tools', 'convert', '/tools', texts.quick.convert, <Images />),
    link('pages', 'tools', '/tools', texts.basicTools, <Wrench />),
    link('pages', 'advanced-tools', '/advanced-tools', texts.proTools, <Star />),
    ...userLinks(user, texts).map(({ to, label, Icon }) => link('pages', to, to, label, <Icon />)),
    action('theme', isDark ? texts.toLight : texts.toDark, isDark ? <Sun /> : <Moon />, toggleTheme),
    action('shortcuts', texts.shortcuts, <Keyboard />, onShortcuts),
    action('sign-out', texts.signOut, <LogOut />, signOut),
  ];
  return <PaletteDialog places={places} onClose={onClose} />;
}
