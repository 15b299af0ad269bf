import { parsePattern, type Segment } from './segments.ts';

/** A routing as the functions behind every routing see it: without the types of its names. */
export interface AnyRouting {
  readonly locales: Readonly<Record<string, { readonly prefix: string }>>;
  readonly defaultLocale: string;
  readonly routes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A route in a locale. */
export interface Page {
  readonly name: string;
  readonly locale: string;
}

/** A place in a path, and what the table lets follow. */
interface Place {
  /** The words of the table that may come next. */
  readonly words: Map<string, Place>;
  /** Where any other word leads. */
  parameter?: Place;
  /** The page that takes all that follow. */
  catchAll?: Page;
  /** The page of a path that ends here. */
  page?: Page;
}

const trees = new WeakMap<AnyRouting, Place>();

/** The segments of a route's path, the locale's prefix first. */
export function segmentsOf(routing: AnyRouting, { name, locale }: Page): readonly Segment[] {
  return parsePattern(`${routing.locales[locale]?.prefix}/${routing.routes[name]?.[locale]}`);
}

/**
 * The page that a path's decoded segments lead to. A word of the table is never taken for a parameter in the same place,
 * so there is one way through the table for any path, and no two routes can claim it.
 */
export function pageOf(routing: AnyRouting, words: readonly string[]): Page | undefined {
  let place = treeOf(routing);
  for (const word of words) {
    const next = place.words.get(word) ?? place.parameter;
    if (!next) return place.catchAll;
    place = next;
  }
  return place.page;
}

/** Whether `word` begins a route of its own in `locale`. */
export function isFirstWord(routing: AnyRouting, word: string, locale: string): boolean {
  const root = treeOf(routing);
  const prefix = routing.locales[locale]?.prefix;
  return (prefix ? root.words.get(prefix) : root)?.words.has(word) === true;
}

/** Grown when first asked for, so that loading the library costs nothing. */
function treeOf(routing: AnyRouting): Place {
  const known = trees.get(routing);
  if (known) return known;
  const root: Place = { words: new Map() };
  trees.set(routing, root);
  for (const locale of Object.keys(routing.locales)) {
    for (const name of Object.keys(routing.routes)) addPage(routing, root, { name, locale });
  }
  return root;
}

function addPage(routing: AnyRouting, root: Place, page: Page): void {
  let place = root;
  for (const part of segmentsOf(routing, page)) {
    if (part.word !== undefined) {
      const next: Place = place.words.get(part.word) ?? { words: new Map() };
      place.words.set(part.word, next);
      place = next;
      continue;
    }
    if (part.isOptional) place.page = page;
    if (part.isCatchAll) place.catchAll = page;
    else place = place.parameter ??= { words: new Map() };
  }
  place.page = page;
}
