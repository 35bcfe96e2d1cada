/** The root route's element: what surrounds every screen, whatever its layout. */
import { Outlet, useHref, useLocation } from 'react-router-dom';
import { useAddresses } from './use-addresses';

export function Root() {
  useAddresses(useLocation().pathname, useHref('/'));
  return <Outlet />;
}
