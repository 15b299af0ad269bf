import { parseRichText } from '@marehalm/cms-client/rich-text';
import { hrefFor, hrefOf, locales, type RouteMatch } from '@marehalm/shop';
import { toHowToJsonLd, toItemListJsonLd } from '@marehalm/site-metadata';
import { getRoutePage } from './content.ts';
import { describePage } from './page-head.ts';
import { toPictureView } from './pictures.ts';
import { toBlockViews } from './block-view.ts';
import { getProduct, toSizeViews } from './product-view.ts';
import { toRoutineSteps, toRoutineTeaser } from './teasers.ts';
import type { PageSources } from './sources.ts';
import { findDefaultSize } from '../view-models/find-default-size.ts';

type RoutineMatch = Extract<RouteMatch, { name: 'routine' }>;

/** Returns the data of the page that lists all routines. */
export function createRoutinesPageData(sources: PageSources, match: RoutineMatch) {
  const { locale } = match;
  const content = sources.contents[locale];
  const page = getRoutePage(content, 'routine');
  const routines = content.routines.map((routine) => toRoutineTeaser(routine, sources, locale));
  return {
    ...describePage(sources, match, {
      title: page.title,
      description: page.description,
      trail: [{ label: page.title, path: hrefOf(match) }],
      statements: [toItemListJsonLd(sources.site, routines)],
    }),
    title: page.title,
    intro: page.description,
    routines,
    blocks: toBlockViews(page.blocks, sources, locale),
  };
}

/** Returns the data of a routine's page; `undefined` for an unknown slug. */
export function createRoutinePageData(sources: PageSources, match: RoutineMatch) {
  const { locale, parameters } = match;
  const content = sources.contents[locale];
  const routine = content.routines.find((one) => one.slugs[locale] === parameters.slug);
  if (!routine) return undefined;
  const picture = toPictureView(routine.picture, sources);
  const { name, summary } = routine;
  const steps = toRoutineSteps(routine, sources, locale);
  const sizes = [...new Set(routine.steps.map(({ product }) => product))].flatMap((product) => {
    const size = findDefaultSize(toSizeViews(getProduct(content, product), sources));
    return size ? [{ ...size, product }] : [];
  });
  return {
    ...describePage(sources, match, {
      title: name,
      description: summary,
      picture,
      trail: [
        { label: getRoutePage(content, 'routine').title, path: hrefFor('routine', locale) },
        { label: name, path: hrefOf(match) },
      ],
      statements: [
        toHowToJsonLd(sources.site, {
          name,
          description: summary,
          picture: picture.src,
          language: locales[locale].isoCode,
          steps,
        }),
      ],
    }),
    title: name,
    summary,
    intro: parseRichText(routine.intro),
    picture,
    steps,
    /** The distinct offers of the products in the steps. */
    sizes,
    more: content.routines
      .filter((one) => one.id !== routine.id)
      .map((one) => toRoutineTeaser(one, sources, locale)),
  };
}

export type RoutinesPageData = ReturnType<typeof createRoutinesPageData>;
export type RoutinePageData = NonNullable<ReturnType<typeof createRoutinePageData>>;
