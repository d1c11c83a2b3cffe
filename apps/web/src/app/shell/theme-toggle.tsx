import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../../components/icon-button.tsx';
import { useTexts } from '../../lib/texts.ts';
import { toggleTheme, useTheme } from '../../lib/theme.ts';
import { shellTexts } from './shell.texts.ts';

export function ThemeToggle() {
  const texts = useTexts(shellTexts);
  const isDark = useTheme() === 'dark';
  return (
    <IconButton name={isDark ? texts.toLight : texts.toDark} onClick={toggleTheme}>
      {isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  );
}
