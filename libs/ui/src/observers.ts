/** Ends an observation. */
type Stop = () => void;

/**
 * Calls `tell` whenever one of the elements comes into sight or leaves it. Returns how to stop.
 *
 * @param otherwise Called once where the browser blocks, lacks or breaks its `IntersectionObserver`: then nothing is ever told.
 */
export const observeIntersection = (
  elements: Iterable<Element>,
  tell: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
  otherwise?: () => void,
): Stop => observe(() => new IntersectionObserver(tell, options), elements, otherwise);

/** Calls `tell` with each new size of the elements; never where the browser has no working `ResizeObserver`. Returns how to stop. */
export const observeSize = (elements: Iterable<Element>, tell: ResizeObserverCallback): Stop =>
  observe(() => new ResizeObserver(tell), elements);

function observe(
  create: () => IntersectionObserver | ResizeObserver,
  elements: Iterable<Element>,
  otherwise?: () => void,
): Stop {
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
