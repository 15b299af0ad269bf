import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  Outlet,
  ServerRouter,
  type HandleDocumentRequestFunction,
  type ServerBuild,
} from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import danish from '../../messages/da.json' with { type: 'json' };
import english from '../../messages/en.json' with { type: 'json' };
import { RootErrorPage } from './root-error-page';
import type { PageHandle } from './page-handle';
import { useGuardsAndHeaderBackground } from './use-guards-and-header-background';

/** A site of one page whose route names `guards`, answered by React Router as in development and while prerendering. */
function siteWithGuards(guards: readonly string[], messages: typeof english, homeHref: string) {
  const route = (id: string, more: object) => ({ id, hasAction: false, hasLoader: false, ...more });
  const handleRequest: HandleDocumentRequestFunction = (request, status, headers, context) =>
    new Response(renderToString(<ServerRouter context={context} url={request.url} />), { status, headers });
  const build = {
    entry: { module: { default: handleRequest } },
    routes: {
      root: {
        ...route('root', { path: '' }),
        module: {
          default: Outlet,
          ErrorBoundary: RootErrorPage,
          loader: () => ({
            errorText: messages['error.generic'],
            goHomeText: messages['error.goHome'],
            homeHref,
          }),
        },
      },
      page: {
        ...route('page', { parentId: 'root', path: '*' }),
        module: {
          handle: { guards } as PageHandle,
          default: function Page() {
            useGuardsAndHeaderBackground();
            return <h1>RequireAuth</h1>;
          },
        },
      },
    },
    assets: {
      version: '1',
      url: '',
      entry: { module: '', imports: [] },
      routes: {
        root: route('root', { path: '', module: '', hasErrorBoundary: true, hasLoader: true }),
        page: route('page', { parentId: 'root', path: '*', module: '', hasErrorBoundary: false }),
      },
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
  return createRequestHandler(build as unknown as ServerBuild, 'production');
}

/** Silences the errors that React and React Router log for the expected failure. */
function expectComplaints() {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => complaints.mockRestore());
  return complaints;
}

test.each([
  ['en', english, '/'],
  ['da', danish, '/da'],
])('unknown guard returns status 500 and the generic error page, in %s', async (_locale, messages, home) => {
  const complaints = expectComplaints();
  const answer = await siteWithGuards(['administration'], messages, home)(new Request('http://shop/page'));
  expect(answer.status).toBe(500);
  const html = await answer.text();
  expect(html).toContain(`<h1>${messages['error.generic']}</h1>`);
  expect(html).toContain(`<a href="${home}">${messages['error.goHome']}</a>`);
  expect(html).not.toContain('Guarded');
  expect(String(complaints.mock.calls[0]?.[0])).toContain("no guard is called 'administration'");
});

test('known guards show the page', async () => {
  const answer = await siteWithGuards(
    ['authentication', 'theme-transition'],
    english,
    '/',
  )(new Request('http://shop/page'));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<h1>RequireAuth</h1>');
});
