import { parsePattern, type PatternSegment } from './segments.ts';

/** A routing without the types of its names, for internal functions. */
export interface AnyRoutingDefinition {
  readonly locales: Readonly<Record<string, { readonly prefix: string }>>;
  readonly defaultLocale: string;
  readonly routes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A route in a locale. */
export interface RouteInLocale {
  readonly name: string;
  readonly locale: string;
}

/** A page, and the segments of its pattern that match the path. */
interface FoundPage extends RouteInLocale {
  readonly segments: readonly PatternSegment[];
}

/** A node of the route tree, with the segments that may follow. */
interface Place {
  /** Child nodes by segment, those with the most literal characters first. */
  readonly steps: (Pick<PatternSegment, 'before' | 'parameter' | 'after'> & { readonly place: Place })[];
  /** The page whose catch-all parameter matches all further segments. */
  catchAll?: FoundPage;
  /** The page of a path that ends here. */
  page?: FoundPage;
}

const trees = new WeakMap<AnyRoutingDefinition, Place>();

/** Returns the segments of a route's path, the locale's prefix first. */
export function getRouteSegments(
  routing: AnyRoutingDefinition,
  { name, locale }: RouteInLocale,
): readonly PatternSegment[] {
  return parsePattern(`${routing.locales[locale]?.prefix}/${routing.routes[name]?.[locale]}`);
}

/**
 * Returns the page that the decoded segments match, or `undefined`. Literal segments win over parameters without backtracking, so
 * at most one route matches.
 */
export function findPage(routing: AnyRoutingDefinition, words: readonly string[]): FoundPage | undefined {
  let place = treeOf(routing);
  for (const word of words) {
    const step = findStep(place, word);
    if (!step) return place.catchAll;
    place = step.place;
  }
  return place.page;
}

/** Whether a route in `locale` starts with the literal `word`. */
export function isFirstLiteral(routing: AnyRoutingDefinition, word: string, locale: string): boolean {
  let place: Place | undefined = treeOf(routing);
  for (const { before } of parsePattern(routing.locales[locale]?.prefix ?? '')) {
    place = place && findStep(place, before)?.place;
  }
  const step = place && findStep(place, word);
  return step !== undefined && step.before + step.after !== '';
}

/** Sorts literals before parameters: more literal characters come first. */
function findStep({ steps }: Place, word: string) {
  return steps.find(({ before, parameter, after }) =>
    parameter === undefined
      ? word === before
      : word.length > (before + after).length && word.startsWith(before) && word.endsWith(after),
  );
}

/** Built at first use, so that loading the library costs nothing. */
function treeOf(routing: AnyRoutingDefinition): Place {
  const known = trees.get(routing);
  if (known) return known;
  const root: Place = { steps: [] };
  trees.set(routing, root);
  for (const locale of Object.keys(routing.locales)) {
    for (const name of Object.keys(routing.routes)) {
      addPage(root, { name, locale, segments: [] }, getRouteSegments(routing, { name, locale }));
    }
  }
  return root;
}

/** Adds the page below `place` for the remaining segments, with and without optional ones. `page.segments` are those up to `place`. */
function addPage(place: Place, page: FoundPage, [part, ...rest]: readonly PatternSegment[]): void {
  const further = { ...page, segments: part ? [...page.segments, part] : page.segments };
  if (!part || part.isCatchAll) {
    place.page = further;
    if (part) place.catchAll = further;
    return;
  }
  if (part.isOptional) addPage(place, page, rest);
  const { before, parameter, after } = part;
  let step = place.steps.find(
    (one) => one.before === before && one.after === after && !one.parameter === !parameter,
  );
  if (!step) {
    step = { before, parameter, after, place: { steps: [] } };
    place.steps.push(step);
    place.steps.sort((a, b) => (b.before + b.after).length - (a.before + a.after).length);
  }
  addPage(step.place, further, rest);
}
