import { Navigate, Outlet, useLocation } from 'react-router';
import { placeToReturnTo } from '../lib/return-to';
import { useSession } from '../lib/session';

/** Landing and login: whoever is signed in already goes on to where they came from. */
export function ForVisitors() {
  const { user } = useSession();
  const state: unknown = useLocation().state;
  return user ? <Navigate to={placeToReturnTo(state)} replace /> : <Outlet />;
}
