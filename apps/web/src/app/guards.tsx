import { lazy } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from '../lib/session/auth.ts';
import { loginPath } from '../lib/session/login-path.ts';
import { NewcomerGate } from './member-parts.ts';
import { PageSkeleton } from './page-skeleton.tsx';

// Visitors never need it, nor what it calls the server with.
const AdminGate = lazy(() => import('./admin-gate.tsx'));

/** Redirects signed-out visitors to /login, which returns them here. */
export function RequireMember() {
  const auth = useAuth();
  const location = useLocation();
  if (auth.status === 'loading') return <PageSkeleton />;
  if (auth.status === 'signed-out') return <Navigate to={loginPath(location)} replace />;
  if (!auth.user.email_verified) return <NewcomerGate user={auth.user} />;
  return <Outlet />;
}

/** The server asks again on every call; this only spares members a page that would stay empty. */
export function RequireAdmin() {
  const auth = useAuth();
  if (auth.status === 'signed-in' && auth.user.role !== 'admin') return <Navigate to="/dashboard" replace />;
  if (auth.status !== 'signed-in') return <RequireMember />;
  return (
    <AdminGate>
      <RequireMember />
    </AdminGate>
  );
}
