/**
 * Names what the game never asks of React Router, so that builds leave it out: its data router is one function, which no
 * bundler can shake (ADR 14). Routes load by a `loader` alone; nothing uses actions, fetchers, middleware, lazy routes,
 * masks, prefetching, view transitions, server rendering or the library's scroll restoration.
 */
import { parseAst } from 'vite';

/** Options that `openRouter` does not give. */
const OPTIONS = ['patchRoutesOnNavigation', 'instrumentations', 'hydrationData', 'getContext'];

/** Functions of the package by name, with what each gives where its feature is not used; nothing where it is never called. */
const ANSWERS: Readonly<Record<string, string>> = {
  // actions and forms
  getActionDataForCommit: '{}',
  getFormSubmissionInfo: '',
  getSubmissionFromNavigation: '',
  handleAction: '',
  isMutationMethod: 'false',
  // fetchers
  abortFetcher: '',
  abortStaleFetchLoads: '',
  deleteFetcher: '',
  fetch2: '',
  getDoneFetcher: '',
  getFetcher: '',
  getLoadingFetcher: '',
  handleFetcherAction: '',
  handleFetcherLoader: '',
  markFetchRedirectsDone: '',
  queueFetcherForDeletion: '',
  resetFetcher: '',
  setFetcherError: '',
  updateFetcherState: '',
  // routes that are found or loaded on the way
  checkFogOfWar: '{ active: false }',
  discoverRoutes: '',
  getDataStrategyMatchLazyPromises: '{}',
  patchRoutes: '',
  patchRoutesImpl: '',
  // middleware and instruments
  callRouteMiddleware: '',
  defaultDataStrategyWithMiddleware: 'defaultDataStrategy(args)',
  getRouteInstrumentationUpdates: '',
  instrumentClientSideRouter: '',
  runClientMiddlewarePipeline: '',
  // the rest
  RSCErrorHandler: '',
  PrefetchPageLinks: '',
  enableScrollRestoration: '',
  persistAppliedTransitions: '',
  restoreAppliedTransitions: '',
  revalidate: '',
  useIsRSCRouterContext: 'false',
  usePrefetchBehavior: '[false, null, {}]',
  useViewTransitionState: 'false',
  // told to a developer on the console
  warning: '',
  warnOnce: '',
  warningOnce: '',
};

/** Stands in the one file of the package that holds what is cut. */
export const ROUTER = '\nfunction createRouter(';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where the functions' bodies are, by name: those of the module and those inside `createRouter`. */
function bodies(code: string): ReadonlyMap<string, Span> {
  const found = new Map<string, Span>();
  const { body: module } = parseAst(code);
  const look = (statements: readonly (typeof module)[number][]) => {
    for (const statement of statements) {
      if (statement.type !== 'FunctionDeclaration' || !statement.id || !statement.body) continue;
      found.set(statement.id.name, statement.body);
      if (statement.id.name === 'createRouter') look(statement.body.body);
    }
  };
  look(module);
  return found;
}

/** The module of `createRouter` without what is never asked of it. Throws where the package has no such function. */
export function cutOut(code: string): string {
  const known = bodies(code);
  const cuts = Object.entries(ANSWERS).map(([name, answer]) => {
    const span = known.get(name);
    if (!span) throw new Error(`React Router has no ${name} any more: see scripts/router-cuts.ts`);
    return { ...span, put: answer === '' ? '{}' : `{ return ${answer}; }` };
  });
  const without = cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end, put }) => left.slice(0, start) + put + left.slice(end), code);
  return OPTIONS.reduce((left, option) => left.replaceAll(`init.${option}`, '(void 0)'), without);
}
