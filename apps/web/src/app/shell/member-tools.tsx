import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { Palette } from './palette.tsx';
import { Notifications } from './notifications.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';
import { useOwnProfile } from './use-own-profile.ts';

/** The right end of the bar for people who are signed in. */
export default function MemberTools({ user }: { user: User }) {
  useOwnProfile();
  return (
    <>
      <Palette user={user} />
      <Notifications user={user} />
      <span className="max-desktop:hidden">
        <ThemeToggle />
      </span>
      <UserMenu user={user} />
    </>
  );
}
