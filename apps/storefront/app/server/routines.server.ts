import { parseRichText } from '@marehalm/cms-client/rich-text';
import { hrefFor, hrefOf, locales, type RouteMatch } from '@marehalm/shop';
import { toBreadcrumbList, toHowTo, toItemList } from '@marehalm/site-metadata';
import { breadcrumb } from './breadcrumb.server.ts';
import { readAssortment } from './commerce.server.ts';
import { pageOfRoute, readContent } from './content.server.ts';
import { headOf } from './head.server.ts';
import { pictureView } from './pictures.server.ts';
import { blockViews } from './block-view.server.ts';
import { productById, sizeViews } from './product-view.server.ts';
import { routineSteps, routineTeaser } from './teasers.server.ts';
import { site } from './site-address.server.ts';
import { findDefaultSize } from '../view-models/find-default-size.ts';

type RoutineMatch = Extract<RouteMatch, { name: 'routine' }>;

export async function loadRoutines(match: RoutineMatch) {
  const { locale } = match;
  const content = await readContent(locale);
  const page = pageOfRoute(content, 'routine');
  const crumbs = breadcrumb(locale, [{ label: page.title, path: hrefOf(match) }]);
  const routines = content.routines.map((routine) => routineTeaser(routine, locale));
  return {
    head: await headOf(match, {
      title: page.title,
      description: page.description,
      statements: [toBreadcrumbList(site, crumbs), toItemList(site, routines)],
    }),
    crumbs,
    title: page.title,
    intro: page.description,
    routines,
    blocks: await blockViews(page.blocks, locale),
  };
}

/** @throws Response with status 404 for an unknown routine. */
export async function loadRoutine(match: RoutineMatch) {
  const { locale, parameters } = match;
  const content = await readContent(locale);
  const routine = content.routines.find((one) => one.slugs[locale] === parameters.slug);
  if (!routine) throw new Response('Not found', { status: 404 });
  const picture = pictureView(routine.picture);
  const crumbs = breadcrumb(locale, [
    { label: pageOfRoute(content, 'routine').title, path: hrefFor('routine', locale) },
    { label: routine.name, path: hrefOf(match) },
  ]);
  const { name, summary } = routine;
  const steps = routineSteps(routine, content, locale);
  const assortment = await readAssortment();
  const sizes = [...new Set(routine.steps.map(({ product }) => product))].flatMap((product) => {
    const size = findDefaultSize(sizeViews(productById(content, product), assortment));
    return size ? [{ ...size, product }] : [];
  });
  return {
    head: await headOf(match, {
      title: name,
      description: summary,
      picture,
      statements: [
        toBreadcrumbList(site, crumbs),
        toHowTo(site, {
          name,
          description: summary,
          picture: picture.src,
          language: locales[locale].isoCode,
          steps,
        }),
      ],
    }),
    crumbs,
    title: name,
    summary,
    intro: parseRichText(routine.intro),
    picture,
    steps,
    /** The distinct offers of the products in the steps. */
    sizes,
    more: content.routines.filter((one) => one.id !== routine.id).map((one) => routineTeaser(one, locale)),
  };
}
