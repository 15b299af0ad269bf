import type { LocaleCode } from '@marehalm/shop';

/**
 * Fetches a file of things with ids, one for each language, when it is needed first. A failure is tried again next time.
 *
 * @throws Error when the file does not come
 */
export function fetchOnce<Thing extends { readonly id: string }>(pathOf: (locale: LocaleCode) => string) {
  const fetched = new Map<LocaleCode, Promise<ReadonlyMap<string, Thing>>>();
  return (locale: LocaleCode): Promise<ReadonlyMap<string, Thing>> => {
    const known = fetched.get(locale);
    if (known) return known;
    const things = fetch(pathOf(locale)).then(async (answer) => {
      if (!answer.ok) throw new Error(`Cannot read ${pathOf(locale)}: status ${answer.status}`);
      return new Map(((await answer.json()) as Thing[]).map((thing) => [thing.id, thing]));
    });
    fetched.set(locale, things);
    things.catch(() => fetched.delete(locale));
    return things;
  };
}
