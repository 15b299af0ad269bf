import { type AnyRouting, segmentsOf } from './route-tree.ts';

/** The pattern of every route in React Router's writing, without a slash in front. */
export function patternsOf(routing: AnyRouting, locale: string): Record<string, string> {
  return Object.fromEntries(
    Object.keys(routing.routes).map((name) => {
      const words = segmentsOf(routing, { name, locale }).map((part) => {
        if (part.word !== undefined) return part.word;
        return part.isCatchAll ? '*' : `:${part.parameter}${part.isOptional ? '?' : ''}`;
      });
      return [name, words.join('/')];
    }),
  );
}
