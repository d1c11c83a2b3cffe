import type { Formatter } from '@sheaf/messages/formatter';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Button } from '../../components/button.tsx';
import { Kbd } from '../../components/kbd.tsx';
import { isMac } from '../../lib/page/is-mac.ts';
import { useNoted } from '../../lib/page/recent-commands.ts';
import { keysOf, useShownShortcuts } from '../../lib/page/shortcuts.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { searchMessages } from './search.messages.ts';

const SIGNS: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
};

/** What the keys do here: read from the list that the handlers go by. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(searchMessages);
  const groups = useShownShortcuts();
  useNoted('shortcuts');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('shortcuts.title')}
      description={t('shortcuts.text')}
      actions={
        <DialogClose asChild>
          <Button>{t('shortcuts.close')}</Button>
        </DialogClose>
      }
    >
      {groups.map((group) => (
        <section key={group} className="px-6 pt-4">
          <h3 className="text-12 text-ink-faint">{t(`shortcuts.groups.${group}`)}</h3>
          <dl className="text-13">
            {keysOf(group).map(([name, keys]) => (
              <div
                key={name}
                className="flex items-center justify-between gap-4 border-b py-2 last:border-b-0"
              >
                <dt>{t.find(`shortcuts.${group}.${name}`)}</dt>
                <dd className="flex gap-1">
                  {[...new Set(keys.flatMap((key) => key.split(' ')).flatMap((key) => signsOf(key, t)))].map(
                    (sign) => (
                      <Kbd key={sign}>{sign}</Kbd>
                    ),
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

function signsOf(shortcut: string, t: Formatter<'search'>): string[] {
  if (shortcut.startsWith('shift+')) return [t('shortcuts.shift'), ...signsOf(shortcut.slice(6), t)];
  if (shortcut === 'Space') return [t('shortcuts.space')];
  if (shortcut.startsWith('mod+')) return [isMac ? '⌘' : 'Ctrl', shortcut.slice(4).toUpperCase()];
  return [SIGNS[shortcut] ?? shortcut];
}
