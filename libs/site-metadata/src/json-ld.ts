/** Returns the `script` element with one item of structured data. No text in it ends the element. */
export function toJsonLdElement(item: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...item });
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** What the loaders of a page give, by route. */
export type LoadedData = readonly (readonly [route: string, data: unknown])[];

interface WithHead {
  readonly head?: { readonly statements?: readonly object[] };
}

const headIn = (data: unknown) => (data as WithHead | null)?.head;

/**
 * Takes structured data (`head.statements`) out of what loaders give: only search engines read it. `markup` has each item in an element of
 * its own.
 *
 * @example
 * ```ts
 * const head = { title: 'Serum', statements: [{ '@type': 'Product' }] };
 * const { data, markup } = extractJsonLd([['product', { head, id: 'serum' }]]);
 * data; // => [['product', { head: { title: 'Serum', statements: undefined }, id: 'serum' }]]
 * markup.includes('"@type":"Product"'); // => true
 * ```
 */
export function extractJsonLd(loaded: LoadedData): {
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
      .map(toJsonLdElement)
      .join(''),
  };
}
