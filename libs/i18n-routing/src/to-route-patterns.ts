import type { RoutingDefinition } from './create-routing.ts';
import { type AnyRouting, toSegments } from './internal/route-tree.ts';
import type { LocalizedRoutes } from './localized-routes.ts';

/**
 * Returns the pattern of every route as React Router writes it, without a slash in front: `da/produkt/:slug`, `routine/:slug?`,
 * `:collection/*`. A home page without a prefix is `''`, an index route. React Router calls a catch-all's value `*`;
 * `matchPath()` calls it by its name. Set `caseSensitive` on the routes, as `matchPath()` tells cases apart.
 *
 * @throws RangeError for a parameter with text before it, or a hyphen behind it: React Router does not know them.
 *
 * @example
 * ```ts
 * import { toRoutePatterns } from '@marehalm/i18n-routing';
 *
 * const table = {
 *   locales: { sv: { prefix: '' }, nb: { prefix: 'no' } },
 *   defaultLocale: 'sv',
 *   routes: { guide: { sv: 'guide/:slug', nb: 'veiledning/:slug' } },
 * } as const;
 * toRoutePatterns(table, 'nb'); // => { guide: 'no/veiledning/:slug' }
 * ```
 */
export function toRoutePatterns<const Code extends string, const Routes extends LocalizedRoutes<Code>>(
  definition: RoutingDefinition<Code, Routes>,
  locale: NoInfer<Code>,
): Readonly<Record<keyof Routes & string, string>> {
  const routing: AnyRouting = definition;
  const patterns = Object.fromEntries(
    Object.keys(routing.routes).map((name) => {
      const words = toSegments(routing, { name, locale }).map((part) => {
        const { before, parameter, after } = part;
        if (parameter === undefined) return before;
        if (before || after[0] === '-') {
          throw new RangeError(`Cannot write "${before}:${parameter}${after}" for React Router`);
        }
        return part.isCatchAll ? '*' : `:${parameter}${part.isOptional ? '?' : ''}${after}`;
      });
      return [name, words.join('/')];
    }),
  );
  // The table's own names.
  return patterns as Record<keyof Routes & string, string>;
}
