import type { RoutingDefinition } from './create-routing.ts';
import { type AnyRoutingDefinition, getRouteSegments } from './internal/route-tree.ts';
import type { LocalizedRoutes } from './localized-routes.ts';

/**
 * Returns the React Router pattern of every route in `locale`, by route name and without a leading slash: `da/produkt/:slug`;
 * `''` is an index route.
 *
 * @throws RangeError for a parameter with text before it or a hyphen after it, which React Router does not support.
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
  const routing: AnyRoutingDefinition = definition;
  const patterns = Object.fromEntries(
    Object.keys(routing.routes).map((name) => {
      const words = getRouteSegments(routing, { name, locale }).map((part) => {
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
  // The keys are the route names of the definition.
  return patterns as Record<keyof Routes & string, string>;
}
