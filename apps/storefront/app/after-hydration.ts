import { configuration } from './wiring/configuration';
import { loadExtendedFont } from './extended-font';

/** What a page does once it has what it needs itself. */
export async function afterHydration(): Promise<void> {
  loadExtendedFont(window);
  const { tagManager } = configuration;
  if (tagManager) (await import('./features/measuring/measuring')).startMeasuring(tagManager);
}
