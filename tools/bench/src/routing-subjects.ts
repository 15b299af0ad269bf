import {
  hrefOf,
  localeCodes,
  matchPath,
  getRoutePatterns,
  type LocaleCode,
  type RouteMatch,
} from '@marehalm/shop';
import { compile, match } from 'path-to-regexp';
import * as reactRouter from 'react-router';
import {
  createQuestionsContender,
  expectEqualAnswers,
  createItems,
  type BenchSubject,
} from './bench-subject.ts';

const PATH_COUNT = 1000;

/** A page in a neutral form: parameters named as in `@marehalm/i18n-routing`, without missing ones. */
interface Page {
  readonly name: string;
  readonly locale: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** A route in the pattern syntax of each contender. */
interface Route {
  readonly name: string;
  readonly locale: LocaleCode;
  /** `/da/routine/:slug?`, `/:collection/*` */
  readonly reactRouter: string;
  /** `/da/routine{/:slug}`, `/:collection{/*path}` */
  readonly pathToRegexp: string;
}

/** Danish first and the widest pattern last, for routers that try patterns in order. */
const routes: readonly Route[] = [...localeCodes].reverse().flatMap((locale) =>
  Object.entries(getRoutePatterns(locale)).map(([name, pattern]) => ({
    name,
    locale,
    reactRouter: `/${pattern}`,
    pathToRegexp: `/${pattern}`.replace(/\/\*$/, '{/*path}').replace(/\/(:\w+)\?/, '{/$1}'),
  })),
);

const toPlainParameters = (parameters: Readonly<Record<string, string | readonly string[] | undefined>>) =>
  Object.fromEntries(
    Object.entries(parameters)
      .map(([name, value]) => [name === '*' ? 'path' : name, Array.isArray(value) ? value.join('/') : value])
      .filter(([, value]) => value !== undefined && value !== ''),
  ) as Page['parameters'];

/** Creates the subjects of matching and building paths, beside popular alternatives. */
export function createRoutingSubjects(): BenchSubject[] {
  const pages = createItems(PATH_COUNT, toPage);
  const paths = pages.map((page) => hrefOf(page as RouteMatch));
  return [createMatchingSubject(pages, paths), createBuildingSubject(pages, paths)];
}

/** Returns one page of each route and language in turn, with a unique slug, some with Danish letters. */
function toPage(index: number): Page {
  const route = routes[index % routes.length];
  if (!route) throw new Error('Cannot measure routes: the table is empty');
  const names = [...route.reactRouter.matchAll(/:(\w+)|\*/g)].map(([all, name]) =>
    all === '*' ? 'path' : name,
  );
  const slug = index % 3 === 0 ? `rødgrød-${index}` : `slug-${index}`;
  const parameters = names.flatMap((name): [string, string][] => {
    if (name === 'path') return index % 2 === 0 ? [] : [['path', `all/of-${index}`]];
    return [[name ?? '', slug]];
  });
  return { name: route.name, locale: route.locale, parameters: Object.fromEntries(parameters) };
}

function createMatchingSubject(pages: readonly Page[], paths: readonly string[]): BenchSubject {
  const ours = (path: string) => matchPath(path);

  const matchers = routes.map((route) => ({
    route,
    match: match(route.pathToRegexp, { sensitive: true, trailing: false }),
  }));
  const byPathToRegexp = (path: string) => {
    for (const { route, match: matches } of matchers) {
      const found = matches(path);
      if (found) return { route, parameters: found.params };
    }
    return undefined;
  };

  const patterns = routes.map((route) => ({
    route,
    pattern: { path: route.reactRouter, caseSensitive: true, end: true },
  }));
  const byReactRouter = (path: string) => {
    const decoded = decodeURI(path);
    for (const { route, pattern } of patterns) {
      const found = reactRouter.matchPath(pattern, decoded);
      if (found) return { route, parameters: found.params };
    }
    return undefined;
  };

  const table = routes.map((route, index) => ({
    id: String(index),
    path: route.reactRouter,
    caseSensitive: true,
  }));
  const byTable = (path: string) => {
    const [found] = reactRouter.matchRoutes(table, path) ?? [];
    const route = found && routes[Number(found.route.id)];
    return route && { route, parameters: found.params };
  };

  const pageIn = (found: ReturnType<typeof byPathToRegexp> | ReturnType<typeof byReactRouter>) =>
    found && {
      name: found.route.name,
      locale: found.route.locale,
      parameters: toPlainParameters(found.parameters),
    };
  expectEqualAnswers('the matching of paths', {
    table: pages,
    '@marehalm/i18n-routing': paths.map(ours),
    'path-to-regexp': paths.map((path) => pageIn(byPathToRegexp(path))),
    'react-router, matchPath': paths.map((path) => pageIn(byReactRouter(path))),
    'react-router, matchRoutes': paths.map((path) => pageIn(byTable(path))),
  });
  return {
    title: `Matching ${PATH_COUNT.toLocaleString('en')} paths`,
    work: `One operation finds the page, the language and the decoded parameters of a path in a table of ${routes.length} patterns; every contender found the same pages.`,
    contenders: [
      createQuestionsContender('@marehalm/i18n-routing: matchPath()', paths, ours),
      createQuestionsContender('path-to-regexp 9: match(), patterns in turn', paths, byPathToRegexp),
      createQuestionsContender(
        'react-router 8: matchPath(), patterns in turn',
        selectEveryNth(paths, 5),
        byReactRouter,
      ),
      createQuestionsContender(
        'react-router 8: matchRoutes(), the whole table',
        selectEveryNth(paths, 25),
        byTable,
      ),
    ],
    notes: [
      'path-to-regexp matches one pattern; the table, its order and the names of its rows are the loop around it. Its matchers are made beforehand.',
      "react-router's matchPath() matches one pattern, too, and compiles it each time; it takes a decoded path, so decoding is part of the loop.",
      "react-router's matchRoutes() ranks its table with each call; its own router keeps what it ranked, which is not public.",
      'A run of the slower contenders has fewer paths, of all kinds, to keep rounds short.',
      'Neither of the two knows languages or reserves the words of a table: both would take `/cart/x` for the collection `cart`. @marehalm/i18n-routing matches no other patterns than those of its table and has none of their options.',
    ],
  };
}

function createBuildingSubject(pages: readonly Page[], paths: readonly string[]): BenchSubject {
  const routeOf = new Map(routes.map((route): [string, Route] => [`${route.locale}/${route.name}`, route]));
  const compiled = new Map(
    routes.map((route): [string, (parameters: object) => string] => [
      `${route.locale}/${route.name}`,
      compile(route.pathToRegexp),
    ]),
  );
  // Each contender gets the parameters in its own form.
  const forUs = pages.map((page) => page as RouteMatch);
  const forPathToRegexp = pages.map(({ name, locale, parameters: { path, ...others } }) => ({
    key: `${locale}/${name}`,
    parameters: { ...others, ...(path !== undefined && { path: path.split('/') }) },
  }));
  const forReactRouter = pages.map(({ name, locale, parameters: { path, ...others } }) => ({
    key: `${locale}/${name}`,
    parameters: { ...others, ...(path !== undefined && { '*': path }) },
  }));

  const ours = (page: RouteMatch) => hrefOf(page);
  const byPathToRegexp = ({ key, parameters }: (typeof forPathToRegexp)[number]) =>
    compiled.get(key)?.(parameters) ?? '';
  const byReactRouter = ({ key, parameters }: (typeof forReactRouter)[number]) =>
    reactRouter.generatePath(routeOf.get(key)?.reactRouter ?? '', parameters);

  expectEqualAnswers('the building of paths', {
    paths,
    '@marehalm/i18n-routing': forUs.map(ours),
    'path-to-regexp': forPathToRegexp.map(byPathToRegexp),
    'react-router': forReactRouter.map(byReactRouter),
  });
  return {
    title: `Building ${PATH_COUNT.toLocaleString('en')} paths`,
    work: `One operation makes the encoded path of a page in a language; every contender made the same paths.`,
    contenders: [
      createQuestionsContender('@marehalm/i18n-routing: hrefOf()', forUs, ours),
      createQuestionsContender('path-to-regexp 9: compile()', forPathToRegexp, byPathToRegexp),
      createQuestionsContender('react-router 8: generatePath()', forReactRouter, byReactRouter),
    ],
    notes: [
      'path-to-regexp and react-router build from a pattern; finding it by name and language is a look-up around them. The functions of path-to-regexp are compiled beforehand.',
      'Neither refuses a path that would be read as another page (a collection called `cart`) or that no URL can carry (`.`, `..`); @marehalm/i18n-routing does.',
      'react-router encodes parameters but not what stands for `*`; the paths compared have nothing there that needs it.',
    ],
  };
}

function selectEveryNth<Item>(items: readonly Item[], n: number): Item[] {
  return items.filter((_, index) => index % n === 0);
}
