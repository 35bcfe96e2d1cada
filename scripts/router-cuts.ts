/**
 * What the game never asks of React Router, and where that stands in its code: one function holds it all, which a bundler
 * cannot shake. Routes load by a `loader` alone, and nothing uses fetchers, actions, forms, middleware, masks, prefetching,
 * view transitions, server rendering or the library's scroll restoration (ADR 14).
 */

export interface Cut {
  /** A text of the package. Where it is not found the build fails: another version needs another list. */
  readonly find: string;
  /** Absent: every `find` is replaced. Otherwise the first one, with all that follows up to this text, which stays. */
  readonly until?: string;
  /** Nothing when absent. */
  readonly put?: string;
}

/** Options that `openRouter` does not give. */
const OPTIONS: readonly Cut[] = [
  { find: 'opts?.hydrationData || parseHydrationData()', put: 'void 0' },
  ...['patchRoutesOnNavigation', 'instrumentations', 'hydrationData', 'getContext'].map((option) => ({
    find: `init.${option}`,
    put: '(void 0)',
  })),
  { find: '!init.dataStrategy', put: 'true' },
  { find: 'init.dataStrategy || defaultDataStrategyWithMiddleware', put: 'defaultDataStrategy' },
];

/** What the router answers to and nobody calls; what serves only that falls with it. */
const CALLS: readonly Cut[] = [
  { find: '    enableScrollRestoration,\n' },
  { find: '    fetch: fetch2,\n    revalidate,\n' },
  { find: '    getFetcher,\n    resetFetcher,\n    deleteFetcher: queueFetcherForDeletion,\n    dispose,\n' },
  { find: '    patchRoutes,\n    _internalFetchControllers: fetchControllers,\n', until: '  };\n' },
];

/** There is never a fetcher. */
const FETCHERS: readonly Cut[] = [
  { find: '    let unmountedFetchers = [];', until: '    if (subscribers.size === 0) {' },
  { find: 'deletedFetchers: unmountedFetchers,', put: 'deletedFetchers: [],' },
  { find: '    unmountedFetchers.forEach(', until: '  }\n  function completeNavigation(' },
  {
    find: '  fetchLoadMatches.forEach((f, key) => {',
    until: '  return { dsMatches, revalidatingFetchers };',
  },
  {
    find: '    revalidatingFetchers.forEach((rf) => {\n      abortFetcher(rf.key);',
    until:
      '    let { loaderResults, fetcherResults } = await callLoadersAndMaybeResolveData(\n      dsMatches,',
  },
  {
    find: '    if (pendingNavigationController) {\n      pendingNavigationController.signal.removeEventListener(',
    until: '    let redirect2 = findRedirect(loaderResults);',
  },
  { find: '    redirect2 = findRedirect(fetcherResults);', until: '    let workingFetchers = new Map(' },
  { find: '    let fetcherResultsPromise = Promise.all(', until: '    let loaderResults = await ' },
  {
    find: '    let fetcherResults = (await fetcherResultsPromise)',
    until: '    return {\n      loaderResults,\n',
    put: '    let fetcherResults = {};\n',
  },
  { find: '  revalidatingFetchers.filter((f) => !f.matches', until: '  return { loaderData, errors };' },
  {
    find: '    let didUpdateFetcherRedirects = ',
    until: '    return {\n      matches,\n      loaderData,\n',
  },
  { find: '      ...shouldUpdateFetchers ? { workingFetchers } : {}\n' },
  { find: '      let workingFetchers2 = new Map(state.fetchers);', until: '      completeNavigation(' },
  { find: '          ...didUpdateFetcherRedirects2 ? { fetchers: workingFetchers2 } : {}\n' },
  {
    find: '    if (shouldUpdateNavigationState) {\n      let updates',
    until: '      updateState(updates',
    put: '    if (shouldUpdateNavigationState) {\n      let updates = { navigation: loadingNavigation };\n',
  },
  {
    find: '      newState.fetchers.forEach((fetcher, key) => {',
    until: '      warnOnce(\n        flushSync === false',
  },
];

/** Nothing is submitted, so that no navigation is an action's. */
const ACTIONS: readonly Cut[] = [
  {
    find: '    let { path, submission, error } = normalizeNavigateOptions(\n      false,',
    until: '    let maskPath;',
    put: '    let path = normalizedPath;\n',
  },
  {
    find: '    } else if (submission != null && isMutationMethod(',
    until: '    }\n    let preventScrollReset = ',
  },
  { find: '      submission,\n      // Send through the formData', until: '      preventScrollReset,' },
  {
    find: '    let pendingActionResult;\n    if (opts && opts.pendingError) {',
    until: '    let {\n      shortCircuited,',
  },
  {
    find: '      opts && opts.submission,\n      opts && opts.fetcherSubmission,',
    put: '      void 0,\n      void 0,',
  },
  { find: '      opts && opts.submission\n', put: '      void 0\n' },
  { find: ' && !(opts && opts.submission && isMutationMethod(opts.submission.formMethod))' },
  {
    find: '      pendingActionResult,\n      opts && opts.callSite',
    put: '      void 0,\n      opts && opts.callSite',
  },
  { find: '      ...getActionDataForCommit(pendingActionResult),\n' },
  {
    find: '    let activeSubmission = submission || fetcherSubmission || ',
    until: '    let shouldUpdateNavigationState',
    put: '    let activeSubmission = void 0;\n',
  },
  {
    find: '    let isActionReload = ',
    until: '    let loaderData = newState.loaderData ?',
    put: '    let actionData = null;\n',
  },
  {
    find: ' || state.navigation.formMethod != null && isMutationMethod(state.navigation.formMethod) && location.state?._isRedirect !== true',
  },
  {
    find: '    let { formMethod, formAction, formEncType } = state.navigation;',
    until: '      let overrideNavigation = getLoadingNavigation(\n        redirectLocation',
    put: '    {\n',
  },
  { find: '  let isAction = isMutationMethod(request.method);', put: '  let isAction = false;' },
];

/** All routes are known, none has lazy parts, and no address is masked. */
const ROUTES: readonly Cut[] = [
  { find: '    if (isFogOfWar) {', put: '    if (false) {' },
  {
    find: '    let fogOfWar = checkFogOfWar(matches, routesToUse, location.pathname);',
    until: '    if (!matches) {\n      let { error, notFoundMatches, route }',
  },
  { find: '      fogOfWar.active,\n      loadingNavigation,', put: '      false,\n      loadingNavigation,' },
  {
    find: 'let _lazyPromises = getDataStrategyMatchLazyPromises(',
    until: '  return {\n    ...match,',
    put: 'let _lazyPromises = void 0;\n',
  },
  {
    find: '    if (lazyHandlerPromise || lazyRoutePromise) {',
    until: 'if (!handler) {\n      let url',
    put: '    ',
  },
  {
    find: '  let runClientMiddleware = isStaticHandler ?',
    until: '  let results = await dataStrategyImpl({',
  },
  { find: '    fetcherKey,\n    runClientMiddleware\n  });', put: '    fetcherKey\n  });' },
  { find: '    if (opts?.mask) {', put: '    if (false) {' },
  { find: '    if (mask) {', put: '    if (false) {' },
];

const TRANSITIONS: readonly Cut[] = [
  { find: '    if (isBrowser3) {\n      restoreAppliedTransitions(', until: '    if (!state.initialized) {' },
  { find: '    let viewTransitionOpts;\n', until: '    updateState(\n      {\n        ...newState,' },
  {
    find: '        viewTransitionOpts,\n        flushSync: flushSync === true',
    put: '        flushSync: flushSync === true',
  },
  {
    find: '      let isViewTransitionAvailable = ',
    until: '        if (reactDomFlushSyncImpl && flushSync) {',
    put: '      {\n',
  },
  {
    find: '      if (reactDomFlushSyncImpl && flushSync) {\n        reactDomFlushSyncImpl(() => {\n          if (transition) {',
    until: '    },\n    [\n      router.window,',
  },
  { find: '      transition,\n      renderDfd,\n' },
  {
    find: '  React3.useEffect(() => {\n    if (vtContext.isTransitioning &&',
    until: '  let navigator = React3.useMemo(() => {\n    return {\n      createHref: router',
  },
  { find: '  let [pendingState, setPendingState] = React3.useState();\n' },
  { find: '  let [renderDfd, setRenderDfd]', until: '  let fetcherData = React3.useRef' },
  { find: 'let [state, setOptimisticState] = useOptimisticSafe(_state);', put: 'let state = _state;' },
  { find: '      setOptimisticState,\n      onError\n', put: '      onError\n' },
  { find: 'useTransitions === true', put: 'false' },
  { find: 'useTransitions === false', put: 'false' },
  { find: '    useViewTransitionState(path) && viewTransition === true;', put: '    false;' },
];

/** Links fetch nothing ahead: `fetchAhead` does when home is calm. */
const LINKS: readonly Cut[] = [
  {
    find: '    let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(',
    until: '    let internalOnClick = useLinkClickHandler(to, {\n      replace: replace2,\n      mask,',
  },
  { find: '          ...prefetchHandlers,\n          href: (isSpaLink', put: '          href: (isSpaLink' },
  {
    find: 'ref: mergeRefs(forwardedRef, prefetchRef),\n          target',
    put: 'ref: forwardedRef,\n          target',
  },
  {
    find: 'return shouldPrefetch && !isAbsolute ? ',
    until: '  }\n);\nLink.displayName',
    put: 'return link;\n',
  },
];

/** No page is rendered by a server. */
const SERVER: readonly Cut[] = [
  {
    find: '  let unstable_rsc = useIsRSCRouterContext();\n  useTransitions = unstable_rsc || useTransitions;\n',
  },
  { find: '    if (this.context && typeof error === "object"', until: '    let result = error !== void 0 ?' },
  {
    find: '    if (this.context) {\n      return /* @__PURE__ */ React2.createElement(RSCErrorHandler',
    until: '    return result;',
  },
  { find: 'RenderErrorBoundary.contextType = RSCRouterContext;\n' },
];

/** They tell a developer on the console. */
const WARNINGS: readonly Cut[] = ['warning', 'warnOnce', 'warningOnce'].map((name) => ({
  find: `\nfunction ${name}(`,
  put: `\n/* @__NO_SIDE_EFFECTS__ */\nfunction ${name}(`,
}));

export const CUTS: readonly Cut[] = [
  ...OPTIONS,
  ...CALLS,
  ...FETCHERS,
  ...ACTIONS,
  ...ROUTES,
  ...TRANSITIONS,
  ...LINKS,
  ...SERVER,
  ...WARNINGS,
];

/** The code without what the cuts name. Throws where one does not fit. */
export function cutOut(code: string, cuts: readonly Cut[] = CUTS): string {
  return cuts.reduce((left, { find, until, put = '' }) => {
    const from = left.indexOf(find);
    const to = until === undefined ? from + find.length : left.indexOf(until, from + find.length);
    if (from < 0 || to < 0)
      throw new Error(`React Router has changed, which scripts/router-cuts.ts follows: ${find}`);
    return until === undefined
      ? left.replaceAll(find, () => put)
      : left.slice(0, from) + put + left.slice(to);
  }, code);
}
