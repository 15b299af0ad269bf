import type { RouteMatch } from '@marehalm/shop';

/** Lists with a row of links to their categories. */
const lists: ReadonlySet<string> = new Set(['collection', 'careJournal', 'tipsTricks']);

/**
 * Returns whether both pages are views of one list: a collection and its categories, the journal and its topics, or all tips and
 * the tips on a topic.
 */
export function isRelatedListPage(next: RouteMatch, here: RouteMatch): boolean {
  if (!lists.has(here.name) || next.name !== here.name || next.locale !== here.locale) return false;
  return (
    here.name !== 'collection' ||
    (next.name === 'collection' && next.parameters.collection === here.parameters.collection)
  );
}
