/** Stops an observation. */
type StopObserving = () => void;

/**
 * Calls `notify` when an element enters or leaves the viewport. Returns a function that stops it.
 *
 * @param onUnsupported Called once if the browser blocks, lacks or breaks `IntersectionObserver`; `notify` is then never called.
 */
export const observeIntersection = (
  elements: Iterable<Element>,
  notify: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
  onUnsupported?: () => void,
): StopObserving => observe(() => new IntersectionObserver(notify, options), elements, onUnsupported);

/** Calls `notify` on each new size of the elements; never without a working `ResizeObserver`. Returns a function that stops it. */
export const observeSize = (elements: Iterable<Element>, notify: ResizeObserverCallback): StopObserving =>
  observe(() => new ResizeObserver(notify), elements);

/**
 * Calls `notify` after each change of `element` that `options` select; never without a working `MutationObserver`. Returns a function that
 * stops it.
 */
export function observeChanges(
  element: Element,
  notify: () => void,
  options: MutationObserverInit,
): StopObserving {
  try {
    const observer = new MutationObserver(notify);
    observer.observe(element, options);
    return () => {
      observer.disconnect();
    };
  } catch {
    return () => undefined;
  }
}

function observe(
  create: () => IntersectionObserver | ResizeObserver,
  elements: Iterable<Element>,
  onUnsupported?: () => void,
): StopObserving {
  try {
    const observer = create();
    for (const element of elements) observer.observe(element);
    return () => {
      observer.disconnect();
    };
  } catch {
    onUnsupported?.();
    return () => undefined;
  }
}
