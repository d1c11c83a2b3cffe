import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { CreditCard, LayoutDashboard, type LucideIcon, Shield, Sparkles, UserRound } from 'lucide-react';
import { useHasSubscription } from '../../lib/instance/use-has-subscription.ts';
import { useSells } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { shellMessages } from './shell.messages.ts';

type UserLink = { to: string; label: string; Icon: LucideIcon };

/** Which pages of billing this member has. Administrators have no limits, so that no plan gives them more. */
export function useBillingPages({ role }: User) {
  const sells = useSells();
  const hasSubscription = useHasSubscription();
  return { billed: sells || hasSubscription, limited: sells && role !== 'admin' };
}

/** The entries of the user menu, which the mobile menu repeats. */
export function useUserLinks(user: User): UserLink[] {
  const t = useMessages(shellMessages);
  const { billed, limited } = useBillingPages(user);
  return [
    { to: '/dashboard', label: t('dashboard'), Icon: LayoutDashboard },
    { to: '/profile', label: t('profile'), Icon: UserRound },
    ...(billed ? [{ to: '/billing', label: t('billing'), Icon: CreditCard }] : []),
    ...(limited ? [{ to: '/upgrade', label: t('upgrade'), Icon: Sparkles }] : []),
    ...(user.role === 'admin' ? [{ to: '/admin', label: t('admin'), Icon: Shield }] : []),
  ];
}
