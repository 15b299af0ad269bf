import { localizeTexts, type Translations } from '../localize-texts.ts';
import type { AddressFields } from './address.ts';
import { findMissingFields } from './address.ts';
import { type Cart, findDeliveryAddress } from './cart.ts';
import type { CalculatedCart } from './calculate-cart.ts';
import { needsDelivery } from './delivery-objects.ts';
import { MAX_LINE_QUANTITY } from './input-size.ts';
import type { RequestContext } from './request-context.ts';

/** The reason why a cart cannot become an order. The code is one of the schema's `SubmissionErrorCode`s. */
export interface CompletionProblem {
  readonly code: string;
  readonly message: string;
}

const missingFieldCodes: Readonly<Partial<Record<keyof AddressFields, string>>> = {
  firstName: 'DELIVERY_FIRST_NAME_REQUIRED',
  lastName: 'DELIVERY_LAST_NAME_REQUIRED',
  address1: 'DELIVERY_ADDRESS1_REQUIRED',
  zip: 'DELIVERY_POSTAL_CODE_REQUIRED',
  city: 'DELIVERY_CITY_REQUIRED',
  countryCode: 'DELIVERY_COUNTRY_REQUIRED',
};

/** Finds what a cart lacks for an order, except payment. `cart` is the stored cart, `settled` what the shop can deliver now. */
export function findReadinessProblems(
  cart: Cart,
  settled: CalculatedCart,
  { shop, locale }: RequestContext,
): readonly CompletionProblem[] {
  const problems: CompletionProblem[] = [];
  const say = (code: string, text: Translations<string>) =>
    problems.push({ code, message: localizeTexts(text)[locale] });

  // If the cart is only empty because the stock is, the shortage is reported instead.
  if (settled.lines.length === 0 && cart.lines.length === 0) {
    say('MERCHANDISE_NOT_APPLICABLE', { en: 'The bag is empty.', da: 'Kurven er tom.' });
  }
  problems.push(...findShortages(cart, settled));
  // Each gift card sends a code by mail to an address that the buyer chose.
  const giftCards = settled.lines.filter(({ variant }) => variant.kind === 'gift-card');
  if (giftCards.reduce((sum, { quantity }) => sum + quantity, 0) > MAX_LINE_QUANTITY) {
    say('MERCHANDISE_LINE_LIMIT_REACHED', {
      en: `An order holds at most ${MAX_LINE_QUANTITY} gift cards.`,
      da: `En ordre kan højst have ${MAX_LINE_QUANTITY} gavekort.`,
    });
  }
  if (cart.email === undefined) {
    say('BUYER_IDENTITY_EMAIL_REQUIRED', { en: 'Enter an email address.', da: 'Skriv en e-mailadresse.' });
  }
  if (needsDelivery(settled)) {
    const address = findDeliveryAddress(cart)?.address;
    if (!address) {
      say('DELIVERY_ADDRESS_REQUIRED', { en: 'Enter an address.', da: 'Skriv en adresse.' });
    } else {
      for (const field of findMissingFields(address)) {
        say(missingFieldCodes[field] ?? 'DELIVERY_ADDRESS_REQUIRED', {
          en: 'Complete the address.',
          da: 'Udfyld resten af adressen.',
        });
      }
      if (address.countryCode !== undefined && !shop.countries.includes(address.countryCode)) {
        say('DELIVERY_NO_DELIVERY_AVAILABLE', {
          en: 'We do not deliver to this country from this shop.',
          da: 'Vi leverer ikke til det land fra denne butik.',
        });
      }
    }
  }
  return problems;
}

/** Finds problems of the payment. */
export function findPaymentProblems(
  { payment }: Cart,
  { totals }: CalculatedCart,
  { locale }: RequestContext,
): readonly CompletionProblem[] {
  const text = (en: string, da: string) => localizeTexts({ en, da })[locale];
  if (!payment) {
    return [{ code: 'PAYMENTS_METHOD_REQUIRED', message: text('Choose a payment.', 'Vælg en betaling.') }];
  }
  if (payment.amount !== totals.amountDue.amount) {
    const message = text(
      'The total has changed since you chose the payment.',
      'Beløbet er ændret, siden du valgte betaling.',
    );
    return [{ code: 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT', message }];
  }
  return [];
}

/** An order must be what the shopper saw, so shortages since then are reported instead of dropped. */
function findShortages(cart: Cart, settled: CalculatedCart): CompletionProblem[] {
  return settled.warnings
    .filter(({ target }) => cart.lines.some(({ id }) => id === target))
    .map(({ code, message }) => ({
      code:
        code === 'MERCHANDISE_NOT_ENOUGH_STOCK'
          ? 'MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE'
          : code === 'MERCHANDISE_OUT_OF_STOCK'
            ? code
            : 'MERCHANDISE_NOT_APPLICABLE',
      message,
    }));
}
