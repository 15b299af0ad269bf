import { brand, formatPageTitle } from '@marehalm/shop';
import { useRouteLoaderData } from 'react-router';
import './root-error-page.css';

/** Texts and home link of the root error page, loaded by the root route. */
export interface RootErrorPageTexts {
  readonly errorText: string;
  readonly goHomeText: string;
  readonly homeHref: string;
}

/** Error page for a failed layout. Uses neither the kit nor messages, which could fail again. */
export function RootErrorPage() {
  const { errorText, goHomeText, homeHref } =
    (useRouteLoaderData('root') as RootErrorPageTexts | undefined) ?? {};
  return (
    <main data-last-resort="">
      <title>{errorText ? formatPageTitle(errorText) : brand.name}</title>
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
