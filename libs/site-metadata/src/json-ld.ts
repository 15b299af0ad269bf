/** Returns the `script` element with one item of structured data. No text in it ends the element. */
export function toJsonLdScript(item: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...item });
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** Loader data of a page: pairs of route id and data. */
export type LoadedData = readonly (readonly [route: string, data: unknown])[];

interface WithHead {
  readonly head?: { readonly statements?: readonly object[] };
}

const headIn = (data: unknown) => (data as WithHead | null)?.head;

/**
 * Removes structured data (`head.statements`) from loader data. Returns the remaining data, and the removed items as `script`
 * elements in `markup`.
 *
 * @example
 * ```ts
 * const head = { title: 'Serum', statements: [{ '@type': 'Product' }] };
 * const { data, markup } = extractJsonLdMarkup([['product', { head, id: 'serum' }]]);
 * data; // => [['product', { head: { title: 'Serum', statements: undefined }, id: 'serum' }]]
 * markup.includes('"@type":"Product"'); // => true
 * ```
 */
export function extractJsonLdMarkup(loaded: LoadedData): {
  readonly data: LoadedData;
  readonly markup: string;
} {
  return {
    data: loaded.map(([route, data]) => {
      const head = headIn(data);
      return [route, head ? { ...(data as object), head: { ...head, statements: undefined } } : data];
    }),
    markup: loaded
      .flatMap(([, data]) => headIn(data)?.statements ?? [])
      .map(toJsonLdScript)
      .join(''),
  };
}
