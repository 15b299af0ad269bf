import { createHomePageData } from '@marehalm/page-data/build';
import { createPageLoader } from '../server/create-page-loader.server';
import { HomePage } from '../pages/content/home-page';
import type { PageHandle } from '../layout/page-handle';
import type { Route } from './+types/home';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { toPageMeta as meta } from '@marehalm/page-data';

export const handle: PageHandle = { guards: ['theme-transition'] };

export const loader = createPageLoader('home', createHomePageData);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
