import { useEffect, type ReactElement } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation } from 'react-router';
import { hrefFor, localeOfPath } from '@marehalm/shop';
import {
  markHydratedAndReplayInput,
  limitRouteReloads,
  prefetchedDataMiddleware,
  useClientNavigation,
  useScrollAndFocus,
} from '@marehalm/static-router/client';
import { getPagePath } from '@marehalm/static-router/server';
import { getIntl } from './server/intl.server';
import type { Route } from './+types/root';
import { useStore } from 'zustand';
import type { RootErrorPageTexts } from './layout/root-error-page';
import { pageFailureStore } from './layout/page-failure-store';
import { isPagePath, getManifestPath } from '@marehalm/page-data';
import { useRelatedPagePredicate } from './layout/use-related-page-predicate';
import firstPaint from './first-paint.ts?inline-script';
import '@marehalm/ui/tokens.css';
import '@marehalm/ui/base.css';

export { RootErrorPage as ErrorBoundary } from './layout/root-error-page';

/** Loads the texts of the error page, so that pages need not contain all messages. */
export function loader({ request }: Route.LoaderArgs): RootErrorPageTexts {
  const locale = localeOfPath(getPagePath(request));
  const intl = getIntl(locale);
  return {
    errorText: intl.formatMessage({ id: 'error.generic' }),
    goHomeText: intl.formatMessage({ id: 'error.goHome' }),
    homeHref: hrefFor('home', locale),
  };
}

/** Middleware of React Router: answers a navigation's data request from the prefetched data. */
export const clientMiddleware = [prefetchedDataMiddleware];

/** Renders the HTML document around every page, with the first-paint script in its head. */
export function Layout({ children }: { children: ReactElement }) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  return (
    // The first-paint script has set the market and the fonts flag on this element.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstPaint }} />
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={getManifestPath(locale)} />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** Renders the current route. Manages scroll, focus and client navigation, and reports that hydration is complete. */
export default function Root() {
  const isRelated = useRelatedPagePredicate();
  const hasFailed = useStore(pageFailureStore, (failure) => failure.hasFailed);
  useScrollAndFocus({ isRelated, relatedLinks: '[data-related-links]', hasFailed });
  useClientNavigation(isPagePath);
  useEffect(() => {
    // In development React Router replaces modules itself.
    if (import.meta.env.PROD) limitRouteReloads(window);
    markHydratedAndReplayInput();
  }, []);
  return <Outlet />;
}
