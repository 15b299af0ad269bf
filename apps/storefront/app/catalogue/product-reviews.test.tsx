import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { PageLocaleProvider } from '../intl/page-locale';
import { ProductReviews } from './product-reviews';

const review = (position: number) => ({
  id: `r${position}`,
  stars: 4,
  title: `Title ${position}`,
  text: '<script>alert(1)</script>',
  name: 'Ida',
  date: '2026-11-20',
});

/** Draws messages as their ids. */
const html = (count: number) =>
  renderToString(
    <IntlProvider locale="en" onError={() => undefined}>
      <PageLocaleProvider value="en">
        <ProductReviews
          rating={{ average: 4, count }}
          reviews={{
            distribution: [],
            items: Array.from({ length: count }, (_, position) => review(position)),
          }}
        />
      </PageLocaleProvider>
    </IntlProvider>,
  );

test('ProductReviews says how reviews are verified, and shows what buyers wrote as text', () => {
  expect(html(1)).toContain('review.verified');
  expect(html(1)).toContain('&lt;script&gt;alert(1)');
  expect(html(1)).not.toContain('<script');
});

test('ProductReviews shows the first five, and a button for more', () => {
  expect(html(5).match(/Title \d/g)).toHaveLength(5);
  expect(html(5)).not.toContain('review.more');
  expect(html(6).match(/Title \d/g)).toHaveLength(5);
  expect(html(6)).toContain('review.more');
});
