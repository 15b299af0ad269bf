import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { listPathsToPrerender } from '@marehalm/page-data/build';
import { deferHydrationScripts } from '@marehalm/static-router/server';
import latinFontFaces from '@marehalm/ui/latin-fonts.css?inline';
import { loadPageSources } from './server/page-sources.server';
import { marketStyles } from './layout/market-styles.ts';
import deferredStart from './defer-hydration.ts?inline-script';

/** The build calls this export of the server bundle; see `site/build.ts`. */
export const pathsToPrerender = async () => listPathsToPrerender(await loadPageSources());

/** Renders one complete page. An error in any boundary fails the build. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // Otherwise React moves larger boundaries behind inline scripts, which differ from page to page.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        resolve(text(stream.pipe(new PassThrough())));
      },
      onShellError: reject,
      onError: reject,
    });
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  // In the HTML before all other styles, so that it is found without the stylesheet and never loaded twice; hydration adds the
  // stylesheet after it.
  const styled = html.replace(
    /(?=<link rel="stylesheet"|<\/head>)/,
    () => `<style>${latinFontFaces}${marketStyles}</style>`,
  );
  const isDeferred = !import.meta.env.DEV && !context.isSpaMode;
  return new Response(isDeferred ? deferHydrationScripts(styled, context, deferredStart) : styled, {
    status,
    headers,
  });
}
