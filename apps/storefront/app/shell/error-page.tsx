import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root';
import styles from './shell.module.css';

/** When even the frame of a page cannot be drawn: no kit and no messages, nothing that could fail again. */
export function ErrorPage() {
  const { errorText, goHomeText, homeHref } = useRouteLoaderData<typeof loader>('root') ?? {};
  return (
    <main className={styles.lastResort}>
      <title>{errorText ? `${errorText} – Marehalm` : 'Marehalm'}</title>
      {/* What takes the focus to the heading of a page is gone, too. */}
      <div role="alert">
        <h1>{errorText}</h1>
      </div>
      <p>
        <a href={homeHref ?? '/'}>{goHomeText ?? 'Marehalm'}</a>
      </p>
    </main>
  );
}
