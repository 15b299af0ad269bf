/**
 * A person at a browser. Everything waits until it can be done, {@link ACTION_TIMEOUT_MS} at most. What is acted on is named by an XPath, the one
 * way to find things by their words that both drivers have.
 */
export interface Shopper {
  /** Opens an address, and waits until the page answers. */
  open(address: string): Promise<void>;
  /** Presses the first thing that `path` finds. */
  press(path: string): Promise<void>;
  /** Writes into the field that `path` finds. */
  write(path: string, text: string): Promise<void>;
  /** Chooses an option of the `select` that `path` finds, by its value. */
  select(path: string, value: string): Promise<void>;
  /** Waits until what `path` finds is seen. */
  see(path: string): Promise<void>;
  /** Presses Back. */
  back(): Promise<void>;
  /** Waits until the address ends so. */
  arrive(end: string): Promise<void>;
  /** Errors and broken promises that no script has handled, as far as the browser tells. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** A browser that a shopper can be given. */
export interface Browser {
  readonly name: string;
  /** The Debian packages that it needs. */
  readonly packages: readonly string[];
  /** The version of the program. */
  version(): string;
  start(): Promise<Shopper>;
}

/** Milliseconds for anything to come. */
export const ACTION_TIMEOUT_MS = 60_000;

/** The page answers: React has taken over. */
export const HYDRATED_XPATH = '//html[@data-hydration="done"]';

/**
 * Runs in the page: the first element that `path` finds and that a shopper can press, brought into sight. A page has the prices and buttons of
 * every market, and shows those of one.
 */
export function findVisible(path: string): Element | null {
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
