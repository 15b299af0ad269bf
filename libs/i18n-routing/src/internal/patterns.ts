import { type AnyRouting, segmentsOf } from './route-tree.ts';

/**
 * The pattern of every route in React Router's writing, without a slash in front.
 *
 * @throws RangeError for a parameter with text before it, or a hyphen behind it: React Router does not know them.
 */
export function patternsOf(routing: AnyRouting, locale: string): Record<string, string> {
  return Object.fromEntries(
    Object.keys(routing.routes).map((name) => {
      const words = segmentsOf(routing, { name, locale }).map((part) => {
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
}
