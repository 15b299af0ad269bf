/** A value that changes over time. Zustand stores have this shape, so `useStore` accepts one in React. */
export interface ReadableStore<State> {
  /** Returns the current value: the same object until the next change. */
  getState(): State;
  /** Returns the value before any change, for prerendered pages. */
  getInitialState(): State;
  /**
   * Calls `listener` after every change. Returns a function that removes it. An exception in a listener surfaces as
   * an unhandled rejection.
   */
  subscribe(listener: (state: State, before: State) => void): () => void;
}
