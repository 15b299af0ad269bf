import * as z from 'zod/mini';
import type { Money } from '@marehalm/cart-domain';
import type { PictureData } from '@marehalm/ui';
import { isMarketId, type LocaleCode, type MarketId } from '@marehalm/i18n-routing';
import type { OrderPayments } from './order-facts.ts';
import type { StorageSource } from '../../wiring/browser-storage.ts';
import { parsed, read, write } from './checkout-storage.ts';

/** That an order was placed, for whoever knows no more of it than that: a tab that a bank's app has opened. */
export interface PlacedOrder {
  readonly number: string;
  /** ISO 8601 instant. */
  readonly placedAt: string;
}

/** What the confirmation shows. In both languages, for the shopper may switch on that page too. */
export interface LastOrder extends PlacedOrder {
  readonly market: MarketId;
  readonly email: string;
  /** Lines of the address as they stand on a parcel, without the country. */
  readonly address: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly delivery?: {
    readonly title: string;
    /** What the shop says of it. Of a parcel shop: where it is, then when it is open. */
    readonly lines: readonly string[];
    /** Whether it waits in a parcel shop. */
    readonly isCollected: boolean;
    /** Working days: from, to; where the lines do not say. */
    readonly days?: readonly [number, number];
  };
  readonly lines: readonly LastOrderLine[];
  readonly cost: {
    readonly goods: Money;
    readonly discount: Money;
    readonly delivery?: Money;
    readonly total: Money;
    /** VAT inside the total. */
    readonly vat: Money;
  };
  readonly payments: OrderPayments;
}

export interface LastOrderLine {
  readonly sku: string;
  readonly name: Readonly<Record<LocaleCode, string>>;
  readonly size: Readonly<Record<LocaleCode, string>>;
  /** Whole units. */
  readonly quantity: number;
  readonly total: Money;
  readonly picture?: PictureData;
  /** Of a gift card: whom it is for, and whether it goes there by mail. */
  readonly recipient?: { readonly name: string; readonly isMailed: boolean };
}

/** An order that has been sent and whose number is not known yet. */
export type DraftOrder = Omit<LastOrder, keyof PlacedOrder>;

const KEY = 'marehalm-last-order';
const DRAFT_KEY = 'marehalm-draft-order';

const money = z.object({
  amount: z.number().check(z.refine((value) => Number.isSafeInteger(value))),
  currency: z.enum(['DKK', 'NOK', 'EUR']),
});
const inBoth = z.object({ en: z.string(), da: z.string() });
const picture = z.object({
  // Pictures of this shop: whatever else is stored there must not make the page ask a stranger for one.
  src: z.string().check(z.regex(/^\/(?![/\\])/)),
  srcSet: z.optional(z.string().check(z.regex(/^\/(?![/\\])[^,]*(?:, *\/(?![/\\])[^,]*)*$/))),
  width: z.number(),
  height: z.number(),
  ground: z.optional(z.string()),
});
const placed = z.object({
  number: z.string().check(z.minLength(1)),
  placedAt: z.iso.datetime({ offset: true }),
});
const stored = z.extend(placed, {
  market: z.custom<MarketId>(isMarketId),
  email: z.string(),
  address: z.array(z.string()),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  delivery: z.catch(
    z.optional(
      z.object({
        title: z.string(),
        lines: z.array(z.string()),
        isCollected: z.boolean(),
        days: z.optional(z.tuple([z.number(), z.number()])),
      }),
    ),
    undefined,
  ),
  lines: z.array(
    z.object({
      sku: z.string(),
      name: inBoth,
      size: inBoth,
      quantity: z.number(),
      total: money,
      picture: z.catch(z.optional(picture), undefined),
      recipient: z.optional(z.object({ name: z.string(), isMailed: z.boolean() })),
    }),
  ),
  cost: z.object({
    goods: money,
    discount: money,
    delivery: z.optional(money),
    total: money,
    vat: money,
  }),
  payments: z.object({
    giftCards: z.array(z.object({ lastCharacters: z.string(), used: money })),
    due: money,
  }),
});

/** The order of this visit. Of whatever else is stored there, what can be read: its number and its day, or none. */
export function readLastOrder(source: StorageSource): LastOrder | PlacedOrder | undefined {
  const kept = parsed(read(source, KEY));
  const result = stored.safeParse(kept);
  // What is optional may be present and undefined after parsing; nobody tells the two apart here.
  return result.success ? (result.data as LastOrder) : placed.safeParse(kept).data;
}

/** Whether it is known what was bought. */
export const isWhole = (order: LastOrder | PlacedOrder): order is LastOrder => 'lines' in order;

/** Keeps what is being ordered: a reload may come before the shop's answer. */
export function keepDraftOrder(source: StorageSource, order: DraftOrder): void {
  write(source, DRAFT_KEY, JSON.stringify(order));
}

/** Makes the draft the order of this visit, until the tab is closed. */
export function confirmDraftOrder(source: StorageSource, order: PlacedOrder): void {
  const draft = parsed(read(source, DRAFT_KEY));
  write(source, KEY, JSON.stringify({ ...Object(draft), ...order }));
  write(source, DRAFT_KEY, '');
}

/** Makes an order the one of this visit of which this tab has no draft; one that it has is about something else. */
export function keepPlacedOrder(source: StorageSource, order: PlacedOrder): void {
  write(source, KEY, JSON.stringify(order));
}
