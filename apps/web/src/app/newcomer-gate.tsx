import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Outlet } from 'react-router';
import { trpc } from '../lib/api/trpc.ts';

const ConfirmFirst = lazy(() => import('./confirm-first.tsx'));

/** Most instances let people in before their address is confirmed; where they do not, nothing else would answer. */
export default function NewcomerGate({ user }: { user: User }) {
  const { data } = useQuery(trpc.instance.config.queryOptions());
  return data?.verification ? <ConfirmFirst user={user} /> : <Outlet />;
}
