import { Suspense } from 'react';
import { useIsHydrated } from '@marehalm/static-router/client';
import { loadMessages } from '../../../.messages/product';
import { loadPartWhenIdle } from '../../browser/load-part';
import { createLazyLocalizedComponent } from '../../intl/lazy-overlay';

const Viewed = createLazyLocalizedComponent<{ product: string }>(async (locale) => {
  const [{ RecentlyViewed }, messages] = await loadPartWhenIdle(() =>
    Promise.all([import('./recently-viewed'), loadMessages[locale]()]),
  );
  return [RecentlyViewed, messages];
});

/** The products viewed before. Only the browser knows them, so nothing is prerendered; the code loads when the page is idle. */
export function LazyRecentlyViewed({ product }: { product: string }) {
  return useIsHydrated() ? (
    <Suspense>
      <Viewed product={product} />
    </Suspense>
  ) : null;
}
