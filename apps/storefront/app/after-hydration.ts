import { configuration } from './config/configuration';
import { loadExtendedFont } from './browser/extended-font';

/** What a page does once it has what it needs itself. */
export async function afterHydration(): Promise<void> {
  loadExtendedFont(window);
  const { tagManager } = configuration;
  if (tagManager) (await import('./analytics/measuring')).startMeasuring(tagManager);
}
