/** The small screen that only leads on to another one of the game (SPEC section 2). */
import { Navigate } from '../../router';

interface Props {
  /** Where to, inside the game; undefined or anything that could leave it leads home. */
  readonly to: string | undefined;
}

/** A path inside the game without its leading slash, or home. */
export function insideGame(to: string | undefined): string {
  return to !== undefined && /^[\w-]+(\/[\w-]+)*(\?[\w=&%-]*)?$/.test(to) ? `/${to}` : '/';
}

export function RedirectScreen({ to }: Props) {
  return <Navigate to={insideGame(to)} replace />;
}
