import type { Address } from './address.ts';
import { getAddressName, toAddressLines } from './address-lines.ts';
import type { CheckoutCart, CheckoutCartLine, DeliveryOption } from './checkout-service.ts';
import type { Money } from './money.ts';
import { toOrderPayments, type OrderPayments } from './order-payments.ts';
import { toOrderCost } from './order-cost.ts';
import { splitDeliveryDescription } from './split-delivery-description.ts';

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

/** An order that has been sent and has no number yet, with everything its confirmation shows. */
export interface OrderDraft<
  Amount extends Money = Money,
  Market extends string = string,
  Locale extends string = string,
> {
  readonly market: Market;
  readonly email: string;
  /** Address lines without the country, as on a parcel. */
  readonly address: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly delivery?: {
    readonly title: string;
    /** The shop's description: for a parcel shop its address, then its opening hours. */
    readonly lines: readonly string[];
    /** Whether the shopper collects it from a parcel shop. */
    readonly isCollected: boolean;
    /** Working days, minimum and maximum, where they are known. */
    readonly days?: readonly [number, number];
  };
  readonly lines: readonly OrderDraftLine<Amount, Locale>[];
  readonly cost: {
    readonly goods: Amount;
    readonly discount: Amount;
    readonly delivery?: Amount;
    readonly total: Amount;
    /** VAT included in the total. */
    readonly vat: Amount;
  };
  readonly payments: OrderPayments<Amount>;
  /** Payment method of {@link OrderPayments.due}, by the payment provider's id. */
  readonly paymentMethod?: string;
}

/** A line in all languages, because the shopper may switch language on the confirmation. */
export interface OrderDraftLine<Amount extends Money = Money, Locale extends string = string> {
  readonly sku: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly size: Readonly<Record<Locale, string>>;
  /** Units. */
  readonly quantity: number;
  readonly total: Amount;
  readonly picture?: OrderPicture;
  /** Recipient of a gift card, and whether it is sent by email. */
  readonly recipient?: { readonly name: string; readonly isByEmail: boolean };
}

/** A picture of the shop's own origin, as `img` attributes. */
export interface OrderPicture {
  readonly src: string;
  readonly srcSet?: string;
  /** Pixels, or any numbers of the same ratio. */
  readonly width: number;
  readonly height: number;
  /** CSS color shown until the picture is loaded. */
  readonly ground?: string;
}
