import { HydrationBoundary } from '../../browser/hydration-boundary';
import { createLazyLocalizedComponent } from '../../intl/lazy-localized-components';
import { loadMessages } from '../../../.messages/giftCard';
import type { GiftCardPageData } from '@marehalm/page-data';

const Page = createLazyLocalizedComponent<GiftCardPageData>(async (locale) => {
  const [{ GiftCardPage }, messages] = await Promise.all([
    import('./gift-card-page'),
    loadMessages[locale](),
  ]);
  return [GiftCardPage, messages];
});

/** The page of the gift card: in its HTML, with code that no other product page loads. */
export function LazyGiftCardPage(props: GiftCardPageData) {
  return (
    <HydrationBoundary>
      <Page {...props} />
    </HydrationBoundary>
  );
}
