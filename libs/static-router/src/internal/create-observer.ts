import { attempt } from './attempt.ts';

type Observer = IntersectionObserver | MutationObserver | PerformanceObserver | ResizeObserver;

/** Creates an observer that observes nothing where a browser blocks or lacks it. */
export function createSafeObserver<Kind extends Observer>(
  create: () => Kind,
): {
  /** Observes a target. */
  readonly observe: (...input: Parameters<Kind['observe']>) => void;
  /** Stops observing a target. */
  readonly unobserve: (target: Element) => void;
  /** Stops observing all targets. */
  readonly disconnect: () => void;
} {
  const observer = attempt(create) as
    | {
        observe: (...input: unknown[]) => void;
        unobserve?: (target: Element) => void;
        disconnect: () => void;
      }
    | undefined;
  return {
    observe: (...input) => attempt(() => observer?.observe(...input)),
    unobserve: (target) => attempt(() => observer?.unobserve?.(target)),
    disconnect: () => attempt(() => observer?.disconnect()),
  };
}
