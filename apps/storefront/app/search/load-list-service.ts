/** Loads what asks the search service for a list: its client, and the schemas of hits. Only what is not on the page needs it. */
export async function loadListService(): Promise<typeof import('./list-service')> {
  // A browser remembers that a module did not come, and would not ask for it again.
  if (!navigator.onLine) throw new Error('Cannot search: there is no connection');
  return import('./list-service');
}
