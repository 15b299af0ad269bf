import * as z from 'zod/mini';
import { createOneOfSchema } from './internal/create-one-of-schema.ts';
import {
  type TextStorageGetter,
  loadJson,
  saveTextIfPossible,
  removeStoredText,
} from './internal/text-storage.ts';
import type { Money } from './money.ts';
import type { DetailedOrder, OrderWithoutDetails } from './detailed-order.ts';

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
  }: { readonly source: TextStorageGetter; readonly key: string; readonly draftKey: string },
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
      removeStoredText(source, draftKey);
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
