/** The timers that a delay runs on; `globalThis` has them, a test has its own. */
export interface Timers<Handle> {
  /** Calls `callback` once, after so many milliseconds. */
  setTimeout(callback: () => void, milliseconds: number): Handle;
  /** Takes that back. */
  clearTimeout(handle: Handle): void;
}
