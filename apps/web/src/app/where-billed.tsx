import { useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { useHasSubscription } from '../lib/instance/use-has-subscription.ts';
import { useSells } from '../lib/instance/use-instance.ts';
import NotFound from '../pages/not-found.tsx';

/** Where plans are sold, and for who still has a subscription where they no longer are. */
export default function WhereBilled() {
  const sells = useSells();
  const hasOne = useHasSubscription();
  const [hadOne, setHadOne] = useState(false);
  if (hasOne && !hadOne) setHadOne(true);
  if (sells !== false || hasOne) return <Outlet />;
  if (hasOne === undefined) return null;
  // It was ended here just now.
  return hadOne ? <Navigate to="/dashboard" replace /> : <NotFound />;
}
