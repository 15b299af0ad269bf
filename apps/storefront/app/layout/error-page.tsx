import { brand, pageTitle } from '@marehalm/shop';
import { useRouteLoaderData } from 'react-router';
import './error-page.css';

/** What the root route loads for its error page: no page has to carry all messages for it. */
export interface RootData {
  readonly errorText: string;
  readonly goHomeText: string;
  readonly homeHref: string;
}

/** When even the frame of a page cannot be drawn: no kit and no messages, nothing that could fail again. */
export function ErrorPage() {
  const { errorText, goHomeText, homeHref } = (useRouteLoaderData('root') as RootData | undefined) ?? {};
  return (
    <main data-last-resort="">
      <title>{errorText ? pageTitle(errorText) : brand.name}</title>
      {/* What takes the focus to the heading of a page is gone, too. */}
      <div role="alert">
        <h1>{errorText}</h1>
      </div>
      <p>
        <a href={homeHref ?? '/'}>{goHomeText ?? brand.name}</a>
      </p>
    </main>
  );
}
