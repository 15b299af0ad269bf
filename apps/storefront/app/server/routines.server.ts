import { parseRichText } from '@marehalm/cms-client/rich-text';
import { hrefFor, hrefOf, locales, type RouteMatch } from '@marehalm/shop';
import { toHowToJsonLd, toItemListJsonLd } from '@marehalm/site-metadata';
import { loadVariantsPerMarket } from './variants-per-market.server.ts';
import { getRoutePage, loadShopContent } from './content.server.ts';
import { describePage } from './page-head.server.ts';
import { toPictureView } from './pictures.server.ts';
import { toBlockViews } from './block-view.server.ts';
import { getProduct, toSizeViews } from './product-view.server.ts';
import { toRoutineSteps, toRoutineTeaser } from './teasers.server.ts';
import { structuredDataSite } from './site-url.server.ts';
import { findDefaultSize } from '../view-models/find-default-size.ts';

type RoutineMatch = Extract<RouteMatch, { name: 'routine' }>;

/** Loads the page that lists all routines. */
export async function loadRoutines(match: RoutineMatch) {
  const { locale } = match;
  const content = await loadShopContent(locale);
  const page = getRoutePage(content, 'routine');
  const routines = content.routines.map((routine) => toRoutineTeaser(routine, locale));
  return {
    ...(await describePage(match, {
      title: page.title,
      description: page.description,
      trail: [{ label: page.title, path: hrefOf(match) }],
      statements: [toItemListJsonLd(structuredDataSite, routines)],
    })),
    title: page.title,
    intro: page.description,
    routines,
    blocks: await toBlockViews(page.blocks, locale),
  };
}

/**
 * Loads the data of a routine page.
 *
 * @throws Response with status 404 for an unknown routine.
 */
export async function loadRoutine(match: RoutineMatch) {
  const { locale, parameters } = match;
  const content = await loadShopContent(locale);
  const routine = content.routines.find((one) => one.slugs[locale] === parameters.slug);
  if (!routine) throw new Response('Not found', { status: 404 });
  const picture = toPictureView(routine.picture);
  const { name, summary } = routine;
  const steps = toRoutineSteps(routine, content, locale);
  const assortment = await loadVariantsPerMarket();
  const sizes = [...new Set(routine.steps.map(({ product }) => product))].flatMap((product) => {
    const size = findDefaultSize(toSizeViews(getProduct(content, product), assortment));
    return size ? [{ ...size, product }] : [];
  });
  return {
    ...(await describePage(match, {
      title: name,
      description: summary,
      picture,
      trail: [
        { label: getRoutePage(content, 'routine').title, path: hrefFor('routine', locale) },
        { label: name, path: hrefOf(match) },
      ],
      statements: [
        toHowToJsonLd(structuredDataSite, {
          name,
          description: summary,
          picture: picture.src,
          language: locales[locale].isoCode,
          steps,
        }),
      ],
    })),
    title: name,
    summary,
    intro: parseRichText(routine.intro),
    picture,
    steps,
    /** The distinct offers of the products in the steps. */
    sizes,
    more: content.routines.filter((one) => one.id !== routine.id).map((one) => toRoutineTeaser(one, locale)),
  };
}
