/** A part of the page whose code comes late: where it cannot be had the part says so, and takes nothing else along. */
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { fetchLostStyles, noteLostStyles } from './lost-styles';

export interface LateCode<Props> {
  /** Undefined until the code is there. */
  readonly ready: () => ComponentType<Props> | undefined;
  /** At once when the code is there. Rejects while it cannot be had, and every call after that fetches again. */
  readonly fetch: () => Promise<ComponentType<Props>>;
}

/** `load` imports the code. */
export function lateCode<Props>(load: () => Promise<ComponentType<Props>>): LateCode<Props> {
  let code: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  const attempt = async () => {
    const stop = noteLostStyles(document);
    try {
      if (hasFailed) await fetchLostStyles();
      code = await load();
      return code;
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      stop();
      pending = undefined;
    }
  };
  return { ready: () => code, fetch: async () => code ?? (pending ??= attempt()) };
}

/** Draws what stands where code could not be had; `again` fetches it once more. */
export type RenderUnloaded = (how: { readonly again: () => void }) => ReactNode;

export interface LateProps<Props> {
  readonly code: LateCode<Props>;
  readonly props: Props;
  /** Stands there while the code is on its way. */
  readonly waiting?: ReactNode;
  readonly renderUnloaded: RenderUnloaded;
}

type State<Props> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly Part: ComponentType<Props> };

export function Late<Props extends object>({
  code,
  props,
  waiting = null,
  renderUnloaded,
}: LateProps<Props>) {
  const [state, setState] = useState<State<Props>>(() => {
    const Part = code.ready();
    return Part ? { kind: 'ready', Part } : { kind: 'loading' };
  });
  const { kind } = state;

  useEffect(() => {
    if (kind === 'ready') return undefined;
    let wanted = true;
    const tell = (next: State<Props>) => {
      if (wanted) setState(next);
    };
    const again = () => tell({ kind: 'loading' });
    if (kind === 'loading')
      code.fetch().then(
        (Part) => tell({ kind: 'ready', Part }),
        () => tell({ kind: 'failed' }),
      );
    // a line that is back needs no player to say so
    else window.addEventListener('online', again);
    return () => {
      wanted = false;
      window.removeEventListener('online', again);
    };
  }, [code, kind]);

  if (state.kind === 'ready') return <state.Part {...props} />;
  return kind === 'failed' ? renderUnloaded({ again: () => setState({ kind: 'loading' }) }) : waiting;
}
