import type { ProductCardView } from '../../view-models/product';
import { fetchOnce } from '../../listing/fetch-once';
import { listPath } from '../../listing/list-path';

/** Every product as a card, by its id. */
export const fetchCards = fetchOnce<ProductCardView>((locale) => listPath('products', locale));
