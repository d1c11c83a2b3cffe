import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { LogOut, Moon, Star, Sun, Wrench } from 'lucide-react';
import { useEffect } from 'react';
import { NavLink } from 'react-router';
import type { Auth } from '../../lib/session/auth.ts';
import { classes } from '../../lib/page/classes.ts';
import { useSignUpOpen } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { toggleTheme, useTheme } from '../../lib/page/theme.ts';
import { shellMessages } from './shell.messages.ts';
import { SignOutRow } from './sign-out-row.tsx';
import { useUserLinks } from './user-links.ts';

const menuRow = 'flex h-11 w-full items-center gap-3 rounded-6 px-3 text-left font-medium hover:bg-hover';
const linkRow = ({ isActive }: { isActive: boolean }) =>
  classes(menuRow, isActive ? 'bg-hover text-ink' : 'text-ink-soft');

/** The bar's links and the user menu, unfolded under the bar. */
export default function MobileMenu({ auth, onClose }: { auth: Auth; onClose: () => void }) {
  const t = useMessages(shellMessages);
  const isSignUpOpen = useSignUpOpen();
  const isDark = useTheme() === 'dark';
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <nav
      id="mobile-menu"
      aria-label={t('mainNavigation')}
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-56px)] animate-fade overflow-y-auto border-b border-line bg-surface px-2 py-2 shadow-floating desktop:hidden"
    >
      {auth.status === 'signed-in' ? (
        <>
          <p className="px-3 pt-1 pb-2 text-13">
            <span className="block truncate font-strong">{auth.user.name || auth.user.email}</span>
            <span className="text-ink-faint">{t(`roles.${auth.user.role}`)}</span>
          </p>
          <NavLink to="/tools" className={linkRow}>
            <Wrench aria-hidden="true" className="text-ink-faint" />
            {t('basicTools')}
          </NavLink>
          <NavLink to="/advanced-tools" className={linkRow}>
            <Star aria-hidden="true" className="text-ink-faint" />
            {t('proTools')}
          </NavLink>
          <hr className="mx-3 my-2 border-line" />
          <OwnLinks user={auth.user} />
        </>
      ) : (
        <>
          <NavLink to="/login" className={linkRow}>
            {t('signIn')}
          </NavLink>
          {isSignUpOpen && (
            <NavLink to="/register" className={linkRow}>
              {t('getStarted')}
            </NavLink>
          )}
        </>
      )}
      <hr className="mx-3 my-2 border-line" />
      <button type="button" onClick={toggleTheme} className={classes(menuRow, 'text-ink-soft')}>
        {isDark ? (
          <Sun aria-hidden="true" className="text-ink-faint" />
        ) : (
          <Moon aria-hidden="true" className="text-ink-faint" />
        )}
        {isDark ? t('toLight') : t('toDark')}
      </button>
      {auth.status === 'signed-in' && auth.user.demo_until === null && (
        <SignOutRow
          icon={<LogOut aria-hidden="true" className="text-ink-faint" />}
          className={classes(menuRow, 'text-ink-soft')}
        />
      )}
    </nav>
  );
}

function OwnLinks({ user }: { user: User }) {
  return useUserLinks(user).map(({ to, label, Icon }) => (
    <NavLink key={to} to={to} className={linkRow}>
      <Icon aria-hidden="true" className="text-ink-faint" />
      {label}
    </NavLink>
  ));
}
