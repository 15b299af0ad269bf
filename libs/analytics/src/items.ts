import { decimalAmount, type MoneyValue } from './money.ts';

/** A product or a line of a bag, as the shop knows it. `lineItem` and `offerItem` make one of the values of a bag. */
export interface AnalyticsItem {
  readonly sku: string;
  /** Name of the product in the language of the page; `undefined` when it is not known, for the SKU is enough. */
  readonly name: string | undefined;
  /** What one costs before discounts of the bag. */
  readonly unitPrice: MoneyValue;
  /** Whole units from 1. 1 when left out. */
  readonly quantity?: number | undefined;
  /** What codes take off the whole line, from 0 to what it costs. */
  readonly discount?: MoneyValue | undefined;
  /** From the widest to the narrowest; the first five count. */
  readonly categories?: readonly string[] | undefined;
  /** The size: `30 ml`. */
  readonly variant?: string | undefined;
  /** Place in the list it was shown in, from 0. `view_item_list` counts by itself where it is left out. */
  readonly index?: number | undefined;
  /** The code that was taken off this line. */
  readonly coupon?: string | undefined;
}

/** A list that items are shown in. */
export interface AnalyticsList {
  /** The same in every language: `face`. */
  readonly id: string;
  /** What a reader of reports calls it: `Face`. */
  readonly name: string;
}

/** An item in Google's names (https://developers.google.com/analytics/devguides/collection/ga4/reference/events). */
export interface Ga4Item {
  item_id: string;
  item_name?: string;
  /** Decimal: what one unit costs after its discount. */
  price: number;
  /** Whole units. */
  quantity: number;
  /** Decimal, of one unit. */
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

const categoryKeys = [
  'item_category',
  'item_category2',
  'item_category3',
  'item_category4',
  'item_category5',
] as const;

/** What the line comes to, in minor units. */
export function lineAmount({ unitPrice, quantity = 1, discount }: AnalyticsItem): number {
  return unitPrice.amount * quantity - (discount?.amount ?? 0);
}

/** Writes an item in Google's names. What is not known is left out rather than sent as an empty text. */
export function ga4Item(item: AnalyticsItem, brand?: string, list?: AnalyticsList): Ga4Item {
  const quantity = item.quantity ?? 1;
  const result: Ga4Item = {
    item_id: item.sku,
    ...(item.name ? { item_name: item.name } : {}),
    price: decimalAmount(quantity > 0 ? lineAmount(item) / quantity : item.unitPrice.amount),
    quantity,
  };
  if (item.discount && item.discount.amount !== 0 && quantity > 0) {
    result.discount = decimalAmount(item.discount.amount / quantity);
  }
  if (brand) result.item_brand = brand;
  categoryKeys.forEach((key, position) => {
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
