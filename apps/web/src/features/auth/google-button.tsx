import { use } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../components/button.tsx';
import { landingPath } from '../../lib/session/landing-path.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { queryClient, trpc } from '../../lib/api/trpc.ts';
import { authMessages } from './auth.messages.ts';

/** Asked as this code arrives, and waited for: a button that came later would push the form away from under the finger. */
const asked = queryClient.ensureQueryData(trpc.instance.config.queryOptions()).catch(() => null);

/** Shown only where the instance has a provider set up. */
export function GoogleSignIn({ disabled }: { disabled: boolean }) {
  const t = useMessages(authMessages);
  const [search] = useSearchParams();
  if (!use(asked)?.google) return null;
  const redirect = landingPath(search.get('redirect'), '/dashboard');
  // Not a form: `form-action 'self'` would hold for the provider's address that it is redirected to.
  const start = `/api/auth/google?${new URLSearchParams({ redirect })}`;
  return (
    <>
      <Button size="large" wide disabled={disabled} onClick={() => window.location.assign(start)}>
        <GoogleMark />
        {t('google')}
      </Button>
      <p className="my-5 flex items-center gap-3 text-12 text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
    </>
  );
}

function GoogleMark() {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M21.8 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.500a4.700 4.700 0 0 1-2 3v2.600h3.300c1.900-1.800 3-4.400 3-7.500z" />
      <path
        opacity=".75"
        d="M12 22c2.700 0 5-.9 6.700-2.400l-3.300-2.600a6 6 0 0 1-9-3.200H3v2.600A10 10 0 0 0 12 22z"
      />
      <path opacity=".55" d="M6.400 13.900a6 6 0 0 1 0-3.800V7.500H3a10 10 0 0 0 0 9z" />
      <path
        opacity=".88"
        d="M12 6c1.500 0 2.800.5 3.900 1.500l2.900-2.900A10 10 0 0 0 3 7.500l3.400 2.600A6 6 0 0 1 12 6z"
      />
    </svg>
  );
}
