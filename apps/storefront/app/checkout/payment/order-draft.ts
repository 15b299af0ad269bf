import { calculateIncludedVat, multiplyMoney, type Money } from '@marehalm/cart-domain';
import { type Address, type CheckoutCart, parseGiftCardAttributes } from '@marehalm/commerce-client';
import { type BuyerDetails, type PlacedOrder, toOrderCost, toOrderPayments } from '@marehalm/checkout-domain';
import { markets } from '@marehalm/shop';
import type { BagView } from '../../cart/use-bag-view';
import { linesOf, methodTerms } from '../steps/delivery-texts';
import type { ShopOrder } from '../state/order-storage';

/** VAT inside an order's total. Gift cards bear none at sale (directive 2016/1065): it is drawn when they are used. */
export function vatOf(cart: CheckoutCart, country: string, { link, market, offerOf }: BagView): Money {
  const rates = link.terms?.markets.find((one) => one.id === market)?.vatRates;
  const rate = new Map(Object.entries(rates ?? {})).get(country) ?? rates?.[markets[market].country] ?? 0;
  const giftCards = cart.lines
    .filter(({ sku }) => sku !== undefined && offerOf(sku)?.kind === 'gift-card')
    .reduce((sum, { total }) => sum + total.amount, 0);
  const { total } = cart.cost;
  return calculateIncludedVat({ ...total, amount: Math.max(0, total.amount - giftCards) }, rate);
}

/** The order as its confirmation will show it, while the shopper's bag still knows names and sizes. */
export function createOrderDraft(
  cart: CheckoutCart,
  { email, address }: BuyerDetails,
  view: BagView,
): Omit<ShopOrder, keyof PlacedOrder> {
  const options = cart.deliveryGroups.flatMap((group) =>
    group.options.filter((option) => option.handle === group.selected),
  );
  const [chosen] = options;
  const isCollected = chosen?.method === 'PICKUP_POINT';
  const days = methodTerms(view, chosen?.code)?.days;
  return {
    market: view.market,
    email,
    address: addressLines(address),
    country: address.countryCode ?? markets[view.market].country,
    ...(chosen?.title === undefined
      ? {}
      : {
          delivery: {
            title: chosen.title,
            lines: linesOf(chosen),
            isCollected,
            ...(isCollected && days ? { days } : {}),
          },
        }),
    lines: cart.lines.map(({ sku, merchandiseId, quantity, unitPrice, attributes }) => {
      const giftCard = parseGiftCardAttributes(attributes, unitPrice.currency);
      const offer = sku === undefined ? undefined : view.offerOf(sku);
      const name = sku ?? merchandiseId;
      return {
        sku: name,
        name: offer?.name ?? { en: name, da: name },
        // The name of a sample says its size already.
        size: offer && offer.kind !== 'sample' ? offer.size : { en: '', da: '' },
        quantity,
        total: multiplyMoney(unitPrice, quantity),
        ...(offer ? { picture: offer.picture } : {}),
        ...(giftCard
          ? { recipient: { name: giftCard.recipientName, isByEmail: giftCard.type !== 'printed' } }
          : {}),
      };
    }),
    cost: { ...toOrderCost(cart), vat: vatOf(cart, address.countryCode ?? '', view) },
    payments: toOrderPayments(cart),
  };
}

/** An address as it stands on a parcel, without the country. */
export function addressLines({ firstName, lastName, address1, zip, city }: Address): readonly string[] {
  return [
    [firstName, lastName].filter(Boolean).join(' '),
    address1 ?? '',
    [zip, city].filter(Boolean).join(' '),
  ].filter((line) => line !== '');
}
