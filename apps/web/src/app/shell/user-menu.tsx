import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { ChevronDown, LogOut } from 'lucide-react';
import { Avatar } from '../../components/avatar.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../components/menu.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { shellMessages } from './shell.messages.ts';
import { useSignOut } from './use-sign-out.ts';
import { useUserLinks } from './user-links.ts';

export function UserMenu({ user }: { user: User }) {
  const t = useMessages(shellMessages);
  const signOut = useSignOut();
  const links = useUserLinks(user);
  const shownName = user.name || user.email;
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          className="group ml-1.5 flex h-10 items-center gap-2 rounded-6 px-1.5 text-left hover:bg-hover data-[state=open]:bg-hover max-desktop:hidden"
        >
          <Avatar name={shownName} />
          <span className="min-w-0 max-[1060px]:sr-only">
            <span className="block max-w-40 truncate text-13 leading-4 font-strong">{shownName}</span>
            <span className="block text-12 leading-3.5 text-ink-faint">{t(`roles.${user.role}`)}</span>
          </span>
          <ChevronDown aria-hidden="true" className="size-3.5 text-ink-faint" />
        </button>
      }
    >
      {links.map(({ to, label, Icon }) => (
        <MenuLink key={to} to={to} icon={<Icon aria-hidden="true" />}>
          {label}
        </MenuLink>
      ))}
      {user.demo_until === null && (
        <>
          <MenuSeparator />
          <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={signOut}>
            {t('signOut')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
