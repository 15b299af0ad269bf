/**
 * Checks that every route has a page. Builds run this, because type checks come later than builds.
 *
 * @param files The module of each route by name, from `apps/storefront/app`.
 * @param names Names of all routes.
 * @throws Error when a route names no file, or one that is missing.
 */
export function assertRouteFiles(
  files: Readonly<Record<string, string>>,
  names: readonly string[],
  exists: (file: string) => boolean,
): void {
  for (const name of names)
    if (!Object.hasOwn(files, name))
      throw new Error(
        `Cannot build the shop: libs/shop/src/routes.ts has the route "${name}", for which apps/storefront/app/routes.ts names no file`,
      );
  for (const [name, file] of Object.entries(files))
    if (!exists(file))
      throw new Error(
        `Cannot build the shop: apps/storefront/app/${file}, the page of the route "${name}", is missing`,
      );
}
