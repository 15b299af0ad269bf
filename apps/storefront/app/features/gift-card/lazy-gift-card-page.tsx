import { LatePart } from '../../late-part';
import { framed, lazyInLanguage, withWords } from '../../lazy-in-language';
import { loadGiftCardWords } from '../bag/gift-card-words';
import type { GiftCardPageData } from './gift-card.server';

const Page = lazyInLanguage(
  framed(withWords(loadGiftCardWords), async () => (await import('./gift-card-page')).GiftCardPage),
);

/** The page of the gift card: in its HTML, and its code on no other product's page. */
export function LazyGiftCardPage(props: GiftCardPageData) {
  return (
    <LatePart>
      <Page {...props} />
    </LatePart>
  );
}
