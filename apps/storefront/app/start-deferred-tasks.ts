import { configuration } from './config/public-configuration';
import extendedFonts from '@marehalm/ui/extended-fonts.css?url';
import { whenIdle } from '@marehalm/static-router/client';
import { loadExtendedFontsOnDemand } from '@marehalm/ui';

/** Runs tasks that can wait until the page is hydrated. */
export async function startDeferredTasks(): Promise<void> {
  loadExtendedFontsOnDemand(window, extendedFonts, whenIdle);
  const { tagManager } = configuration;
  if (tagManager) (await import('./analytics/start-analytics')).startConsentAndAnalytics(tagManager);
}
