import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { deferScripts } from '@marehalm/static-router/server';
import latinFontFaces from '@marehalm/ui/latin-fonts.css?inline';
import { stylesOfMarkets } from './layout/market-styles.ts';
import deferredStart from './deferred-start.ts?inline-script';

/** The build asks the server bundle for them, see `site/build.ts`. */
export { pathsToPrerender } from './server/site-pages.server';

/** Renders one page whole. A prerender that fails in any boundary fails the build. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // React would otherwise move larger boundaries behind inline scripts that differ from page to page.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        resolve(text(stream.pipe(new PassThrough())));
      },
      onShellError: reject,
      onError: reject,
    });
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  // Found without the stylesheet, never loaded twice, and before all other styles: hydration applies the stylesheet behind them.
  const styled = html.replace(
    /(?=<link rel="stylesheet"|<\/head>)/,
    () => `<style>${latinFontFaces}${stylesOfMarkets}</style>`,
  );
  const isDeferred = !import.meta.env.DEV && !context.isSpaMode;
  return new Response(isDeferred ? deferScripts(styled, context, deferredStart) : styled, {
    status,
    headers,
  });
}
