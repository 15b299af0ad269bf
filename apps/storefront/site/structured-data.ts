import type { ExtractedMarkup, LoaderData } from '@marehalm/static-router';

interface WithHead {
  readonly head?: { readonly statements?: readonly object[] };
}

const headOf = (data: unknown) => (data as WithHead | null)?.head;

/** No text ends the element. */
const toElement = (item: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...item }).replaceAll('<', String.raw`\u003c`)}</script>`;

/** Takes structured data (`PageHead.statements`) out of what loaders give: only search engines read it, each item in an element of its own. */
export const extractStructuredData = (loaded: LoaderData): ExtractedMarkup => ({
  data: loaded.map(([route, data]) => {
    const head = headOf(data);
    return [route, head ? { ...(data as object), head: { ...head, statements: undefined } } : data];
  }),
  markup: loaded
    .flatMap(([, data]) => headOf(data)?.statements ?? [])
    .map(toElement)
    .join(''),
});
