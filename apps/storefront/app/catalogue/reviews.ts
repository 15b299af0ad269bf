import type { ComponentType } from 'react';
import { loadMessages } from '../../.messages/reviews';
import { createLazyLocalizedComponent } from '../intl/lazy-overlay';
import { ProductRating } from './product-rating';
import { ProductReviews } from './product-reviews';

const withMessages = <Props extends object>(component: ComponentType<Props>) =>
  createLazyLocalizedComponent<Props>(async (locale) => [component, await loadMessages[locale]()]);

/** The parts of pages that load where a product has a rating, with their messages. */
export const localized = {
  ProductRating: withMessages(ProductRating),
  ProductReviews: withMessages(ProductReviews),
};
