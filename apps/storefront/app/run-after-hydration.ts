import { configuration } from './config/configuration';
import { loadExtendedFont } from './browser/extended-font';

/** Runs what can wait until the page is hydrated. */
export async function runAfterHydration(): Promise<void> {
  loadExtendedFont(window);
  const { tagManager } = configuration;
  if (tagManager) (await import('./analytics/start-analytics')).startAnalytics(tagManager);
}
