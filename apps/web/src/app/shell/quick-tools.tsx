import { ChevronDown, Combine, FileArchive, Images, Scissors, Star } from 'lucide-react';
import { Menu, MenuLink, MenuSeparator } from '../../components/menu.tsx';
import { useTexts } from '../../lib/texts.ts';
import { shellTexts } from './shell.texts.ts';

export default function QuickTools() {
  const texts = useTexts(shellTexts);
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="group inline-flex h-14 items-center gap-1.5 px-[11px] font-medium whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink data-[state=open]:text-ink"
        >
          {texts.quickTools}
          <ChevronDown
            aria-hidden="true"
            className="size-3.5 transition-transform duration-120 group-data-[state=open]:rotate-180"
          />
        </button>
      }
    >
      <MenuLink to="/tools" icon={<Combine aria-hidden="true" />}>
        {texts.quick.merge}
      </MenuLink>
      <MenuLink to="/tools?tab=split" icon={<Scissors aria-hidden="true" />}>
        {texts.quick.split}
      </MenuLink>
      <MenuLink to="/tools?tab=compress" icon={<FileArchive aria-hidden="true" />}>
        {texts.quick.compress}
      </MenuLink>
      <MenuLink to="/tools?tab=convert" icon={<Images aria-hidden="true" />}>
        {texts.quick.convert}
      </MenuLink>
      <MenuSeparator />
      <MenuLink to="/advanced-tools" icon={<Star aria-hidden="true" />}>
        {texts.quick.professional}
      </MenuLink>
    </Menu>
  );
}
