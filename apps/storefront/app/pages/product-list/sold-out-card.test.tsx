import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { PageLocaleProvider } from '../../intl/page-locale';
import { QuickAddButton } from './quick-add-button';
import { toProductHitCards, type ProductCardView, type ProductHit } from '@marehalm/page-data';
import { ProductCard } from '../../catalogue/product-card';

const hit: ProductHit = {
  objectID: 'p28',
  href: '/product/lip-balm',
  title: 'Lip Balm',
  subtitle: 'Balm',
  pictures: [{ id: 'p28', src: '/p.webp', srcSet: '', width: 4, height: 5, ground: '#ffffff', alt: '' }],
  sizes: ['10 ml'],
  sizeCount: 1,
  offers: {
    DKK: { price: 7500, available: true },
    NOK: { price: 11_900, available: false },
    EUR: { price: 1000, available: true },
  },
  badge: 'new',
};

/** Draws messages as their ids. */
const html = (product: ProductCardView) =>
  renderToString(
    <PageLocaleProvider value="en">
      <IntlProvider locale="en" onError={() => undefined}>
        <ProductCard product={product} action={<QuickAddButton product={product} />} />
      </IntlProvider>
    </PageLocaleProvider>,
  );

/** The market and the text of each badge, and the market of each button. */
const parts = (drawn: string) => ({
  badges: [
    ...drawn.matchAll(/(?:<span data-market="(\w+)">)?<span class="[^"]*"><span[^>]*>badge\.(\w+)</g),
  ].map(([, market, badge]) => [market, badge]),
  buttons: [...drawn.matchAll(/(?:data-market="(\w+)"><div[^>]*>)?<button/g)].map(([, market]) => market),
});

test('ProductCard says in the markets that have sold it out that it is, without a button there', () => {
  const [card] = toProductHitCards([hit]);
  expect(card && parts(html(card))).toEqual({
    badges: [
      ['dk', 'new'],
      ['no', 'soldOut'],
      ['int', 'new'],
    ],
    buttons: ['dk', 'int'],
  });
});

test('ProductCard has one badge and one button where no market differs', () => {
  const available = { ...hit.offers, NOK: { price: 11_900, available: true } };
  const [card] = toProductHitCards([{ ...hit, offers: available }]);
  expect(card && parts(html(card))).toEqual({ badges: [[undefined, 'new']], buttons: [undefined] });
});
