import type { LocaleCode } from '@marehalm/i18n-routing';
import type { ProductCardView } from '../../catalogue/product-view';
import { fetchOnce } from '../../listing/fetch-once';

/** Where the cards of every product lie, in one language. */
export const cardsPath = (locale: LocaleCode) => `/lists/products.${locale}.json`;

/** Every product as a card, by its id. */
export const fetchCards = fetchOnce<ProductCardView>(cardsPath);
