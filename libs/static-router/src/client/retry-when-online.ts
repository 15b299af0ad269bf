/**
 * Calls `load`, and again whenever the browser comes back online, until it succeeds. On a server the first failure rejects.
 *
 * @example
 * ```ts
 * await retryWhenOnline(async () => 'song'); // => 'song'
 * ```
 */
export async function retryWhenOnline<Thing>(load: () => Promise<Thing>): Promise<Thing> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}
