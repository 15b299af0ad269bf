import { brand, pageTitle } from '@marehalm/shop';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root';
import './error-page.css';

/** When even the frame of a page cannot be drawn: no kit and no messages, nothing that could fail again. */
export function ErrorPage() {
  const { errorText, goHomeText, homeHref } = useRouteLoaderData<typeof loader>('root') ?? {};
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
