/** Finds the route of the address in a table. */
import { match, type Params } from './address';
import { useLocation } from './Router';

/** The first route of the table that fits, with its parameters; a table that ends with `*` always has one. */
export function findRoute<Route extends { readonly path: string }>(
  routes: readonly Route[],
  pathname: string,
): { readonly route: Route; readonly params: Params } | undefined {
  for (const route of routes) {
    const params = match(route.path, pathname);
    if (params) return { route, params };
  }
  return undefined;
}

/** Outside the app's base nothing fits but `*`. */
export function useRoute<Route extends { readonly path: string }>(routes: readonly Route[]) {
  const { pathname, inside } = useLocation();
  return findRoute(
    routes.filter(({ path }) => inside || path === '*'),
    pathname,
  );
}
