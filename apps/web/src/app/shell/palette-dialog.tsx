/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a list that a text box filters is an ARIA combobox; <select> cannot be one */
import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { LogOut, Moon, Search, Star, Sun, Wrench } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../../components/dialog.tsx';
import { Kbd } from '../../components/kbd.tsx';
import { classes } from '../../lib/classes.ts';
import { useTexts } from '../../lib/texts.ts';
import { toggleTheme, useTheme } from '../../lib/theme.ts';
import { shellTexts } from './shell.texts.ts';
import { useSignOut } from './use-sign-out.ts';
import { userLinks } from './user-links.ts';

type Entry = { id: string; group: string; label: string; icon: ReactNode; run: () => void };

function useEntries(user: User): Entry[] {
  const texts = useTexts(shellTexts);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const isDark = useTheme() === 'dark';
  const page = (to: string, label: string, icon: ReactNode): Entry => ({
    id: to,
    group: texts.palette.pages,
    label,
    icon,
    run: () => navigate(to),
  });
  const { actions } = texts.palette;
  return [
    page('/tools', texts.basicTools, <Wrench />),
    page('/advanced-tools', texts.proTools, <Star />),
    ...userLinks(user, texts).map(({ to, label, Icon }) => page(to, label, <Icon />)),
    {
      id: 'theme',
      group: actions,
      label: isDark ? texts.toLight : texts.toDark,
      icon: isDark ? <Sun /> : <Moon />,
      run: toggleTheme,
    },
    { id: 'sign-out', group: actions, label: texts.signOut, icon: <LogOut />, run: signOut },
  ];
}

export default function PaletteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const texts = useTexts(shellTexts).palette;
  const entries = useEntries(user);
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(0);
  const words = query.trim().toLowerCase();
  const found = entries.filter(({ label }) => label.toLowerCase().includes(words));

  function runEntry(entry: Entry | undefined) {
    if (!entry) return;
    onClose();
    entry.run();
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') runEntry(found[marked]);
    else if (step && found.length) setMarked((marked + step + found.length) % found.length);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.title}
      titleHidden
      className="w-[460px] overflow-hidden pb-2"
    >
      <div className="flex h-12 items-center gap-2.5 border-b border-line pr-3.5 pl-4">
        <Search aria-hidden="true" className="text-ink-faint" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={found[marked] ? `palette-${found[marked].id}` : undefined}
          aria-label={texts.title}
          placeholder={texts.placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setMarked(0);
          }}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 flex-1 bg-transparent text-16 outline-none"
        />
        <Kbd>Esc</Kbd>
      </div>
      <div id="palette-list" role="listbox" aria-label={texts.title} className="max-h-[46vh] overflow-y-auto">
        {found.map((entry, index) => (
          <div key={entry.id} role="presentation">
            {entry.group !== found[index - 1]?.group && (
              <p role="presentation" className="px-4 pt-2.5 pb-1 text-12 text-ink-faint">
                {entry.group}
              </p>
            )}
            <button
              type="button"
              id={`palette-${entry.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === marked}
              onMouseMove={() => setMarked(index)}
              onClick={() => runEntry(entry)}
              className={classes(
                'mx-2 flex h-9 w-[calc(100%-16px)] items-center gap-2.5 rounded-6 px-2 text-left text-13 [&>svg]:text-ink-faint',
                index === marked && 'bg-hover',
              )}
            >
              {entry.icon}
              {entry.label}
            </button>
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className="px-4 py-6 text-center text-13 text-ink-soft">{texts.none(query.trim())}</p>
      )}
    </Dialog>
  );
}
