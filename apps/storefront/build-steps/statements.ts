/** What the loaders of a page give, by route. */
type Loaded = readonly (readonly [route: string, data: unknown])[];

interface WithHead {
  readonly head?: { readonly statements?: readonly object[] };
}

/** What the loaders say to search engines (`PageHead.statements`). */
export const statementsIn = (loaded: Loaded): readonly object[] =>
  loaded.flatMap(([, data]) => (data as WithHead | null)?.head?.statements ?? []);

/** What scripts need of what the loaders give: no statements, which stand in the HTML alone. */
export const withoutStatements = (loaded: Loaded): Loaded =>
  loaded.map(([route, data]) => {
    const { head } = (data ?? {}) as WithHead;
    return [route, head ? { ...(data as object), head: { ...head, statements: undefined } } : data];
  });

/** The page with statements of schema.org behind all that is seen: an element each, as search engines read them. */
export const withStatements = (html: string, statements: readonly object[]): string =>
  html.replace('</body>', (end) =>
    [
      ...statements.map((statement) => {
        const text = JSON.stringify({ '@context': 'https://schema.org', ...statement });
        // No text of the shop ends the element.
        return `<script type="application/ld+json">${text.replaceAll('<', String.raw`\u003c`)}</script>`;
      }),
      end,
    ].join(''),
  );
