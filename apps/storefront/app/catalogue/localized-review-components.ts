import type { ComponentType } from 'react';
import { loadMessages } from '../../.messages/reviews';
import { createLazyLocalizedComponent } from '../intl/lazy-localized-components';
import { ProductRating } from './product-rating';
import { ProductReviews } from './product-reviews';

const withMessages = <Props extends object>(component: ComponentType<Props>) =>
  createLazyLocalizedComponent<Props>(async (locale) => [component, await loadMessages[locale]()]);

/** Rating and review components that suspend until their messages have loaded. */
export const localizedReviewComponents = {
  ProductRating: withMessages(ProductRating),
  ProductReviews: withMessages(ProductReviews),
};
