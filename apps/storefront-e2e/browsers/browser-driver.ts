/**
 * Drives a browser as a shopper would. Every method waits until it can act, {@link ACTION_TIMEOUT_MS} at most.
 * Elements are named by an XPath, the one way to find them by text that both drivers have.
 */
export interface BrowserDriver {
  /** Opens a URL and waits until the page is hydrated. */
  open(address: string): Promise<void>;
  /** Clicks the first element that `path` finds. */
  press(path: string): Promise<void>;
  /** Writes into the field that `path` finds. */
  write(path: string, text: string): Promise<void>;
  /** Chooses an option of the `select` that `path` finds, by its value. */
  select(path: string, value: string): Promise<void>;
  /** Waits until what `path` finds is visible. */
  see(path: string): Promise<void>;
  /** Presses Back. */
  back(): Promise<void>;
  /** Waits until the URL ends so. */
  arrive(end: string): Promise<void>;
  /** Uncaught errors and unhandled rejections, as far as the browser reports them. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** A browser that the flows can run in: its Debian packages, its version and how to start it. */
export interface BrowserLauncher {
  readonly name: string;
  /** The Debian packages that it needs. */
  readonly packages: readonly string[];
  /** The version of the program. */
  version(): string;
  start(): Promise<BrowserDriver>;
}

/** Maximum wait of each action for its element, in milliseconds. */
export const ACTION_TIMEOUT_MS = 60_000;

/** XPath that matches once the page is hydrated. */
export const HYDRATED_XPATH = '//html[@data-hydration="done"]';

/**
 * Returns the first element matching the XPath `path` that is visible and not covered, and scrolls it to the center; null if
 * there is none. Runs inside the page.
 */
export function findAndScrollToVisibleElement(path: string): Element | null {
  const found = document.evaluate(path, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  for (let index = 0; index < found.snapshotLength; index += 1) {
    const element = found.snapshotItem(index) as Element;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit && (element.contains(hit) || hit.contains(element))) return element;
  }
  return null;
}
