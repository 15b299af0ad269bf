/**
 * A value that changes over time, to be read and to be listened to. Stores of zustand have this shape, so `useStore` takes
 * one in React; elsewhere `subscribe` does.
 */
export interface ReadableStore<State> {
  /** What it is now: the same object until the next change. */
  getState(): State;
  /** What it is before anything has happened: for pages that are rendered beforehand. */
  getInitialState(): State;
  /**
   * Calls `listener` after every change. Returns what ends it. A listener that throws stops nobody: its error surfaces as
   * an unhandled rejection.
   */
  subscribe(listener: (state: State, before: State) => void): () => void;
}
