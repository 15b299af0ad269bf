import type { EntryContext } from 'react-router';

const EAGER_MODULE = /<script type="module" async="">[\s\S]*?<\/script>/g;
const STREAM_CHUNK =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));<\/script>/g;
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/** React Router's markup is not what this was written for: an upgrade changed it. The build stops. */
export class StartMarkupError extends Error {
  override name = 'StartMarkupError';
}

/**
 * Turns React Router's eager start-up in `html` into inert JSON and appends `bootScript`, which runs it after the
 * largest paint. Every executable inline script left on the page is then the same on all pages, so a
 * Content-Security-Policy needs a handful of hashes.
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

  let modules = 0;
  let ends = 0;
  const deferred = html
    .replace(MODULE_PRELOAD, '')
    // React hydrates the script in this place, so a script it stays; JSON is outside the policy's script-src.
    .replace(EAGER_MODULE, () => {
      modules += 1;
      return `<script type="application/json" id="start">${start}</script>`;
    })
    .replace(STREAM_CHUNK, (_script, chunk: string | undefined) => {
      if (chunk) return `<script type="application/json" data-stream="">${chunk}</script>`;
      ends += 1;
      return '';
    })
    .replace('</body>', () => `<script>${bootScript.trim()}</script></body>`);
  if (modules === 1 && ends === 1) return deferred;
  throw new StartMarkupError(
    `Cannot defer the start of a page: expected 1 module script and 1 end of the stream, found ${modules} and ${ends}`,
  );
}
