/** Loads the search client and the schemas of hits. Only entries that are not prerendered need them. */
export async function loadListService() {
  // Browsers cache a failed import and would not request the module again.
  if (!navigator.onLine) throw new Error('Cannot search: there is no connection');
  return import('./fetch-list-results');
}
