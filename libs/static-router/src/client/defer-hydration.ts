import { attempt } from '../internal/attempt.ts';
import { provideServerData, getHydrationPlan, type HydrationPlan } from '../internal/react-router.ts';
import { whenIdle } from '../internal/when-idle.ts';
import { applyStylesheets } from './apply-stylesheets.ts';
import { queueEvents } from './event-queue.ts';
import { waitForLargestPaint, sleep } from './wait-for-largest-paint.ts';
import { createReloadWhenReachable } from './reload-when-reachable.ts';
import { showBelowFold } from './show-below-fold.ts';

/** Milliseconds after which hydration starts even if the largest image has not been painted. */
const HYDRATION_TIMEOUT_MS = 4000;

/** Milliseconds before each attempt to fetch the page's data. */
const RETRY_DELAYS_MS = [0, 500, 1000, 2000, 4000, 8000];

/** Maximum time that a step before hydration waits for the browser to be idle. */
const STEP_TIMEOUT_MS = 100;

/** Maximum time that hydration waits for the browser to be idle after the largest paint. */
const START_TIMEOUT_MS = 200;

const FIRST_INPUTS = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Fetches a text file; retries when the connection is lost before or during the response.
 *
 * @throws Error when the server answers with an error status, or all attempts fail.
 */
async function fetchText(address: string): Promise<string> {
  for (const delay of RETRY_DELAYS_MS) {
    if (delay) await sleep(delay);
    try {
      const answer = await fetch(address);
      if (!answer.ok) break;
      return await answer.text();
    } catch {
      // The connection was lost.
    }
  }
  throw new Error(`Cannot hydrate the page: ${address} did not load`);
}

function preloadModules({ entry, shared, manifest, routes }: HydrationPlan): void {
  for (const href of new Set([entry, ...shared, manifest, ...routes.flatMap(([, ...modules]) => modules)])) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** Evaluates one module, then yields to the browser for paint and input. */
async function evaluate(address: string): Promise<Record<string, unknown>> {
  const module = (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
  const page = window as { scheduler?: { yield?: () => Promise<void> } };
  await (attempt(() => page.scheduler?.yield?.()) ?? sleep(0));
  return module;
}

/** Options of {@link deferHydration}. */
export interface DeferHydrationOptions {
  /** Called once when the browser is idle, to run slow first calls in a task of their own before hydration. */
  readonly warmUp?: () => unknown;
}

/**
 * Hydrates a prerendered page after its largest paint or at the first input, whichever comes first, and queues input until then.
 * Call it in the inline script that `deferHydrationScripts` appends. If a module fails to load, sets `data-hydration="failed"` on
 * the root element and reloads once the server responds, at most once in 60 seconds.
 */
export function deferHydration({ warmUp }: DeferHydrationOptions = {}): void {
  /** Whether the visit started at the top of the page, so that layout below the fold can wait. */
  const isLazy = 'lazyLayout' in document.documentElement.dataset;
  /** Resolves when the browser is idle; at once while it restores a scroll position. */
  const idle = (): unknown =>
    'lazyLayout' in document.documentElement.dataset &&
    new Promise<void>((resolve) => whenIdle(resolve, STEP_TIMEOUT_MS));
  const reloadWhenReachable = createReloadWhenReachable(window);
  let prepared: { readonly plan: HydrationPlan; readonly data: Promise<string> } | undefined;
  let isStarted = false;

  function prepare() {
    if (prepared) return prepared;
    const plan = getHydrationPlan();
    const data = fetchText(plan.data);
    // Hydration awaits it and reports a rejection.
    data.catch(() => undefined);
    preloadModules(plan);
    prepared = { plan, data };
    return prepared;
  }

  if (warmUp) whenIdle(warmUp);
  const styled = applyStylesheets(isLazy, idle);
  const shown = styled.then(idle).then(() => showBelowFold(idle));

  async function hydrate(): Promise<void> {
    if (isStarted) return;
    isStarted = true;
    try {
      const { plan, data } = prepare();
      // Modules may insert styles. A stylesheet applied after them would change fonts and cause another layout of all text.
      await styled;
      for (const address of [...plan.shared, plan.manifest]) await evaluate(address);
      const modules: Record<string, unknown> = {};
      for (const [id, ...addresses] of plan.routes) {
        const parts: Record<string, unknown>[] = [];
        for (const address of addresses) parts.push(await evaluate(address));
        modules[id] = Object.assign({}, ...parts);
      }
      provideServerData(modules, await data);
      // Critical CSS does not style overlays, so they need the stylesheets.
      await shown;
      await import(/* @vite-ignore */ plan.entry);
    } catch (reason) {
      reloadWhenReachable();
      // Queued events would never be replayed.
      stopQueuing();
      document.documentElement.dataset['hydration'] = 'failed';
      throw reason;
    }
  }

  for (const type of FIRST_INPUTS)
    addEventListener(type, () => void hydrate(), { capture: true, passive: true, once: true });
  const stopQueuing = queueEvents(window);

  void Promise.race([waitForLargestPaint(), sleep(HYDRATION_TIMEOUT_MS)]).then(() => {
    prepare();
    whenIdle(() => void hydrate(), START_TIMEOUT_MS);
  });
}
