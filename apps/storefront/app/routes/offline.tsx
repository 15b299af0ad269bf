import { createUnlistedPageData } from '@marehalm/page-data/build';
import { createPageLoader } from '../server/create-page-loader.server';
import { getText } from '../server/intl.server';
import { OfflinePage } from '../layout/offline-page';
import type { Route } from './+types/offline';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { toPageMeta as meta } from '@marehalm/page-data';

export const loader = createPageLoader('offline', (sources, match) => ({
  ...createUnlistedPageData(sources, match, getText(match.locale, 'offline.pageTitle')),
  text: getText(match.locale, 'offline.cachedPages'),
  toBag: getText(match.locale, 'offline.toBag'),
}));

export default function Offline({ loaderData: { title, text, toBag } }: Route.ComponentProps) {
  return <OfflinePage title={title} text={text} toBag={toBag} />;
}
