export { deferHydration, type DeferHydrationOptions } from './client/defer-hydration.ts';
export { prepareFirstPaint } from './client/prepare-first-paint.ts';
