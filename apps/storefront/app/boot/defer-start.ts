import type { EntryContext } from 'react-router';

const EAGER_MODULE = /<script type="module" async="">[\s\S]*?<\/script>/g;
const CONTEXT =
  /<script>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = [\s\S]*?<\/script>/g;
const STREAM_CHUNK =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));<\/script>/g;
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/** React Router's markup is not what this was written for: an upgrade changed it. The build stops. */
export class StartMarkupError extends Error {
  override name = 'StartMarkupError';
}

/** `text` as JSON that the build takes out of the page (`build-steps/start-data.ts`). */
const chunkOf = (text: string) =>
  `<script type="application/json" data-stream="">${text.replace(/</g, '\\u003c')}</script>`;

/**
 * Turns React Router's eager start-up in `html` into inert JSON and appends `bootScript`, which runs it after the
 * largest paint. Every executable inline script left on the page is then the same on all pages, so a
 * Content-Security-Policy needs a handful of hashes. The data for scripts begins with a line of what React Router wants to know about
 * the site; the rest is its stream.
 *
 * @throws StartMarkupError when the markup of React Router is not the expected one.
 */
export function deferStart(
  html: string,
  context: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>,
  bootScript: string,
): string {
  const { manifest, staticHandlerContext } = context;
  const routes = staticHandlerContext.matches.flatMap((match) => manifest.routes[match.route.id] ?? []);
  const start = JSON.stringify({
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: routes.map((route) => [
      route.id,
      ...[
        route.clientActionModule,
        route.clientLoaderModule,
        route.clientMiddlewareModule,
        route.hydrateFallbackModule,
        route.module,
      ].filter(Boolean),
    ]),
    shared: [...new Set([...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])])],
  }).replace(/</g, '\\u003c');

  let contexts = 0;
  let modules = 0;
  let ends = 0;
  const deferred = html
    .replace(MODULE_PRELOAD, '')
    // React hydrates the scripts in these places, so scripts they stay; JSON is outside the policy's script-src.
    .replace(CONTEXT, (_script, siteContext: string) => {
      contexts += 1;
      return `<script type="application/json"></script>${chunkOf(JSON.stringify(`${siteContext}\n`))}`;
    })
    .replace(EAGER_MODULE, () => {
      modules += 1;
      return `<script type="application/json" id="start">${start}</script>`;
    })
    .replace(STREAM_CHUNK, (_script, chunk: string | undefined) => {
      if (chunk) return chunkOf(chunk);
      ends += 1;
      return '';
    })
    .replace('</body>', () => `<script>${bootScript.trim()}</script></body>`);
  if (contexts === 1 && modules === 1 && ends === 1) return deferred;
  throw new StartMarkupError(
    `Cannot defer the start of a page: expected 1 context, 1 module script and 1 end of the stream, found ${contexts}, ${modules} and ${ends}`,
  );
}
