import { House, Layers, PanelLeft, Trash2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Menu, MenuLink } from '../../components/menu.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { foldersMessages } from './folders.messages.ts';

interface PlacesMenuProps {
  paths: { folder: (id: string | null) => string; all: string; trash: string };
}

/** The fixed places of the rail, on screens too small for the rail. */
export function PlacesMenu({ paths }: PlacesMenuProps) {
  const t = useMessages(foldersMessages);
  const trigger = (
    <Button aria-label={t('places')} className="w-10 px-0 desktop:hidden">
      <PanelLeft aria-hidden="true" />
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuLink to={paths.folder(null)} icon={<House />}>
        {t('home')}
      </MenuLink>
      <MenuLink to={paths.all} icon={<Layers />}>
        {t('allFiles')}
      </MenuLink>
      <MenuLink to={paths.trash} icon={<Trash2 />}>
        {t('trash')}
      </MenuLink>
    </Menu>
  );
}
