/**
 * Returns the path of the page that a loader is called for: the request's path without the `.data` suffix of React Router's data requests.
 *
 * @example
 * ```ts
 * getPagePath(new Request('http://localhost/articles/wren.data')); // => '/articles/wren'
 * getPagePath(new Request('http://localhost/_.data')); // => '/'
 * ```
 */
export function getPagePath(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname === '/_.data' ? '/' : pathname.replace(/\.data$/, '');
}
