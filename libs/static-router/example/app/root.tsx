import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation } from 'react-router';
import {
  markHydratedAndReplayInput,
  limitRouteReloads,
  prefetchedDataMiddleware,
  useClientNavigation,
  useIsUnreachable,
  useScrollAndFocus,
} from '@marehalm/static-router/client';
import firstPaint from './first-paint.ts?inline-script';
import { languageOf, paths, texts } from './texts';
import './styles.css';

export const clientMiddleware = [prefetchedDataMiddleware];

export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  const t = texts[language];
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstPaint }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <header className="header">
          <a href={paths[language].home}>{t.home}</a>
          <a href={paths[language].contact}>{t.contact}</a>
          <a href={paths[language === 'en' ? 'de' : 'en'].home}>{t.otherLanguage}</a>
        </header>
        <main>{children}</main>
        <Scripts />
      </body>
    </html>
  );
}

/** Every path below the origin is a page, but for files. */
const isPage = (path: string) => !/\.\w+$/.test(path);

export default function Root() {
  const t = texts[languageOf(useLocation().pathname)];
  const isUnreachable = useIsUnreachable();
  useScrollAndFocus();
  useClientNavigation(isPage);
  useEffect(() => {
    if (import.meta.env.PROD) limitRouteReloads(window);
    markHydratedAndReplayInput();
  }, []);
  return (
    <>
      <Outlet />
      <p role="status">{isUnreachable ? t.unreachable : ''}</p>
    </>
  );
}

export function ErrorBoundary() {
  return <h1>{texts[languageOf(useLocation().pathname)].failed}</h1>;
}
