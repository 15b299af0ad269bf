const BEGIN = 'window.__reactRouterManifest=';

interface Manifest {
  readonly routes: Readonly<
    Record<string, { readonly hasDefaultExport: boolean; readonly imports?: unknown }>
  >;
}

/** React Router's manifest is not what this was written for: an upgrade changed it. The build stops. */
export class ManifestError extends Error {
  override name = 'ManifestError';
}

/** Whether a file of the build is the manifest. */
export const isRouteManifest = (name: string): boolean => /^assets\/manifest-[\da-f]+\.js$/.test(name);

/**
 * React Router's manifest of all routes, which every page loads, without what no page needs: routes that are files of data, and what
 * each module imports, which browsers find in it.
 *
 * @throws ManifestError when it is not one.
 */
export function withoutUnneeded(code: string): string {
  const text = code.startsWith(BEGIN) ? code.slice(BEGIN.length).replace(/;\s*$/, '') : '';
  let manifest: Manifest;
  try {
    manifest = JSON.parse(text) as Manifest;
  } catch {
    throw new ManifestError(`Cannot shorten the manifest of the routes: it begins ${code.slice(0, 40)}`);
  }
  const pages = Object.entries(manifest.routes).filter(([, { hasDefaultExport }]) => hasDefaultExport);
  if (pages.length === 0)
    throw new ManifestError('Cannot shorten the manifest of the routes: it has no page');
  const routes = Object.fromEntries(pages.map(([id, { imports: _, ...route }]) => [id, route]));
  return `${BEGIN}${JSON.stringify({ ...manifest, routes })};`;
}
