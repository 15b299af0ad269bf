export { deferHydration, type DeferHydrationOptions } from './client/defer-hydration.ts';
export { recordEarlyLoadState } from './client/record-early-load-state.ts';
