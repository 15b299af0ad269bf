import { toJsonLdElement } from '@marehalm/site-metadata';
import type { ExtractedMarkup, LoaderData } from '@marehalm/static-router';

interface WithHead {
  readonly head?: { readonly statements?: readonly object[] };
}

const headOf = (data: unknown) => (data as WithHead | null)?.head;

/** Takes structured data (`PageHead.statements`) out of what loaders give: only search engines read it, each item in an element of its own. */
export const extractStructuredData = (loaded: LoaderData): ExtractedMarkup => ({
  data: loaded.map(([route, data]) => {
    const head = headOf(data);
    return [route, head ? { ...(data as object), head: { ...head, statements: undefined } } : data];
  }),
  markup: loaded
    .flatMap(([, data]) => headOf(data)?.statements ?? [])
    .map(toJsonLdElement)
    .join(''),
});
