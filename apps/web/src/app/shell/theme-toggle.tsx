import { Moon, Sun } from 'lucide-react';
import { PlainIconButton } from '../../components/plain-icon-button.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { toggleTheme, useTheme } from '../../lib/page/theme.ts';
import { shellMessages } from './shell.messages.ts';

export function ThemeToggle() {
  const t = useMessages(shellMessages);
  const isDark = useTheme() === 'dark';
  const name = isDark ? t('toLight') : t('toDark');
  return (
    <PlainIconButton name={name} title={name} onClick={toggleTheme}>
      {isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </PlainIconButton>
  );
}
