export { deferHydration, type DeferHydrationOptions } from './client/defer-hydration.ts';
export { recordLoadState } from './client/record-load-state.ts';
