import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { Bell, Keyboard, Languages, LogOut, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { UnreadBadge } from '../../features/files/file-badges.tsx';
import { PaletteDialog } from '../../features/search/palette-dialog.tsx';
import type { TellState } from '../../features/search/file-entries.tsx';
import type { PaletteEntry } from '../../features/search/palette-entry.ts';
import { moreTools, pathForFiles, tabs, type ToolId } from '../../features/tools/shared/tool-list.ts';
import { aboutTool, callTool, nameTool, toolMessages } from '../../features/tools/shared/tools.messages.ts';
import { LANGUAGES, nameLanguage } from '../../lib/messages/language.ts';
import { useSells } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { toggleTheme, useTheme } from '../../lib/page/theme.ts';
import { chooseLanguage, useLanguage } from '../../lib/messages/translated.ts';
import { useAtHandCommands } from './at-hand-commands.tsx';
import { type CommandId, commands } from './commands.ts';
import { useListCommands } from './list-commands.tsx';
import { paletteMessages } from '../../features/search/palette.messages.ts';
import { useSignOut } from './use-sign-out.ts';
import { useBillingPages } from './user-links.ts';

interface PalettePlacesProps {
  user: User;
  /** Before it was there. */
  typed: string;
  onShortcuts: () => void;
  onClose: () => void;
}

/** With uploading and asking, what most come for. */
const USEFUL_TOOLS = new Set<ToolId>(['merge', 'compress']);

const tellState: TellState = (file) => <UnreadBadge file={file} isLink={false} />;

/** The palette with all that can be done and gone to. */
export default function PalettePlaces({ user, typed, onShortcuts, onClose }: PalettePlacesProps) {
  const t = useMessages(paletteMessages);
  const tTools = useMessages(toolMessages);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const signOut = useSignOut();
  const language = useLanguage();
  const sells = useSells();
  const billing = useBillingPages(user);
  const isAdmin = user.role === 'admin';
  const isDark = useTheme() === 'dark';
  const action = (id: CommandId, icon: ReactNode, run: () => void): PaletteEntry => ({
    id,
    group: 'actions',
    label: t.find(`labels.${id}`) ?? id,
    words: t.find(`words.${id}`),
    icon,
    run,
  });
  const atHand = useAtHandCommands();
  const listed = useListCommands();
  const places: PaletteEntry[] = [
    ...atHand.commands,
    ...tabs.concat(moreTools).map(({ id, Icon }) =>
      atHand.withFiles({
        id: `tool-${id}`,
        group: 'tools',
        label: callTool(tTools, id),
        words: [nameTool(tTools, id), t.find(`tools.${id}`)].join(' '),
        about: aboutTool(tTools, id),
        icon: <Icon />,
        onlyFound: !tabs.some((tab) => tab.id === id),
        ...(USEFUL_TOOLS.has(id) && { isUseful: true }),
        to: pathForFiles(id, []),
        run: () => void navigate(pathForFiles(id, [])),
      }),
    ),
    ...listed,
    ...commands
      .filter(({ forAdmins, where }) => (!forAdmins || isAdmin) && (!where || billing[where]))
      .map(({ id, group, Icon, to, open, isUsual, isUseful }): PaletteEntry => ({
        ...action(id, <Icon />, () => void navigate(to, { state: open ? { open } : null })),
        ...(id === 'adminUse' && !sells ? { label: t('labels.adminUseOwn') } : {}),
        group,
        ...(!open && { to }),
        isUseful,
        onlyFound: !isUsual,
      })),
    { ...action(isDark ? 'light' : 'dark', isDark ? <Sun /> : <Moon />, toggleTheme), notedAs: 'theme' },
    {
      ...action('notifications', <Bell />, () => void navigate(here, { state: { open: 'notifications' } })),
      onlyFound: true,
    },
    action('shortcuts', <Keyboard />, onShortcuts),
    action('signOut', <LogOut />, signOut),
    ...LANGUAGES.filter((other) => other !== language).map((other): PaletteEntry => ({
      id: `language-${other}`,
      group: 'settings',
      label: t('inLanguage', { name: nameLanguage(other) }),
      words: [t('words.language'), ...LANGUAGES.map((speaker) => nameLanguage(other, speaker))].join(' '),
      icon: <Languages />,
      onlyFound: true,
      run: () => void chooseLanguage(other),
    })),
  ];
  return <PaletteDialog typed={typed} places={places} tellState={tellState} onClose={onClose} />;
}
