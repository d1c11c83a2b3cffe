import { Navigate, Outlet, useSearchParams } from 'react-router';
import { useAuth } from '../lib/session/auth.ts';
import { landingPath } from '../lib/session/landing-path.ts';
import { PageSpinner } from './page-spinner.tsx';

/** Whoever is signed in has no business at the entrance; this is also what takes people on after signing in. */
export default function GuestsOnly() {
  const auth = useAuth();
  const [search] = useSearchParams();
  if (auth.status === 'loading') return <PageSpinner />;
  if (auth.status === 'signed-in') return <Navigate to={landingPath(search.get('redirect'))} replace />;
  return <Outlet />;
}
