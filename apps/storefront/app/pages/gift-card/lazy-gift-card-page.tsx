import { HydrationBoundary } from '../../browser/hydration-boundary';
import { inPageLanguage } from '../../intl/later';
import { loadGiftCardWords } from '../../cart/gift-card-words';
import type { GiftCardPageData } from '../../server/gift-card.server';

const Page = inPageLanguage<GiftCardPageData>(async (locale) => {
  const [{ GiftCardPage }, words] = await Promise.all([
    import('./gift-card-page'),
    loadGiftCardWords[locale](),
  ]);
  return [GiftCardPage, words];
});

/** The page of the gift card: in its HTML, and its code on no other product's page. */
export function LazyGiftCardPage(props: GiftCardPageData) {
  return (
    <HydrationBoundary>
      <Page {...props} />
    </HydrationBoundary>
  );
}
