/** Addresses as arithmetic: below the base or not, which pattern they fit, where a relative one leads. */

/** A place inside the game; `pathname` is below the base and starts with a slash. */
export interface Place {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its sharp sign, or empty. */
  readonly hash: string;
}

/** Where a link or a call leads: an address inside the game, or the parts of it that change. */
export type To = string | Partial<Place>;

export type Params = Readonly<Record<string, string>>;

/** The path below `base` (which ends with a slash); undefined when the path is not below it. */
export function belowBase(pathname: string, base: string): string | undefined {
  if (`${pathname}/` === base) return '/';
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : undefined;
}

/** The parts of an address inside the game. Only its query and hash may be missing. */
export function placeOf(address: string): Place {
  const [beforeHash = '', ...hash] = address.split('#');
  const [pathname = '', ...search] = beforeHash.split('?');
  return {
    pathname: pathname || '/',
    search: search.length > 0 ? `?${search.join('?')}` : '',
    hash: hash.length > 0 ? `#${hash.join('#')}` : '',
  };
}

/** Where `to` leads from `from`: a part that is not named is empty, but for the path, which stays. */
export function resolve(to: To, from: Place): Place {
  if (typeof to === 'string') return placeOf(/^[?#]/.test(to) ? `${from.pathname}${to}` : to);
  return { pathname: to.pathname ?? from.pathname, search: to.search ?? '', hash: to.hash ?? '' };
}

/** The address of a place as the browser shows it. `base` ends with a slash. */
export function hrefOf({ pathname, search, hash }: Place, base: string): string {
  return `${base}${pathname.replace(/^\/+/, '')}${search}${hash}`;
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The parameters of a path that fits a pattern such as `game/:level`; `*` fits everything. Undefined when it does not fit. */
export function match(pattern: string, pathname: string): Params | undefined {
  if (pattern === '*') return {};
  const wanted = segments(pattern);
  const given = segments(pathname).map(decoded);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const value = given[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = value;
    else if (name !== value) return undefined;
  }
  return params;
}
