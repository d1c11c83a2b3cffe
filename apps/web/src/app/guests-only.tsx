import { Navigate, Outlet, useSearchParams } from 'react-router';
import { Waiting } from '../components/skeleton.tsx';
import { useAuth } from '../lib/session/auth.ts';
import { landingPath } from '../lib/session/landing-path.ts';

/** Redirects signed-in members; after signing in, this also continues to the wanted page. */
export default function GuestsOnly() {
  const auth = useAuth();
  const [search] = useSearchParams();
  if (auth.status === 'loading') return <Waiting className="min-h-[60vh]" />;
  if (auth.status === 'signed-in') return <Navigate to={landingPath(search.get('redirect'))} replace />;
  return <Outlet />;
}
