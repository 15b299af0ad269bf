import { createStore } from 'zustand/vanilla';

/** Whether an error stands in the place of the page that was asked for. */
export const failureStore = createStore<{ readonly hasFailed: boolean }>(() => ({ hasFailed: false }));
