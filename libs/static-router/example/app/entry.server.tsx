import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { deferHydrationScripts } from '@marehalm/static-router/server';
import { articles } from './articles';
import deferredStart from './deferred-start.ts?inline-script';
import { paths } from './texts';

/** Read by the build. */
export const pathsToPrerender = async (): Promise<readonly string[]> =>
  Object.values(paths).flatMap(({ home, contact, article }) => [
    home,
    contact,
    ...articles.map(({ slug }) => article(slug)),
  ]);

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        resolve(text(stream.pipe(new PassThrough())));
      },
      onShellError: reject,
      onError: reject,
    });
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  const isDeferred = !import.meta.env.DEV && !context.isSpaMode;
  return new Response(isDeferred ? deferHydrationScripts(html, context, deferredStart) : html, {
    status,
    headers,
  });
}
