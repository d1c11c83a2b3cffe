import { Menu as MenuIcon, Star, X } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Brand } from '../../components/brand.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { PlainIconButton } from '../../components/plain-icon-button.tsx';
import { useSignUpOpen } from '../../lib/instance/use-instance.ts';
import { type Auth, useAuth } from '../../lib/session/auth.ts';
import { classes } from '../../lib/page/classes.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { MemberTools, QuickTools } from '../member-parts.ts';
import { shellMessages } from './shell.messages.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { useScrolled } from './use-scrolled.ts';

// Menus and the palette are for people who are signed in; visitors of the landing page do not wait for them.
const MobileMenu = lazy(() => import('./mobile-menu.tsx'));

const link = ({ isActive }: { isActive: boolean }) =>
  classes(
    'relative inline-flex h-14 items-center gap-1.5 px-[11px] whitespace-nowrap transition-colors duration-120 hover:text-ink -outline-offset-2',
    isActive ? 'font-bold text-ink' : 'font-medium text-ink-soft',
  );

export function NavBar() {
  const auth = useAuth();
  const t = useMessages(shellMessages);
  const isScrolled = useScrolled(10);
  const { key, pathname } = useLocation();
  // Open for one place only, so that following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  return (
    <header
      data-scrolled={isScrolled || undefined}
      className={classes(
        'sticky top-0 z-20 border-b transition-[background-color,border-color] duration-200 ease-out',
        isScrolled || isOpen
          ? 'border-line bg-surface'
          : pathname === '/'
            ? 'border-transparent bg-transparent'
            : 'border-line bg-surface',
      )}
    >
      <div className="wrap flex h-14 items-center gap-1 max-desktop:pr-2">
        <Brand className="mr-6 max-desktop:mr-auto" />
        {auth.status === 'signed-in' && (
          <nav aria-label={t('mainNavigation')} className="hidden items-center desktop:flex">
            <NavLink to="/dashboard" className={link}>
              {t('dashboard')}
            </NavLink>
            <NavLink to="/tools" className={link}>
              {t('basicTools')}
            </NavLink>
            <NavLink to="/advanced-tools" className={link}>
              {t('proTools')}
              <Star aria-hidden="true" className="size-3.5" />
            </NavLink>
            <Suspense fallback={null}>
              <QuickTools />
            </Suspense>
          </nav>
        )}
        <div className="ml-auto flex items-center gap-1 max-desktop:ml-0">
          <BarEnd auth={auth} />
          <PlainIconButton
            name={isOpen ? t('closeMenu') : t('openMenu')}
            aria-expanded={isOpen}
            aria-controls="mobile-menu"
            onClick={() => setOpenAt(isOpen ? null : key)}
            className="desktop:hidden"
          >
            {isOpen ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
          </PlainIconButton>
        </div>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <MobileMenu auth={auth} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </header>
  );
}

function BarEnd({ auth }: { auth: Auth }) {
  if (auth.status === 'signed-in') {
    return (
      <Suspense fallback={<span className="h-11 w-22 desktop:h-10" />}>
        <MemberTools user={auth.user} />
      </Suspense>
    );
  }
  return (
    <>
      <span className="max-desktop:hidden">
        <ThemeToggle />
      </span>
      {auth.status === 'signed-out' && <Entrances />}
    </>
  );
}

/** Where nobody can open an account, signing in is the only way in, at every width. */
function Entrances() {
  const t = useMessages(shellMessages);
  if (!useSignUpOpen())
    return (
      <ButtonLink look="primary" to="/login" className="ml-1 max-desktop:h-9">
        {t('signIn')}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink look="bare" to="/login" className="max-[420px]:hidden">
        {t('signIn')}
      </ButtonLink>
      <ButtonLink look="primary" to="/register" className="ml-1 max-desktop:h-9">
        {t('getStarted')}
      </ButtonLink>
    </>
  );
}
