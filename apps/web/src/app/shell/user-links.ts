import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { CreditCard, LayoutDashboard, type LucideIcon, Shield, Sparkles, UserRound } from 'lucide-react';
import type { shellTexts } from './shell.texts.ts';

export type UserLink = { to: string; label: string; Icon: LucideIcon };

/** The entries of the user menu, which the mobile menu and the palette repeat. */
export function userLinks(user: User, texts: typeof shellTexts.en): UserLink[] {
  return [
    { to: '/dashboard', label: texts.dashboard, Icon: LayoutDashboard },
    { to: '/profile', label: texts.profile, Icon: UserRound },
    { to: '/billing', label: texts.billing, Icon: CreditCard },
    { to: '/upgrade', label: texts.upgrade, Icon: Sparkles },
    ...(user.role === 'admin' ? [{ to: '/admin', label: texts.admin, Icon: Shield }] : []),
  ];
}
