import { Suspense } from 'react';
import { useIsInBrowser } from '@marehalm/static-router/client';
import { loadMessages } from '../../../.messages/product';
import { loadPartWhenIdle } from '../../browser/load-part';
import { createLazyLocalizedComponent } from '../../intl/lazy-overlay';

const Viewed = createLazyLocalizedComponent<{ product: string }>(async (locale) => {
  const [{ RecentlyViewed }, messages] = await loadPartWhenIdle(() =>
    Promise.all([import('./recently-viewed'), loadMessages[locale]()]),
  );
  return [RecentlyViewed, messages];
});

/** What the shopper has looked at before, known to the browser alone: its code loads when the page has nothing else to do. */
export function LazyRecentlyViewed({ product }: { product: string }) {
  return useIsInBrowser() ? (
    <Suspense>
      <Viewed product={product} />
    </Suspense>
  ) : null;
}
