import { configuration } from '../wiring/configuration';
import { bringOtherLetters } from './other-letters';

/** What a page does once it has what it needs itself. */
export async function afterStart(): Promise<void> {
  bringOtherLetters(window);
  const { tagManager } = configuration;
  if (tagManager) (await import('../features/measuring/measuring')).startMeasuring(tagManager);
}
