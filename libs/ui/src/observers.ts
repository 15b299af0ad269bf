/** Stops an observation. */
type StopObserving = () => void;

/**
 * Calls `tell` when an element enters or leaves the viewport. Returns a function that stops it.
 *
 * @param otherwise Called once if the browser blocks, lacks or breaks `IntersectionObserver`; `tell` is then never called.
 */
export const observeIntersection = (
  elements: Iterable<Element>,
  tell: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
  otherwise?: () => void,
): StopObserving => observe(() => new IntersectionObserver(tell, options), elements, otherwise);

/** Calls `tell` on each new size of the elements; never without a working `ResizeObserver`. Returns a function that stops it. */
export const observeSize = (elements: Iterable<Element>, tell: ResizeObserverCallback): StopObserving =>
  observe(() => new ResizeObserver(tell), elements);

/** Calls `tell` after each change below `element`; never where the browser has no working `MutationObserver`. Returns how to stop. */
export function observeChanges(
  element: Element,
  tell: () => void,
  options: MutationObserverInit,
): StopObserving {
  try {
    const observer = new MutationObserver(tell);
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
  otherwise?: () => void,
): StopObserving {
  try {
    const observer = create();
    for (const element of elements) observer.observe(element);
    return () => {
      observer.disconnect();
    };
  } catch {
    otherwise?.();
    return () => undefined;
  }
}
