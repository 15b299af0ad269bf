import { createContentPageData } from '@marehalm/page-data/build';
import { createPageLoader } from '../server/create-page-loader.server';
import { ContentPage } from '../pages/content/content-page';
import type { PageHandle } from '../layout/page-handle';
import type { Route } from './+types/sustainability';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { toPageMeta as meta } from '@marehalm/page-data';

export const handle: PageHandle = { guards: ['theme-transition'] };

export const loader = createPageLoader('sustainability', createContentPageData);

export default function Sustainability({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />;
}
