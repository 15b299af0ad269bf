import * as z from 'zod/mini';
import { MAX_ADDRESS_FIELD_LENGTH } from './address-text.ts';
import { billingFields } from './billing.ts';
import { type CheckoutState, createCheckoutState, canDeliverTo, reduceCheckout } from './checkout-state.ts';
import { contactFields, type ContactRules } from './contact.ts';
import { createOneOfSchema } from './internal/create-one-of-schema.ts';
import {
  loadJson,
  removeStoredText,
  saveTextIfPossible,
  type TextStorageGetter,
} from './internal/text-storage.ts';
import { createStoredAttemptSchema } from './internal/create-stored-attempt-schema.ts';

/** Version of the stored format. Raise it when the format changes: drafts of other versions are ignored. */
const STORED_CHECKOUT_VERSION = 2;

/** Stores a checkout across reloads. Never throws. */
export interface CheckoutStorage<Market extends string> {
  /** Loads the checkout, as far as it is valid in `market`; invalid parts are left empty. */
  readonly load: (market: Market) => CheckoutState<Market>;
  /** Stores the checkout; the payment method only until the page is left. Without a storage a reload loses the input. */
  readonly save: (checkout: CheckoutState<Market>) => void;
  /** Removes the checkout, after the order. */
  readonly remove: () => void;
}

/** Creates the storage of a checkout under `key`. */
export function createCheckoutStorage<Market extends string>(
  rules: ContactRules<Market>,
  { source, key }: { readonly source: TextStorageGetter; readonly key: string },
): CheckoutStorage<Market> {
  const stored = createStoredCheckoutSchema(rules);
  let payment: Partial<Pick<CheckoutState, 'paymentMethod' | 'isPaymentConfirmed'>> = {};
  const loadStored = (market: Market): CheckoutState<Market> => {
    const empty = createCheckoutState(rules, market);
    const result = stored.safeParse(loadJson(source, key));
    if (!result.success) return empty;
    const { version: _version, contact, isContactConfirmed, ...rest } = result.data;
    const known = {
      ...empty,
      // Optional fields may be present and undefined after parsing.
      ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
      contact: { ...empty.contact, ...contact },
    };
    // The market may have changed since.
    const checkout = reduceCheckout(rules, known, { type: 'marketChanged', market });
    // Validate again, because the rules may have become stricter.
    return isContactConfirmed && checkout === known
      ? reduceCheckout(rules, checkout, { type: 'contactConfirmed' })
      : checkout;
  };
  return {
    load: (market) => ({ ...loadStored(market), ...payment }),
    save: (checkout) => {
      const { paymentMethod, isPaymentConfirmed, ...draft } = checkout;
      payment = paymentMethod === undefined ? {} : { paymentMethod, isPaymentConfirmed };
      saveTextIfPossible(source, key, JSON.stringify({ version: STORED_CHECKOUT_VERSION, ...draft }));
    },
    remove: () => {
      payment = {};
      removeStoredText(source, key);
    },
  };
}

function createStoredCheckoutSchema<Market extends string>(rules: ContactRules<Market>) {
  const text = z.catch(z.string().check(z.maxLength(MAX_ADDRESS_FIELD_LENGTH)), '');
  const flag = z.catch(z.boolean(), false);
  const markets = Object.keys(rules.countries) as Market[];
  const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);
  return z.object({
    version: z.literal(STORED_CHECKOUT_VERSION),
    contact: z.catch(z.partialRecord(z.enum(contactFields), text), {}),
    requiresShipping: z.catch(z.boolean(), true),
    isContactConfirmed: flag,
    previousCountry: optional(z.string().check(z.refine((code) => canDeliverTo(rules, code)))),
    prefilled: optional(
      z.object({
        market: createOneOfSchema(markets),
        login: z.string(),
        contact: z.record(z.enum(contactFields), text),
      }),
    ),
    delivery: optional(z.string()),
    isDeliveryConfirmed: flag,
    isDeliveryUnavailable: flag,
    billing: optional(z.record(z.enum(billingFields), text)),
    attempt: optional(createStoredAttemptSchema(markets)),
  });
}
