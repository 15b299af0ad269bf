import { runTool } from './workspace.ts';

/**
 * The static shop in `dist/storefront`. Nx looks at everything it is made from (see `build:shop` in this package's
 * `package.json`) and takes the result from its cache when nothing has changed. Hosted content can change without a trace
 * in the workspace, so a build from it is never taken from the cache.
 *
 * @param environment Variables of this build alone.
 * @throws CommandFailedError when it cannot be built.
 */
export function build(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const isHosted = ['MAREHALM_SERVICES_URL', 'MAREHALM_CMS_URL'].some((name) => Boolean(process.env[name]));
  return runTool(
    'nx',
    ['run', '@marehalm/workspace:build:shop', '--outputStyle=stream', ...(isHosted ? ['--skipNxCache'] : [])],
    { environment },
  );
}

/**
 * The API reference of every library, as Markdown in its `dist/docs`.
 * @throws CommandFailedError when something exported is not documented, or names what is not exported.
 */
export function buildReference(): Promise<void> {
  return runTool('nx', ['run-many', '-t', 'docs', '--outputStyle=static']);
}
