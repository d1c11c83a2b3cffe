import type { AdminUser } from '@sheaf/api/features/admin/admin.schema.ts';
import {
  ArrowUpRight,
  ChevronDown,
  Ellipsis,
  KeyRound,
  LogOut,
  ShieldCheck,
  ShieldMinus,
  Trash2,
  UserCheck,
  UserX,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../components/menu.tsx';
import { useAuth } from '../../lib/session/auth.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { HandedLinkDialog } from './handed-link-dialog.tsx';
import { MakeAdminDialog } from './make-admin-dialog.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { GivePlanDialog } from './give-plan-dialog.tsx';
import { DeleteUserDialog, DisableUserDialog } from './user-dialogs.tsx';
import { useUserActions } from './use-user-actions.ts';
import { userMessages } from './user.messages.ts';

interface UserMenuProps {
  user: AdminUser;
  /** On the user's own page, where the menu is the main thing to press. */
  wide?: boolean;
  onDeleted?: () => void;
}

/** To oneself only a plan can be given: the server refuses the rest as well. */
export function UserMenu({ user, wide = false, onDeleted }: UserMenuProps) {
  const t = useMessages(userMessages);
  const auth = useAuth();
  const actions = useUserActions();
  const [open, setOpen] = useState<'admin' | 'plan' | 'remove' | 'reset' | 'disable' | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const isSelf = auth.user?.id === user.id;
  const isAdmin = user.role === 'admin';
  const isDemo = user.demo_until !== null;
  const close = () => setOpen(null);
  const trigger = wide ? (
    <Button aria-label={t('more', { name: user.name })}>
      {t('actions')}
      <ChevronDown aria-hidden="true" />
    </Button>
  ) : (
    <IconButton size="small" name={t('more', { name: user.name })}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  return (
    <>
      <Menu trigger={trigger} align="end">
        {!isSelf && !isDemo && (
          <MenuItem
            icon={isAdmin ? <ShieldMinus /> : <ShieldCheck />}
            onSelect={() =>
              isAdmin ? actions.setRole.mutate({ id: user.id, role: 'user' }) : setOpen('admin')
            }
          >
            {isAdmin ? t('removeAdmin') : t('makeAdmin')}
          </MenuItem>
        )}
        {user.plan && (
          <MenuItem icon={<ArrowUpRight />} onSelect={() => setOpen('plan')}>
            {t('givePlan')}
          </MenuItem>
        )}
        {!isSelf && (
          <>
            <MenuItem icon={<LogOut />} onSelect={() => actions.signOut.mutate({ id: user.id })}>
              {t('signOut')}
            </MenuItem>
            {!isDemo && (
              <MenuItem icon={<KeyRound />} onSelect={() => setOpen('reset')}>
                {t('reset')}
              </MenuItem>
            )}
            <MenuItem
              icon={user.disabled_at ? <UserCheck /> : <UserX />}
              onSelect={() =>
                user.disabled_at
                  ? actions.setDisabled.mutate({ id: user.id, disabled: false })
                  : setOpen('disable')
              }
            >
              {user.disabled_at ? t('enable') : t('disable')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem danger icon={<Trash2 />} onSelect={() => setOpen('remove')}>
              {t('remove')}
            </MenuItem>
          </>
        )}
      </Menu>
      {open === 'admin' && <MakeAdminDialog user={user} actions={actions} onClose={close} />}
      {open === 'plan' && <GivePlanDialog user={user} actions={actions} onClose={close} />}
      {open === 'reset' && <ResetDialog user={user} actions={actions} onClose={close} onLink={setLink} />}
      {link && <HandedLinkDialog link={link} onClose={() => setLink(null)} />}
      {open === 'disable' && <DisableUserDialog user={user} actions={actions} onClose={close} />}
      {open === 'remove' && (
        <DeleteUserDialog user={user} actions={actions} onClose={close} onDeleted={onDeleted} />
      )}
    </>
  );
}
