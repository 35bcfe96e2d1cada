/**
 * Which screen the address asks for, and how to go to another one. A small part of React Router's interface under the
 * same names (docs/adr says why), so that either can stand in for the other.
 */
import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { belowBase, hrefOf, resolve, type Params, type Place, type To } from './address';

export interface Location extends Place {
  /** What the caller of `navigate` left for the screen; survives a reload. */
  readonly state: unknown;
  /** Unique for each entry of the history. */
  readonly key: string;
  /** `pop` for Back, Forward and the start. */
  readonly arrival: 'push' | 'replace' | 'pop';
  /** Whether the address lies below the app's base at all. */
  readonly inside: boolean;
}

export interface NavigateOptions {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

export type Navigate = (to: To, options?: NavigateOptions) => void;

interface RouterValue {
  readonly base: string;
  readonly location: Location;
  readonly navigate: Navigate;
}

const RouterContext = createContext<RouterValue | undefined>(undefined);
const ParamsContext = createContext<Params>({});

/** What this router keeps in an entry of the history. */
interface Entry {
  readonly key: string;
  readonly state: unknown;
}

function currentEntry(): Entry {
  const entry: unknown = window.history.state;
  if (typeof entry !== 'object' || entry === null || !('key' in entry)) return { key: 'start', state: null };
  return { key: String(entry.key), state: 'state' in entry ? entry.state : null };
}

function read(base: string, arrival: Location['arrival']): Location {
  const { pathname, search, hash } = window.location;
  const below = belowBase(pathname, base);
  return {
    ...currentEntry(),
    pathname: below ?? pathname,
    search,
    hash,
    arrival,
    inside: below !== undefined,
  };
}

let entries = 0;

function newKey(): string {
  entries += 1;
  return `${Date.now().toString(36)}-${String(entries)}`;
}

interface Props {
  /** Where the app is served, with its slashes: `/worldmaps/`. */
  readonly base: string;
  readonly children: ReactNode;
}

export function Router({ base, children }: Props) {
  const [location, setLocation] = useState(() => read(base, 'pop'));

  useEffect(() => {
    const follow = () => startTransition(() => setLocation(read(base, 'pop')));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [base]);

  const navigate = useCallback<Navigate>(
    (to, { replace = false, state = null } = {}) => {
      const href = hrefOf(resolve(to, read(base, 'pop')), base);
      const entry: Entry = { key: newKey(), state };
      if (replace) window.history.replaceState(entry, '', href);
      else window.history.pushState(entry, '', href);
      // the screen that is there stays until the next one's code has come
      startTransition(() => setLocation(read(base, replace ? 'replace' : 'push')));
    },
    [base],
  );

  const value = useMemo(() => ({ base, location, navigate }), [base, location, navigate]);
  return <RouterContext value={value}>{children}</RouterContext>;
}

export function useRouter(): RouterValue {
  const router = useContext(RouterContext);
  if (!router) throw new Error('The router’s hooks need a Router above them');
  return router;
}

export function useLocation(): Location {
  return useRouter().location;
}

/** Stable as long as the app lives. */
export function useNavigate(): Navigate {
  return useRouter().navigate;
}

/** The parameters of the route the caller stands in; a name the pattern does not have is undefined. */
export function useParams(): Readonly<Partial<Record<string, string>>> {
  return useContext(ParamsContext);
}

export const ParamsProvider = ParamsContext;

type Query = ConstructorParameters<typeof URLSearchParams>[0];

/** The query of the address and how to change it; the path stays, the hash goes. */
export function useSearchParams(): readonly [
  URLSearchParams,
  (query: Query, options?: NavigateOptions) => void,
] {
  const { location, navigate } = useRouter();
  const query = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const setQuery = useCallback(
    (next: Query, options?: NavigateOptions) => {
      const text = new URLSearchParams(next).toString();
      navigate({ search: text ? `?${text}` : '' }, options);
    },
    [navigate],
  );
  return [query, setQuery];
}
