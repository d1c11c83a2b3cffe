import { Moon, Sun } from 'lucide-react';
import { PlainIconButton } from '../../components/plain-icon-button.tsx';
import { useTexts } from '../../lib/texts.ts';
import { toggleTheme, useTheme } from '../../lib/theme.ts';
import { shellTexts } from './shell.texts.ts';

export function ThemeToggle() {
  const texts = useTexts(shellTexts);
  const isDark = useTheme() === 'dark';
  const name = isDark ? texts.toLight : texts.toDark;
  return (
    <PlainIconButton name={name} title={name} onClick={toggleTheme}>
      {isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </PlainIconButton>
  );
}
