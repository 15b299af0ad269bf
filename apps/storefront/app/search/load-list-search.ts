/** Imports the search client and the hit schemas. Rejects at once while offline, because browsers cache a failed import. */
export async function loadListService() {
  // Browsers cache a failed import and would not request the module again.
  if (!navigator.onLine) throw new Error('Cannot search: there is no connection');
  return import('./fetch-list-results');
}
