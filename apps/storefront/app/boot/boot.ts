import { attempt } from '../platform/attempt';
import { createSafely } from '../platform/create-safely';
import { isWaiting } from './is-waiting';
import { reloadWhenReached } from './reload-when-reached';
import { unfold } from './unfold';

/**
 * Starts the application after the largest paint, or at the first touch or key, whichever comes first.
 *
 * It is inlined at the end of every prerendered page by {@link deferStart}, which has turned React Router's own eager
 * start-up into inert data: the module addresses (`#start`) and the loader data, which the build has moved into a file of its
 * own (`build-steps/start-data.ts`). Until the page is
 * hydrated, taps on what only scripts can answer are held and given back once afterwards; links, fields, labels,
 * `details` and plain forms are left to the browser. A part of the page whose code comes later (`[data-late]`) holds its
 * own taps until it is hydrated in its turn.
 */
interface Start {
  /** Address of a line of JSON with React Router's context, and the stream of loader data after it. */
  readonly data: string;
  readonly manifest: string;
  readonly entry: string;
  readonly shared: readonly string[];
  /** Route id, then the modules that make up the route. */
  readonly routes: readonly (readonly [id: string, ...modules: string[]])[];
}

interface StartWindow extends Window {
  __reactRouterContext?: object;
  __reactRouterRouteModules?: Record<string, unknown>;
}

const page = document;
const view = window as unknown as StartWindow;
/** What the head has noted (`first-paint.ts`). */
const { endedLinks: ended } = window;

/** A page whose pictures never decode still starts after this many milliseconds. */
const PATIENCE = 4000;

/** A page that has not reported its largest picture after this many milliseconds more has text that is larger. */
const TEXT_IS_LARGEST = 250;

/** Milliseconds before what has to come is asked for: at once, and again each time that it did not come. */
const PAUSES = [0, 500, 1000, 2000, 4000, 8000];

const FIELDS = 'input,select,textarea,[contenteditable]';
/** Safari opens nothing at a command before 26.2, Firefox before 144. */
const COMMANDS = 'commandForElement' in HTMLButtonElement.prototype ? '[commandfor],' : '';
const BROWSERS_OWN = `a[href],summary,label,[popovertarget],${COMMANDS}${FIELDS}`;
const WAKING = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
const HELD = ['click', 'submit', 'keydown'] as const;

/** Given back by `shell/come-alive.ts`, which the application calls. */
const held: HeldTap[] = (window.heldTaps = []);
let start: Start | undefined;
let data: Promise<string> | undefined;
let started = false;

function plan(): Start {
  if (start) return start;
  start = JSON.parse(page.getElementById('start')?.textContent ?? '{}') as Start;
  data = fetchText(start.data);
  // Told by the start, which waits for it.
  data.catch(() => undefined);
  const addresses = [
    start.entry,
    ...start.shared,
    start.manifest,
    ...start.routes.flatMap(([, ...rest]) => rest),
  ];
  for (const href of new Set(addresses)) {
    const link = page.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    page.head.append(link);
  }
  return start;
}

const after = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Asks again while the connection is lost, in the middle of the answer too: without it the page stays what its HTML is. */
async function fetchText(address: string): Promise<string> {
  for (const pause of PAUSES) {
    if (pause) await after(pause);
    try {
      const answer = await fetch(address);
      if (!answer.ok) break;
      return await answer.text();
    } catch {
      // The connection was lost.
    }
  }
  throw new Error(`Cannot start: no ${address}`);
}

/** Runs one module, then lets the browser paint and answer input. */
async function run(address: string): Promise<Record<string, unknown>> {
  const module = (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
  await (attempt(() => (view.scheduler as { yield?: () => Promise<void> } | undefined)?.yield?.()) ??
    after(0));
  return module;
}

function whenIdle(act: () => void, options: IdleRequestOptions): void {
  try {
    view.requestIdleCallback(act, options);
  } catch {
    // Safari has none.
    requestAnimationFrame(() => setTimeout(act));
  }
}

/** Whether a visit began at the top of the page. Whoever comes back to a place in it is led there for the last time when it is loaded. */
const isFolded = () => 'folded' in page.documentElement.dataset;

/** Where nothing else is to be done, or after 100 ms; at once for whoever comes back to a place in the page. */
const idle = () =>
  isFolded() && new Promise((resolve) => whenIdle(() => resolve(undefined), { timeout: 100 }));

/** When a stylesheet comes, or is gone. */
const hasEnded = (sheet: HTMLLinkElement) =>
  new Promise<unknown>((resolve) => {
    sheet.onload = sheet.onerror = resolve;
  });

/**
 * Links to a stylesheet that was fetched, where React looks for it: behind all other styles. Only what it makes look otherwise is laid out
 * anew then; where one changes among others or is taken away, layers and typefaces may have changed as well, and a browser lays out all of the page.
 */
function wear(sheet: HTMLLinkElement): unknown {
  const worn = sheet.cloneNode() as HTMLLinkElement;
  worn.rel = 'stylesheet';
  sheet.after(worn);
  return ended?.get(sheet) !== 'error' && hasEnded(worn);
}

/**
 * Nothing waits for a page's stylesheets: with them, it shows what the styles that stand in it were not enough for
 * (`build-steps/critical-styles.ts`). One that did not come is asked for once more, and what it dresses is shown as it is.
 */
async function dress(): Promise<void> {
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[as=style]')];
  if (isFolded()) await Promise.all(sheets.map((sheet) => ended?.get(sheet) ?? hasEnded(sheet)));
  await idle();
  await Promise.all(sheets.map(wear));
  // Styled in this task, laid out and painted in the next.
  void getComputedStyle(page.body).color;
}

const worn = dress();
const dressed = worn.then(idle).then(() => unfold(idle));

async function boot(): Promise<void> {
  if (started) return;
  started = true;
  try {
    const { shared, manifest, routes, entry } = plan();
    const loaded: Record<string, unknown> = (view.__reactRouterRouteModules = {});
    // Some modules bring styles of their own: behind those, the stylesheet would change typefaces, and all text be laid out once more.
    await worn;
    for (const address of [...shared, manifest]) await run(address);
    for (const [id, ...addresses] of routes) {
      const parts: Record<string, unknown>[] = [];
      for (const address of addresses) parts.push(await run(address));
      loaded[id] = Object.assign({}, ...parts);
    }
    const text = (await data) ?? '';
    const [context = ''] = text.split('\n', 1);
    view.__reactRouterContext = {
      ...(JSON.parse(context) as object),
      stream: new Response(text.slice(context.length + 1)).body,
    };
    // What opens at a press has its styles in the stylesheet alone.
    await dressed;
    await import(/* @vite-ignore */ entry);
  } catch (reason) {
    void reloadWhenReached();
    // Nothing will answer the held taps: links and forms keep working as plain HTML.
    for (const type of HELD) removeEventListener(type, hold, true);
    page.documentElement.dataset.start = 'failed';
    throw reason;
  }
}

function isForScripts(key: string, target: Element): boolean {
  if (target.matches(FIELDS)) return false;
  if (/^(Arrow|Home|End|Page|Esc)/.test(key)) return true;
  return /^(Enter| )$/.test(key) && !target.matches('a[href],button,summary');
}

function hold(event: Event): void {
  const target = event.target as Element;
  if (!isWaiting(target)) return;
  const actor = target.closest?.(`button,[role],[tabindex],${BROWSERS_OWN}`);
  let replay: () => void;
  if (event.type === 'submit') {
    // A form that leads nowhere is answered by scripts alone.
    if (target.hasAttribute('action') && !target.hasAttribute('data-replay')) return;
    const { submitter } = event as SubmitEvent;
    event.preventDefault();
    replay = () => {
      (target as HTMLFormElement).requestSubmit(submitter);
    };
  } else if (!actor) {
    return;
  } else if (event.type === 'keydown') {
    if (!isForScripts((event as KeyboardEvent).key, actor)) return;
    replay = () => target.dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent));
  } else {
    const button = actor as HTMLButtonElement;
    if (actor.matches(BROWSERS_OWN) || (button.form && button.type !== 'button')) return;
    replay = () => target.dispatchEvent(new MouseEvent('click', event as MouseEvent));
  }
  event.stopImmediatePropagation();
  // An impatient double tap on 'Add to bag' means one.
  const repeated = held.some((one) => one.target === target && one.type === event.type);
  const pressed = (event as SubmitEvent).submitter ?? target;
  if (!(repeated && pressed.closest('[data-once]'))) held.push({ target, type: event.type, replay });
}

for (const type of WAKING)
  addEventListener(type, () => void boot(), { capture: true, passive: true, once: true });
for (const type of HELD) addEventListener(type, hold, true);

const pictures = [...page.images].filter((picture) => picture.loading !== 'lazy');
const afterNextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function visibleArea(picture: HTMLImageElement): number {
  const { left, right, top, bottom } = picture.getBoundingClientRect();
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** A frame that was drawn is not yet one that was seen: the browser reports a picture when it is on the screen. */
function seen(picture: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    // Where the browser does not tell, the page starts as if the text were larger.
    createSafely(
      () =>
        new PerformanceObserver((list) => {
          const paints = list.getEntries() as LargestContentfulPaint[];
          if (paints.some(({ element }) => element === picture)) resolve();
        }),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

function largestIsSeen(): unknown {
  const [largest] = pictures.sort((one, other) => visibleArea(other) - visibleArea(one));
  return largest && Promise.race([seen(largest), after(TEXT_IS_LARGEST)]);
}

const painted = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  .then(afterNextFrame)
  .then(largestIsSeen);
void Promise.race([painted, after(PATIENCE)]).then(() => {
  plan();
  whenIdle(() => void boot(), { timeout: 200 });
});
