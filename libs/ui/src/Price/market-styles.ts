/** The markets, and which one is shown without `data-market` on the root element. */
export interface MarketStylesOptions {
  /** Ids, as in `data-market`. */
  readonly markets: readonly string[];
  /** The market of pages in a language, by its tag. */
  readonly byLanguage?: Readonly<Record<string, string>>;
  /** The market of all other pages. */
  readonly fallback: string;
}

/**
 * Returns the styles that show one of the markets which {@link Price} and {@link MarketText} render: that of `data-market` on the root
 * element, which a script sets before the first paint, or else that of the page's language. They belong in the head.
 *
 * @example
 * ```ts
 * const styles = createMarketStyles({ markets: ['se', 'eu'], byLanguage: { sv: 'se' }, fallback: 'eu' });
 * styles.startsWith('@layer tokens {'); // => true
 * ```
 */
export function createMarketStyles({ markets, byLanguage = {}, fallback }: MarketStylesOptions): string {
  const languages = Object.keys(byLanguage);
  const unset = ':root:not([data-market])';
  const others = languages.map((language) => `:not(:lang(${language}))`).join('');
  const chosen: readonly (readonly [root: string, market: string])[] = [
    ...markets.map((market) => [`:root[data-market='${market}']`, market] as const),
    ...Object.entries(byLanguage).map(
      ([language, market]) => [`${unset}:lang(${language})`, market] as const,
    ),
    [`${unset}${others}`, fallback],
  ];
  const hidden = chosen.map(([root, market]) => `${root} [data-market]:not([data-market='${market}'])`);
  // In layers the important rule of the first layer wins: no component may bring a foreign price back by setting `display`.
  return `@layer tokens {${hidden.join(',')}{display:none !important}}`;
}
