import type { Address } from './address.ts';
import { getAddressName, toAddressLines } from './address-lines.ts';
import type { CheckoutCart, CheckoutCartLine, DeliveryOption } from './checkout-service.ts';
import type { Money } from './money.ts';
import { toOrderCost, toOrderPayments } from './order-summary.ts';
import type { OrderDraft, OrderDraftLine } from './placed-order.ts';

/** Data for an order confirmation that the cart does not contain: market, country, VAT and the texts of the lines. */
export interface OrderDraftDetails<Line, Amount extends Money, Market extends string, Locale extends string> {
  readonly market: Market;
  /** ISO 3166-1 alpha-2, where the address has no country. */
  readonly country: string;
  /** VAT included in the total. */
  readonly vat: Amount;
  /** Returns name, picture and prices of a line. */
  readonly describeLine: (line: Line) => Omit<OrderDraftLine<Amount, Locale>, 'sku' | 'quantity' | 'total'>;
  /** Returns the working days of an option, where they are known. */
  readonly findDays: (option: DeliveryOption) => readonly [from: number, to: number] | undefined;
}

/** Creates the order as its confirmation shows it, from the cart that is about to become it. */
export function createOrderDraft<
  Amount extends Money,
  Line extends CheckoutCartLine<Amount>,
  Market extends string,
  Locale extends string,
>(
  cart: Omit<CheckoutCart<Amount>, 'lines'> & { readonly lines: readonly Line[] },
  { email, address }: { readonly email: string; readonly address: Address },
  { market, country, vat, describeLine, findDays }: OrderDraftDetails<Line, Amount, Market, Locale>,
): OrderDraft<Amount, Market, Locale> {
  const [option] = cart.deliveryGroups.flatMap(({ options, selected }) =>
    options.filter(({ handle }) => handle === selected),
  );
  return {
    market,
    email,
    address: [getAddressName(address), ...toAddressLines(address)].filter((line) => line !== ''),
    country: address.countryCode ?? country,
    ...(option?.title === undefined ? {} : { delivery: describeDelivery(option, option.title, findDays) }),
    lines: cart.lines.map((line) => ({
      ...describeLine(line),
      sku: line.sku ?? line.merchandiseId,
      quantity: line.quantity,
      total: { ...line.unitPrice, amount: line.unitPrice.amount * line.quantity },
    })),
    cost: { ...toOrderCost(cart), vat },
    payments: toOrderPayments(cart),
  };
}

function describeDelivery(
  option: DeliveryOption,
  title: string,
  findDays: (option: DeliveryOption) => readonly [number, number] | undefined,
): NonNullable<OrderDraft['delivery']> {
  const days = findDays(option);
  return {
    title,
    lines: splitDeliveryDescription(option),
    isCollected: option.method === 'PICKUP_POINT',
    ...(days ? { days } : {}),
  };
}

/**
 * Splits the description of a delivery option into its non-empty lines. For a parcel shop these are the address, then the opening
 * hours.
 */
export function splitDeliveryDescription({
  description = '',
}: Pick<DeliveryOption, 'description'>): readonly string[] {
  return description.split('\n').filter((line) => line.trim() !== '');
}
