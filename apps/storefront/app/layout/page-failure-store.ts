import { createStore } from 'zustand/vanilla';

/** Whether an error is shown instead of the requested page. */
export const pageFailureStore = createStore<{ readonly hasFailed: boolean }>(() => ({ hasFailed: false }));
