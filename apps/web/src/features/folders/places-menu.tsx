import { House, Layers, PanelLeft, Trash2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Menu, MenuLink } from '../../components/menu.tsx';
import { useTexts } from '../../lib/texts.ts';
import { foldersTexts } from './folders.texts.ts';

interface PlacesMenuProps {
  paths: { folder: (id: string | null) => string; all: string; trash: string };
}

/** The rail's fixed places, where there is no room for the rail. */
export function PlacesMenu({ paths }: PlacesMenuProps) {
  const texts = useTexts(foldersTexts);
  const trigger = (
    <Button aria-label={texts.places} className="w-10 px-0 desk:hidden">
      <PanelLeft aria-hidden="true" />
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuLink to={paths.folder(null)} icon={<House />}>
        {texts.home}
      </MenuLink>
      <MenuLink to={paths.all} icon={<Layers />}>
        {texts.allFiles}
      </MenuLink>
      <MenuLink to={paths.trash} icon={<Trash2 />}>
        {texts.trash}
      </MenuLink>
    </Menu>
  );
}
