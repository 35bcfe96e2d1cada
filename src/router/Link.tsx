/** Links inside the game: real anchors, so that they can be opened in a new tab, copied and read without a script. */
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { hrefOf, resolve, type To } from './address';
import { useRouter } from './Router';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
  /** Lets the browser load the page anew. */
  readonly reloadDocument?: boolean | undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

export function Link({ to, replace, state, reloadDocument, onClick, target, children, ...rest }: LinkProps) {
  const { base, location, navigate } = useRouter();
  const href = hrefOf(resolve(to, location), base);
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || reloadDocument || target || !isPlainClick(event)) return;
        event.preventDefault();
        // a second entry for the place one is at would only cost a Back
        const here = href === hrefOf(location, base);
        navigate(to, { replace: replace ?? here, state });
      }}
    >
      {children}
    </a>
  );
}

/** A link that says when the player is at its place, or below it. */
export function NavLink(props: LinkProps) {
  const { location } = useRouter();
  const { pathname } = resolve(props.to, location);
  const current = location.pathname === pathname || location.pathname.startsWith(`${pathname}/`);
  return <Link {...props} aria-current={current ? 'page' : undefined} />;
}
