import { lazy, type ComponentType } from 'react';
import type { LocaleCode } from '@marehalm/i18n-routing';
import { LatePart } from '../../late-part';
import { MoreText } from '../../more-text';
import { usePageLocale } from '../../page-locale';
import { loadGiftCardWords } from '../bag/gift-card-words';
import type { GiftCardPageData } from './gift-card.server';

function inLanguage(locale: LocaleCode): ComponentType<GiftCardPageData> {
  return lazy(async () => {
    const [{ GiftCardPage }, words] = await Promise.all([
      import('./gift-card-page'),
      loadGiftCardWords[locale](),
    ]);
    return {
      default: (props: GiftCardPageData) => (
        <MoreText messages={words.default}>
          <GiftCardPage {...props} />
        </MoreText>
      ),
    };
  });
}

const pages = { en: inLanguage('en'), da: inLanguage('da') };

/** The page of the gift card: in its HTML, and its code on no other product's page. */
export function LazyGiftCardPage(props: GiftCardPageData) {
  const Page = pages[usePageLocale()];
  return (
    <LatePart>
      <Page {...props} />
    </LatePart>
  );
}
