import { Outlet } from 'react-router';
import { useSells } from '../lib/instance/use-instance.ts';
import NotFound from '../pages/not-found.tsx';

/** Where an instance sells nothing, its pages of plans are not there. */
export default function WhereSold() {
  return useSells() === false ? <NotFound /> : <Outlet />;
}
