import type { RouteMatch } from '@marehalm/shop';

/** Lists that are narrowed by a row of links above them. */
const lists: ReadonlySet<string> = new Set(['collection', 'careJournal', 'tipsTricks']);

/**
 * Whether two pages are choices of one list: a series and its categories, the journal and its subjects, all tips and those on a
 * topic. They declare each other as related.
 */
export function isSameList(next: RouteMatch, here: RouteMatch): boolean {
  if (!lists.has(here.name) || next.name !== here.name || next.locale !== here.locale) return false;
  return (
    here.name !== 'collection' ||
    (next.name === 'collection' && next.parameters.collection === here.parameters.collection)
  );
}
