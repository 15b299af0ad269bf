import { calculateIncludedOrderVat } from '@marehalm/cart-domain/bag';
import { type Money } from '@marehalm/cart-domain/money';
import { type CheckoutCart, toBagLineInput } from '@marehalm/commerce-client';
import { type BuyerDetails, createOrderDraft, type OrderWithoutDetails } from '@marehalm/checkout-domain';
import { markets, mapLocales } from '@marehalm/shop';
import type { BagView } from '../../cart/use-bag-view';
import { findDeliveryTerms } from '../steps/delivery-texts';
import type { ShopOrder } from '../state/order-storage';

/** Calculates the VAT included in the total of `cart` for delivery to `country` (ISO 3166-1 alpha-2). */
export function calculateCheckoutVat(
  cart: CheckoutCart,
  country: string,
  { cartService, market, offerOf }: BagView,
): Money {
  const rates = cartService.shopRules?.markets.find(({ id }) => id === market)?.vatRates;
  return calculateIncludedOrderVat(
    cart,
    rates,
    [country, markets[market].country],
    (sku) => offerOf(sku)?.kind,
  );
}

/**
 * Creates the order that the confirmation page shows, without the fields known only after placing it. Call it before the bag is
 * emptied, because names and sizes come from the bag.
 */
export function toOrderDraft(
  cart: CheckoutCart,
  details: BuyerDetails,
  view: BagView,
  paymentMethod: string | undefined,
): Omit<ShopOrder, keyof OrderWithoutDetails> {
  const { market } = view;
  const draft = createOrderDraft(cart, details, {
    market,
    country: markets[market].country,
    vat: calculateCheckoutVat(cart, details.address.countryCode ?? '', view),
    findDays: ({ code }) => findDeliveryTerms(view, code)?.days,
    describeLine: (line: CheckoutCart['lines'][number]) => {
      const { sku, giftCard } = toBagLineInput(line);
      const offer = view.offerOf(sku);
      return {
        name: offer?.name ?? mapLocales(() => sku),
        // The name of a sample contains its size.
        size: offer && offer.kind !== 'sample' ? offer.size : mapLocales(() => ''),
        ...(offer ? { picture: offer.picture } : {}),
        ...(giftCard
          ? { recipient: { name: giftCard.recipientName, isByEmail: giftCard.type !== 'printed' } }
          : {}),
      };
    },
  });
  return { ...draft, ...(paymentMethod === undefined ? {} : { paymentMethod }) };
}
