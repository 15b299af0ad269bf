import { parse } from '@formatjs/icu-messageformat-parser';
import { createCheckoutState } from '@marehalm/checkout-domain';
import { calculateBagTotals, emptyBag } from '@marehalm/cart-domain/bag';
import { money } from '@marehalm/cart-domain/money';
import type { CheckoutCart } from '@marehalm/commerce-client';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import english from '../../messages/en.json' with { type: 'json' };
import { PageLocaleProvider } from '../intl/page-locale';
import { contactRules } from '@marehalm/shop/contact';
import { ContactStep } from './steps/contact-step';
import { CheckoutPage } from './checkout-page';
import { Confirmation } from './confirmation';
import { ConfirmationPage } from './confirmation-page';
import { DeliveryStep } from './steps/delivery-step';
import { orderStorage, type ShopOrder } from './state/order-storage';
import { CountryChangeNotice } from './country-change-notice';
import { CheckoutNotice } from './checkout-notice';
import { PaymentStep } from './steps/payment-step';
import { ReviewStep } from './steps/review-step';
import type { PaymentMethodsPerMarket } from '@marehalm/page-data';
import type { CheckoutController } from './state/use-checkout';

const paths = {
  home: '/',
  shop: '/shop',
  confirmation: '/checkout/confirmation',
  terms: '/about/terms',
  withdraw: '/about/withdraw',
  privacy: '/about/privacy',
};
const seller = { name: 'Marehalm ApS', address: 'Stranden 1', cvr: '00000000' };
const payment: PaymentMethodsPerMarket = { dk: ['card', 'mobilepay'], no: ['card', 'vipps'], int: ['card'] };
const rich = {
  'checkout.agreement': parse(english['checkout.agreement']),
  'confirmation.sent': parse(english['confirmation.sent']),
  'confirmation.next.withdraw': parse(english['confirmation.next.withdraw']),
};

/** Draws messages as their ids, so that a test reads which one stands where. */
function html(element: ReactElement): string {
  return renderToString(
    <MemoryRouter>
      <PageLocaleProvider value="en">
        <IntlProvider locale="en" messages={rich as never} onError={() => undefined}>
          {element}
        </IntlProvider>
      </PageLocaleProvider>
    </MemoryRouter>,
  );
}

const kroner = (amount: number) => money(amount, 'DKK');
const cart: CheckoutCart = {
  id: 'gid://shopify/Cart/1?key=1',
  checkoutUrl: '/checkout',
  lines: [
    {
      id: 'l',
      merchandiseId: 'v',
      sku: 'MH-P04-30',
      quantity: 2,
      unitPrice: kroner(37500),
      subtotal: kroner(75000),
      total: kroner(75000),
      available: true,
      attributes: [],
    },
  ],
  totalQuantity: 2,
  discountCodes: [],
  cost: { subtotal: kroner(75000), total: kroner(80900), due: kroner(80900) },
  buyer: {},
  attributes: [],
  giftCards: [],
  deliveryAddresses: [],
  deliveryGroups: [
    {
      id: 'g',
      selected: 'home',
      options: [
        { handle: 'parcel-shop', title: 'Parcel shop', method: 'PICKUP_POINT', cost: kroner(0) },
        { handle: 'home', title: 'Home', description: '2–3 days', method: 'SHIPPING', cost: kroner(5900) },
      ],
    },
  ],
};
const offer = {
  sku: 'MH-P04-30',
  product: 'p04',
  collections: [],
  kind: 'merchandise',
  price: kroner(37500),
  available: true,
} as const;
const bag = { ...emptyBag, lines: [{ sku: 'MH-P04-30', quantity: 2 }] };
const nothing = () => undefined;
const state = { ...createCheckoutState(contactRules, 'dk'), delivery: 'home', paymentMethod: 'success' };
const checkout: CheckoutController = {
  state,
  dispatch: nothing,
  latest: () => state,
  view: {
    bag,
    market: 'dk',
    totals: calculateBagTotals({
      bag,
      offers: () => offer,
      currency: 'DKK',
      vatRate: 0.25,
      at: new Date('2026-11-10T12:00:00Z'),
    }),
    cartService: { notices: [] },
    offerOf: nothing,
    codes: [],
  },
  cart,
  codeReasons: {},
  activity: 'nothing',
  notice: undefined,
  setNotice: nothing,
  updateCart: async () => ({ kind: 'ok', cart }),
  confirmContact: async () => false,
  confirmDelivery: async () => false,
  buy: nothing,
  recoverOrder: nothing,
  changePaymentMethod: nothing,
  payWithGiftCard: async () => ({ kind: 'unreachable' }),
  takeGiftCardOff: async () => false,
};

test('CheckoutPage is prerendered with its title and placeholders', () => {
  const page = html(<CheckoutPage title="Checkout" paths={paths} seller={seller} payment={payment} />);
  expect(page).toContain('>Checkout</h1>');
  expect(page).toContain('aria-busy="true"');
  expect(page).not.toContain('<form');
});

test('ConfirmationPage is prerendered without an order', () => {
  const page = html(<ConfirmationPage title="Thank you" paths={paths} />);
  expect(page).toContain('>Thank you</h1>');
  expect(page).not.toContain('<dl');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A tab with `order`, in a browser whose market is `market`. */
function visit(order: ShopOrder, market: string): void {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage: storage });
  orderStorage.save(order);
  vi.stubGlobal('document', { documentElement: { dataset: { market } } });
}

test.each([
  ['offers an account in the market of the order', 'dk', true],
  ['offers none in another market, whose accounts the order never comes into', 'no', false],
])('Confirmation %s', (_criterion, market, isOffered) => {
  visit(
    {
      number: '1001',
      placedAt: '2026-11-21T10:00:00Z',
      market: 'dk',
      email: 'ase@example.com',
      address: ['Åse Sørensen', 'Østerbyvej 1', '9990 Skagen'],
      country: 'DK',
      lines: [],
      cost: { goods: kroner(37500), discount: kroner(0), total: kroner(37500), vat: kroner(7500) },
      payments: { giftCards: [], due: kroner(37500) },
    },
    market,
  );
  const page = html(<Confirmation paths={paths} onLoad={nothing} />);
  expect(page).toContain('confirmation.number');
  expect(page.includes('confirmation.toAccount')).toBe(isOffered);
});

test('ContactStep gives each field its label, autocomplete and keyboard, and fills in only the calling code', () => {
  const form = html(<ContactStep checkout={checkout} onDone={nothing} />);
  const fields = [...form.matchAll(/<(?:input|select) [^>]*>/g)].map(([field]) => field);
  expect(fields).toHaveLength(7);
  for (const field of fields) {
    const id = /id="([^"]+)"/.exec(field)?.[1];
    expect(form).toContain(`for="${id}"`);
    expect(field).toMatch(/auto[Cc]omplete="[^"]+"/);
  }
  expect(form).toMatch(/id="checkout-postcode"/);
  expect(fields.find((field) => field.includes('checkout-postcode'))).toMatch(/input[Mm]ode="numeric"/);
  expect(fields.find((field) => field.includes('checkout-email'))).toContain('type="email"');
  expect(fields.find((field) => field.includes('checkout-phone'))).toContain('value="+45 "');
});

test('ContactStep asks for the country where a market has several', () => {
  const abroad = { ...checkout, view: { ...checkout.view, market: 'int' as const } };
  const form = html(<ContactStep checkout={abroad} onDone={nothing} />);
  expect(form).toContain('<select');
  // Below the address, which has the countries of this market.
  expect(form.indexOf('checkout.deliversElsewhere')).toBeGreaterThan(form.indexOf('<select'));
});

test('ContactStep asks only for email and name where nothing is delivered', () => {
  const mailed = { ...checkout, state: { ...checkout.state, requiresShipping: false } };
  const form = html(<ContactStep checkout={mailed} onDone={nothing} />);
  const fields = [...form.matchAll(/<(?:input|select) [^>]*name="([^"]+)"/g)].map(([, name]) => name);
  expect(fields).toEqual(['email', 'firstName', 'lastName']);
  expect(form).not.toContain('checkout.deliversTo');
});

test('PaymentStep bills a name where there is no address', () => {
  const mailed = { ...checkout, state: { ...checkout.state, requiresShipping: false } };
  const form = html(<PaymentStep checkout={mailed} payment={payment} onDone={nothing} />);
  expect(form).toContain('checkout.billing.nameAlone');
  expect(form).not.toContain('checkout.billing.same');
});

test('ContactStep names the country of delivery, and offers others', () => {
  const form = html(<ContactStep checkout={checkout} onDone={nothing} />);
  expect(form).toContain('checkout.deliversTo');
  expect(form).toContain('checkout.changeCountry');
});

test.each([
  ['NO', 'checkout.moved<'],
  ['', 'checkout.movedAbroad<'],
])('Moved names the new country of delivery, for %j, and offers the previous one', (country, expected) => {
  const contact = { ...checkout.state.contact, country };
  const notice = html(
    <CountryChangeNotice checkout={{ state: { ...checkout.state, contact, previousCountry: 'DK' } }} />,
  );
  expect(notice).toContain(expected);
  expect(notice).toContain('checkout.moveBack');
});

test('Moved renders nothing where the country has not changed', () => {
  expect(html(<CountryChangeNotice checkout={checkout} />)).toBe('');
  expect(
    html(<CountryChangeNotice checkout={{ state: { ...checkout.state, previousCountry: 'DK' } }} />),
  ).toBe('');
});

test('DeliveryStep shows every delivery option with its price and days', () => {
  const form = html(<DeliveryStep checkout={checkout} onDone={nothing} />);
  expect(form).toContain('Parcel shop');
  expect(form).toContain('order.free');
  expect(form).toContain('DKK\u00A059');
  expect(form).toContain('2–3 days');
});

const [home] = cart.deliveryGroups[0]?.options.slice(-1) ?? [];
const pointsTo = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    handle: `shop-${index}`,
    code: 'parcel-shop',
    title: `Parcel shop ${index}`,
    description: `Street ${index}, 9990 Skagen\nMon–Fri 9–18`,
    method: 'PICKUP_POINT' as const,
    cost: kroner(0),
  }));
const withPoints = (selected: string, points = pointsTo(8)) => ({
  ...checkout,
  state: { ...checkout.state, delivery: selected },
  cart: { ...cart, deliveryGroups: [{ id: 'g', selected, options: [...points, ...(home ? [home] : [])] }] },
});
const shopsIn = (form: string) =>
  [...form.matchAll(/<input [^>]*name="parcel-shop"[^>]*>/g)].map(([input]) => input);

test('DeliveryStep offers the five nearest parcel shops within one option, and the others on request', () => {
  const form = html(<DeliveryStep checkout={withPoints('shop-2')} onDone={nothing} />);
  const ways = [...form.matchAll(/<input [^>]*name="delivery"[^>]*>/g)].map(([input]) => input);
  expect(ways).toHaveLength(2);
  expect(ways[0]).toContain('checked');
  const shops = shopsIn(form);
  expect(shops).toHaveLength(5);
  expect(shops.filter((shop) => shop.includes('checked')).join()).toContain('value="shop-2"');
  expect(form).toContain('Street 2, 9990 Skagen');
  expect(form).toContain('Mon–Fri 9–18');
  expect(form).toContain('checkout.delivery.moreShops');
});

test('DeliveryStep shows all parcel shops when the chosen one is among the farther ones', () => {
  const form = html(<DeliveryStep checkout={withPoints('shop-6')} onDone={nothing} />);
  expect(shopsIn(form)).toHaveLength(8);
  expect(form).not.toContain('checkout.delivery.moreShops');
});

test('DeliveryStep selects no parcel shop for home delivery', () => {
  const form = html(<DeliveryStep checkout={withPoints('home')} onDone={nothing} />);
  expect(shopsIn(form).join()).not.toContain('checked');
});

test('DeliveryStep prices each parcel shop where they differ', () => {
  const points = pointsTo(2).map((point, index) => ({ ...point, cost: kroner(index * 3900) }));
  const form = html(<DeliveryStep checkout={withPoints('shop-0', points)} onDone={nothing} />);
  expect(form).toContain('DKK\u00A039');
});

test('DeliveryStep reports a parcel shop that is no longer offered, and its replacement', () => {
  const { delivery: _delivery, ...state } = checkout.state;
  const lost = { ...withPoints('shop-0'), state: { ...state, isDeliveryUnavailable: true } };
  const form = html(<DeliveryStep checkout={lost} onDone={nothing} />);
  expect(form).toContain('checkout.delivery.lost');
  expect(form).not.toContain('checkout.delivery.lostWay');
});

test('PaymentStep says that payments are tests, selects nothing and asks for no card number', () => {
  const { paymentMethod: _paymentMethod, ...state } = checkout.state;
  const form = html(<PaymentStep checkout={{ ...checkout, state }} payment={payment} onDone={nothing} />);
  expect(form).toContain('checkout.payment.test');
  const asked = [...form.matchAll(/<input [^>]*>/g)].map(([field]) => field);
  const methods = asked.filter((field) => field.includes('name="payment"'));
  expect(methods.length).toBeGreaterThan(1);
  expect(methods.join()).not.toMatch(/\bchecked\b/);
  // The bill goes where the order goes, unless the shopper says otherwise.
  expect(asked.filter((field) => /\bchecked\b/.test(field)).join()).toContain('value="same"');
  expect(asked.filter((field) => !field.includes('type="radio"'))).toEqual([
    expect.stringContaining('name="gift-card-code"'),
  ]);
});

test('PaymentStep offers what the market has, in its order', () => {
  const methods = (market: 'dk' | 'no', offered: PaymentMethodsPerMarket) => {
    const view = { ...checkout.view, market };
    const form = html(<PaymentStep checkout={{ ...checkout, view }} payment={offered} onDone={nothing} />);
    return [...form.matchAll(/value="(success|mobilepay|vipps|apple-pay)"/g)].map(([, method]) => method);
  };
  expect(methods('dk', payment)).toEqual(['success', 'mobilepay']);
  expect(methods('no', { ...payment, no: ['vipps', 'apple-pay'] })).toEqual(['vipps', 'apple-pay']);
});

const giftCard = {
  id: 'g1',
  lastCharacters: 'K3M9',
  used: kroner(50000),
  balance: kroner(60000),
};

test('PaymentStep shows what a gift card pays, its balance before and after, and how the rest is paid', () => {
  const paid = { ...cart, giftCards: [giftCard], cost: { ...cart.cost, due: kroner(30900) } };
  const form = html(
    <PaymentStep checkout={{ ...checkout, cart: paid }} payment={payment} onDone={nothing} />,
  );
  expect(form).toContain('checkout.giftCard.pays');
  expect(form).toContain('checkout.giftCard.balance');
  expect(form).toContain('checkout.payment.chooseRest');
});

test('PaymentStep asks for no card where gift cards pay everything', () => {
  const paid = { ...cart, giftCards: [giftCard], cost: { ...cart.cost, due: kroner(0) } };
  const form = html(
    <PaymentStep checkout={{ ...checkout, cart: paid }} payment={payment} onDone={nothing} />,
  );
  expect(form).toContain('checkout.giftCard.paysAll');
  expect(form).not.toContain('name="payment"');
});

test('ReviewStep shows lines, total, VAT and terms before the button, and no ticked box', () => {
  const review = html(<ReviewStep checkout={checkout} paths={paths} seller={seller} isWide={false} />);
  const places = [
    'MH-P04-30',
    'DKK\u00A0809',
    'href="/about/terms"',
    'href="/about/withdraw"',
    'checkout.buy',
  ];
  const positions = places.map((place) => review.indexOf(place));
  expect(positions.every((position) => position >= 0)).toBe(true);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(review).not.toContain('type="checkbox"');
});

test('News describes every difference in a sentence', () => {
  const notice = {
    kind: 'changed',
    changes: [
      { kind: 'price', sku: 'a', from: kroner(1), to: kroner(2) },
      { kind: 'quantity', sku: 'b', from: 1, to: 0 },
      { kind: 'pickup-point', from: 'Parcel shop 1', to: 'Parcel shop 2' },
    ],
  } as const;
  const text = html(<CheckoutNotice checkout={{ ...checkout, notice }} />);
  expect(text).toContain('checkout.changed.price');
  expect(text).toContain('checkout.changed.gone');
  expect(text).toContain('checkout.changed.place');
});
