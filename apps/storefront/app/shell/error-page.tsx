import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root';

/** When even the frame of a page cannot be drawn: no kit and no messages, nothing that could fail again. */
export function ErrorPage() {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <main>
      <h1>{data?.errorText}</h1>
      <p>
        <a href={data?.homeHref ?? '/'}>{data?.goHomeText ?? 'Marehalm'}</a>
      </p>
    </main>
  );
}
