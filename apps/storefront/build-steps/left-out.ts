import { NEVER, NO, NOTHING, type LeftOut } from './leave-out.ts';

const DOM = '/react-dom/cjs/react-dom.production.js';
const CLIENT = '/react-dom/cjs/react-dom-client.production.js';
const router = (path: string) => `/react-router/dist/production/lib/${path}`;

/** Nothing of the shop that could fail again. */
const WAY_HOME =
  'console.error(error); return React$1.createElement("html", null, React$1.createElement("body", null, React$1.createElement("a", { href: "/" }, "Marehalm")))';

/** What React and React Router can do and the shop does without: a fifth of their code. Lint forbids to import it. */
export const leftOut: readonly LeftOut[] = [
  // <ViewTransition>, and pictures that it waits for. Pages change by the browser's own transitions, which the router starts.
  {
    imports: { react: ['ViewTransition', 'addTransitionType'] },
    functions: {
      [CLIENT]: {
        startViewTransition: NEVER,
        getViewTransitionName: NEVER,
        getViewTransitionClassName: NEVER,
        createViewTransitionInstance: NEVER,
        applyViewTransitionToHostInstances: NEVER,
        suspendInstance: NEVER,
      },
    },
    code: {
      [CLIENT]: [
        // Whether one may start: whether all that is drawn belongs to transitions.
        [/\((\w+) & 335544064\) === \1/g, '!1'],
        [/^ViewTransitionPseudoElement\.prototype\.[^]*?^};$/gm, ''],
      ],
    },
  },
  // The ref of a <Fragment>.
  {
    functions: {
      [CLIENT]: {
        FragmentInstance: NEVER,
        addFragmentHandleToFiber: NEVER,
        isFragmentInstanceParent: NO,
        commitFragmentInstanceInsertionEffects: NOTHING,
        commitFragmentInstanceDeletionEffects: NOTHING,
        commitNewChildToFragmentInstances: NOTHING,
      },
    },
    code: { [CLIENT]: [[/^FragmentInstance\.prototype\.[^]*?^};$/gm, '']] },
  },
  // <Activity>, and <SuspenseList>, which is for nobody yet.
  {
    imports: { react: ['Activity'] },
    functions: {
      [CLIENT]: {
        updateActivityComponent: NEVER,
        updateSuspenseListComponent: NEVER,
        cutOffTailIfNeeded: NEVER,
      },
    },
  },
  // Functions as actions of forms.
  {
    imports: {
      react: ['useActionState'],
      'react-dom': ['requestFormReset', 'useFormState', 'useFormStatus'],
    },
    functions: {
      [CLIENT]: {
        mountActionState: NEVER,
        updateActionState: NEVER,
        rerenderActionState: NEVER,
        startHostTransition: NEVER,
        extractEvents$1: NOTHING,
        ensureFormComponentIsStateful: NEVER,
        useHostTransitionStatus: NEVER,
        TransitionAwareHostComponent: NEVER,
        recursivelyResetForms: NEVER,
      },
    },
  },
  // Stylesheets and scripts that React itself fetches, by a `precedence` or when it is told to.
  {
    imports: {
      'react-dom': ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
    },
    functions: {
      [DOM]: {
        'exports.preconnect': NEVER,
        'exports.prefetchDNS': NEVER,
        'exports.preinit': NEVER,
        'exports.preinitModule': NEVER,
        'exports.preload': NEVER,
        'exports.preloadModule': NEVER,
      },
      [CLIENT]: {
        prefetchDNS: NEVER,
        preconnect: NEVER,
        preload: NEVER,
        preloadModule: NEVER,
        preinitStyle: NEVER,
        preinitScript: NEVER,
        preinitModuleScript: NEVER,
        getResource: 'return null',
        acquireResource: NEVER,
        preloadResourceAndSuspendIfNeeded: NEVER,
        suspendResource: NEVER,
        insertSuspendedStylesheets: NEVER,
      },
    },
  },
  // Events of selecting, of composing letters, and before input.
  {
    attributes: '^on(?:Select|BeforeInput|Composition)',
    functions: { [CLIENT]: { constructSelectEvent: NEVER } },
    code: {
      [CLIENT]: [
        [
          /^ {6}handleEventFunc = targetInst \? getNodeFromInstance\(targetInst\) : window;\n {6}switch[^]*?(?=^ {6}extractEvents\$1\()/m,
          '',
        ],
      ],
    },
  },
  // Custom elements.
  { functions: { [CLIENT]: { isCustomElement: NO, setPropOnCustomElement: NEVER } } },
  // Through which components an error has come: their names are short ones, and nobody reads them.
  { functions: { [CLIENT]: { getStackByFiberInDevAndProd: 'return ""' } } },
  // Actions and fetchers of routes. What is sent is sent by the part that has it.
  {
    imports: {
      'react-router': ['Form', 'useActionData', 'useFetcher', 'useFetchers', 'useFormAction', 'useSubmit'],
    },
    functions: {
      [router('router/router.js')]: {
        isSubmissionNavigation: NO,
        isMutationMethod: NO,
        handleAction: NEVER,
        fetch: NEVER,
        handleFetcherAction: NEVER,
        handleFetcherLoader: NEVER,
        updateFetcherState: NEVER,
        setFetcherError: NEVER,
        getFetcher: NEVER,
        resetFetcher: NEVER,
        queueFetcherForDeletion: NEVER,
        getUpdatedRevalidatingFetchers: NEVER,
        markFetchRedirectsDone: NO,
        abortStaleFetchLoads: NO,
        abortFetcher: NOTHING,
        deleteFetcher: NOTHING,
      },
      [router('dom/ssr/single-fetch.js')]: {
        singleFetchActionStrategy: NEVER,
        singleFetchLoaderFetcherStrategy: NEVER,
      },
    },
  },
  // Routes that are found on the way: the manifest has them all.
  {
    functions: {
      [router('dom/ssr/fog-of-war.js')]: { isFogOfWarEnabled: NO },
      [router('router/router.js')]: { discoverRoutes: NEVER, patchRoutes: NEVER, _internalSetRoutes: NEVER },
    },
  },
  {
    imports: { 'react-router': ['useBlocker', 'unstable_usePrompt'] },
    functions: {
      [router('router/router.js')]: {
        shouldBlockNavigation: NOTHING,
        getBlocker: NEVER,
        updateBlocker: NEVER,
        deleteBlocker: NEVER,
      },
    },
  },
  // Where a page was scrolled to is kept by the shop.
  {
    imports: { 'react-router': ['ScrollRestoration'] },
    functions: {
      [router('router/router.js')]: {
        enableScrollRestoration: NEVER,
        saveScrollPosition: NOTHING,
        getSavedScrollPosition: 'return null',
      },
    },
  },
  // Links that fetch ahead: the shop has its own.
  {
    imports: { 'react-router': ['PrefetchPageLinks'] },
    functions: { [router('dom/ssr/links.js')]: { isPageLinkDescriptor: NO } },
  },
  // Instrumentation.
  {
    functions: {
      [router('router/instrumentation.js')]: {
        getRouteInstrumentationUpdates: NEVER,
        instrumentClientSideRouter: NEVER,
        consumeInstrumentationClientResultMetaReceiver: NOTHING,
      },
      [router('router/router.js')]: { getInstrumentationNavigateMeta: NEVER },
    },
  },
  // Server components.
  {
    functions: {
      [router('context.js')]: { useIsRSCRouterContext: NO },
      [router('hooks.js')]: { RSCErrorHandler: NEVER },
    },
  },
  // A router without the data of routes, or with another way to it.
  {
    functions: {
      [router('hooks.js')]: { useNavigateUnstable: NEVER },
      [router('router/router.js')]: { defaultDataStrategyWithMiddleware: NEVER },
    },
  },
  // The error page of a root that has none, and what the router shows where the shop's own cannot be drawn: the stack, in English.
  { functions: { [router('hooks.js')]: { DefaultErrorComponent: NEVER } } },
  {
    functions: {
      [router('dom/ssr/errorBoundaries.js')]: {
        RemixRootDefaultErrorBoundary: WAY_HOME,
        BoundaryShell: NEVER,
      },
      [router('dom/ssr/fallback.js')]: { RemixRootDefaultHydrateFallback: NOTHING },
    },
  },
];
