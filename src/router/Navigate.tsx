/** Leads on to another place as soon as it is shown. */
import { useEffect } from 'react';
import type { To } from './address';
import { useNavigate, type NavigateOptions } from './Router';

interface Props extends NavigateOptions {
  readonly to: To;
}

export function Navigate({ to, replace, state }: Props) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to, { replace, state });
  }, [navigate, to, replace, state]);
  return null;
}
