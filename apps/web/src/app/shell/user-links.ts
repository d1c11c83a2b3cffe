import type { Formatter } from '@sheaf/messages/formatter';
import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { CreditCard, LayoutDashboard, type LucideIcon, Shield, Sparkles, UserRound } from 'lucide-react';

export type UserLink = { to: string; label: string; Icon: LucideIcon };

/** The entries of the user menu, which the mobile menu and the palette repeat. */
export function userLinks(
  user: User,
  t: Formatter<'shell'>,
  sells: boolean | undefined,
  hasSubscription?: boolean,
): UserLink[] {
  return [
    { to: '/dashboard', label: t('dashboard'), Icon: LayoutDashboard },
    { to: '/profile', label: t('profile'), Icon: UserRound },
    ...(sells || hasSubscription ? [{ to: '/billing', label: t('billing'), Icon: CreditCard }] : []),
    ...(sells ? [{ to: '/upgrade', label: t('upgrade'), Icon: Sparkles }] : []),
    ...(user.role === 'admin' ? [{ to: '/admin', label: t('admin'), Icon: Shield }] : []),
  ];
}
