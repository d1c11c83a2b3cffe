import { ChevronDown, Combine, FileArchive, Images, Scissors, Star } from 'lucide-react';
import { Menu, MenuLink, MenuSeparator } from '../../components/menu.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { shellMessages } from './shell.messages.ts';

export default function QuickTools() {
  const t = useMessages(shellMessages);
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="group inline-flex h-14 items-center gap-1.5 px-[11px] font-medium whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink data-[state=open]:text-ink"
        >
          {t('quickTools')}
          <ChevronDown
            aria-hidden="true"
            className="size-3.5 transition-transform duration-120 group-data-[state=open]:rotate-180"
          />
        </button>
      }
    >
      <MenuLink to="/tools" icon={<Combine aria-hidden="true" />}>
        {t('quick.merge')}
      </MenuLink>
      <MenuLink to="/tools?tab=split" icon={<Scissors aria-hidden="true" />}>
        {t('quick.split')}
      </MenuLink>
      <MenuLink to="/tools?tab=compress" icon={<FileArchive aria-hidden="true" />}>
        {t('quick.compress')}
      </MenuLink>
      <MenuLink to="/tools?tab=convert" icon={<Images aria-hidden="true" />}>
        {t('quick.convert')}
      </MenuLink>
      <MenuSeparator />
      <MenuLink to="/advanced-tools" icon={<Star aria-hidden="true" />}>
        {t('quick.professional')}
      </MenuLink>
    </Menu>
  );
}
