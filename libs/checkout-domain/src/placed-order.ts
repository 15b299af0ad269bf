import * as z from 'zod/mini';
import { createOneOfSchema } from './internal/create-one-of-schema.ts';
import { loadJson, removeText, saveTextIfPossible, type StorageSource } from './internal/text-storage.ts';
import type { Money } from './money.ts';
import type { OrderPayments } from './order-summary.ts';

/** A placed order without details, as in a tab that a bank's app opened. */
export interface OrderWithoutDetails {
  readonly number: string;
  /** ISO 8601 instant. */
  readonly placedAt: string;
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

/** An order with its contents. */
export type DetailedOrder<
  Amount extends Money = Money,
  Market extends string = string,
  Locale extends string = string,
> = OrderDraft<Amount, Market, Locale> & OrderWithoutDetails;

/** Whether the contents of an order are known. */
export function isDetailedOrder<Order extends DetailedOrder>(
  order: Order | OrderWithoutDetails,
): order is Order {
  return 'lines' in order;
}

/** Stores the latest order of a visit for its confirmation. Never throws. */
export interface OrderStorage<Order extends DetailedOrder> {
  /** Loads the latest order; its number and date alone when the rest is invalid. */
  readonly load: () => Order | OrderWithoutDetails | undefined;
  /** Stores the order before it is placed: a reload may come before the shop's answer. */
  readonly saveDraft: (draft: Omit<Order, keyof OrderWithoutDetails>) => void;
  /** Turns the draft into the latest order. */
  readonly confirmDraft: (order: OrderWithoutDetails) => void;
  /** Stores an order that does not belong to this tab's draft. */
  readonly save: (order: OrderWithoutDetails) => void;
}

/** Allowed values in a stored order. */
export interface AllowedOrderValues<Currency extends string, Market extends string, Locale extends string> {
  /** ISO 4217. */
  readonly currencies: readonly Currency[];
  readonly markets: readonly Market[];
  readonly locales: readonly Locale[];
}

/** Creates the storage of the latest order under `key`, and of its draft under `draftKey`. */
export function createOrderStorage<Currency extends string, Market extends string, Locale extends string>(
  vocabulary: AllowedOrderValues<Currency, Market, Locale>,
  {
    source,
    key,
    draftKey,
  }: { readonly source: StorageSource; readonly key: string; readonly draftKey: string },
): OrderStorage<DetailedOrder<Money & { readonly currency: Currency }, Market, Locale>> {
  type Order = DetailedOrder<Money & { readonly currency: Currency }, Market, Locale>;
  const complete = createStoredOrderSchema(vocabulary);
  return {
    load: () => {
      const value = loadJson(source, key);
      const result = complete.safeParse(value);
      // Optional fields may be present and undefined after parsing, which makes no difference here.
      return result.success ? (result.data as Order) : placed.safeParse(value).data;
    },
    saveDraft: (draft) => {
      saveTextIfPossible(source, draftKey, JSON.stringify(draft));
    },
    confirmDraft: (order) => {
      const draft = loadJson(source, draftKey);
      saveTextIfPossible(source, key, JSON.stringify({ ...Object(draft), ...order }));
      removeText(source, draftKey);
    },
    save: (order) => {
      saveTextIfPossible(source, key, JSON.stringify(order));
    },
  };
}

const placed = z.object({
  number: z.string().check(z.minLength(1)),
  placedAt: z.iso.datetime({ offset: true }),
});

/** A path of this origin: a manipulated storage must not make the page request pictures elsewhere. */
const OWN_PATH_PATTERN = /^\/(?![/\\])/;
const OWN_SOURCE_SET_PATTERN = /^\/(?![/\\])[^,]*(?:, *\/(?![/\\])[^,]*)*$/;

function createStoredOrderSchema<Currency extends string, Market extends string, Locale extends string>({
  currencies,
  markets,
  locales,
}: AllowedOrderValues<Currency, Market, Locale>) {
  const money = z.object({
    amount: z.number().check(z.refine((value) => Number.isSafeInteger(value))),
    currency: createOneOfSchema(currencies),
  });
  const localized = z.record(z.enum([...locales]), z.string());
  const picture = z.object({
    src: z.string().check(z.regex(OWN_PATH_PATTERN)),
    srcSet: z.optional(z.string().check(z.regex(OWN_SOURCE_SET_PATTERN))),
    width: z.number(),
    height: z.number(),
    ground: z.optional(z.string()),
  });
  return z.extend(placed, {
    market: createOneOfSchema(markets),
    email: z.string(),
    address: z.array(z.string()),
    paymentMethod: z.optional(z.string()),
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
        name: localized,
        size: localized,
        quantity: z.number(),
        total: money,
        picture: z.catch(z.optional(picture), undefined),
        recipient: z.optional(z.object({ name: z.string(), isByEmail: z.boolean() })),
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
}
