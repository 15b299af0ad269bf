import { toDecimalAmount, type MoneyValue } from './money.ts';

/** A product or a line of a bag. `createItemFromLine` and `createItemFromOffer` create one from a bag. */
export interface AnalyticsItem {
  readonly sku: string;
  /** Product name in the language of the page; `undefined` when unknown. */
  readonly name: string | undefined;
  /** For one unit, before discounts of the bag. */
  readonly unitPrice: MoneyValue;
  /** Units, from 1; 1 by default. */
  readonly quantity?: number | undefined;
  /** Reduction of the whole line by codes, from 0 to its price. */
  readonly discount?: MoneyValue | undefined;
  /** From the widest to the narrowest; the first five are reported. */
  readonly categories?: readonly string[] | undefined;
  /** The size: `30 ml`. */
  readonly variant?: string | undefined;
  /** Position in the list, from 0. `view_item_list` numbers the items itself by default. */
  readonly index?: number | undefined;
  /** The code applied to this line. */
  readonly coupon?: string | undefined;
}

/** A list that items are shown in. */
export interface AnalyticsList {
  /** The same in every language: `face`. */
  readonly id: string;
  /** Name in reports: `Face`. */
  readonly name: string;
}

/** An item with Google's names (https://developers.google.com/analytics/devguides/collection/ga4/reference/events). */
export interface Ga4Item {
  item_id: string;
  item_name?: string;
  /** Decimal: unit price after the discount. */
  price: number;
  /** Units. */
  quantity: number;
  /** Decimal, for one unit. */
  discount?: number;
  item_brand?: string;
  item_category?: string;
  item_category2?: string;
  item_category3?: string;
  item_category4?: string;
  item_category5?: string;
  item_variant?: string;
  item_list_id?: string;
  item_list_name?: string;
  /** From 0. */
  index?: number;
  coupon?: string;
}

const CATEGORY_KEYS = [
  'item_category',
  'item_category2',
  'item_category3',
  'item_category4',
  'item_category5',
] as const;

/** Returns the price of all units of an item after its discount, in minor units. */
export function calculateDiscountedLineAmount({ unitPrice, quantity = 1, discount }: AnalyticsItem): number {
  return unitPrice.amount * quantity - (discount?.amount ?? 0);
}

/** Converts an item to Google's names. Unknown values are omitted instead of sent as empty texts. */
export function toGa4Item(item: AnalyticsItem, brand?: string, list?: AnalyticsList): Ga4Item {
  const quantity = item.quantity ?? 1;
  const { currency } = item.unitPrice;
  const result: Ga4Item = {
    item_id: item.sku,
    ...(item.name ? { item_name: item.name } : {}),
    price: toDecimalAmount(
      quantity > 0 ? calculateDiscountedLineAmount(item) / quantity : item.unitPrice.amount,
      currency,
    ),
    quantity,
  };
  if (item.discount && item.discount.amount !== 0 && quantity > 0) {
    result.discount = toDecimalAmount(item.discount.amount / quantity, currency);
  }
  if (brand) result.item_brand = brand;
  CATEGORY_KEYS.forEach((key, position) => {
    const category = item.categories?.[position];
    if (category) result[key] = category;
  });
  if (item.variant) result.item_variant = item.variant;
  if (item.coupon) result.coupon = item.coupon;
  if (item.index !== undefined) result.index = item.index;
  if (list) {
    result.item_list_id = list.id;
    result.item_list_name = list.name;
  }
  return result;
}
