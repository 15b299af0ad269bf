import type { Content } from '@marehalm/shop/content';

export type { Content };

/**
 * Returns the only page of a route.
 *
 * @throws Error when the content has none, which stops the build.
 */
export function getRoutePage({ pages }: Pick<Content, 'pages'>, route: Content['pages'][number]['route']) {
  const page = pages.find((one) => one.route === route);
  if (!page) throw new Error(`Cannot show ${route}: the content has no page with this route`);
  return page;
}
