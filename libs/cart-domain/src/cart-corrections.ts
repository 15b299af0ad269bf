import { getLineKey, normalizeCode } from './bag.ts';
import { type DesiredCart } from './desired-cart.ts';
import { findMissingGiftCards, findMissingPromoCodes } from './missing-codes.ts';
import { type Money } from './money.ts';
import { type FindOffer } from './offer.ts';
import { type CartMessage, type RemoteCart, type RemoteCartLine } from './remote-cart.ts';
import { type CartChanges } from './cart-changes.ts';

/** A sent line that has fewer units in the service's cart than requested. */
export interface QuantityShortfall {
  /** Line key. */
  readonly key: string;
  readonly sku: string;
  /** Requested units. */
  readonly requestedQuantity: number;
  /** Units in the cart. */
  readonly cartQuantity: number;
  /** Whether the service named stock as the reason. */
  readonly isExplainedByStock: boolean;
}

/** A price that differs in the cart. */
export interface PriceDifference {
  readonly sku: string;
  /** Unit price of the local offer, or the chosen amount of a gift card. */
  readonly from: Money;
  /** Unit price in the cart. */
  readonly to: Money;
}

/** A code that is missing in the cart or has no effect there. */
export interface CodeRefusal {
  readonly code: string;
  /** The service's own reason, when it gives one. */
  readonly reason?: string;
}

/** Finds added or changed lines with fewer units than requested. */
export function findQuantityShortfalls(
  sent: DesiredCart,
  changes: Pick<CartChanges, 'add' | 'update'>,
  answer: RemoteCart,
): readonly QuantityShortfall[] {
  const unitsByKey = countUnitsByKey(answer);
  return [...changes.add, ...changes.update].map(getLineKey).flatMap((key) => {
    const line = sent.lines.get(key);
    const cartQuantity = unitsByKey.get(key) ?? 0;
    if (!line || cartQuantity >= line.quantity) return [];
    const isExplainedByStock = answer.messages.some((message) => isAboutStock(message, line.sku));
    return [{ key, sku: line.sku, requestedQuantity: line.quantity, cartQuantity, isExplainedByStock }];
  });
}

/** Counts the units of a cart by line key. */
export function countUnitsByKey({ lines }: Pick<RemoteCart, 'lines'>): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const line of lines) {
    const key = getLineKey(line);
    quantities.set(key, (quantities.get(key) ?? 0) + line.quantity);
  }
  return quantities;
}

/**
 * Finds samples and gifts that the service charges for, by line key. They are removed from the cart, because free
 * items must never be paid.
 */
export function findChargedFreeLineKeys(
  desired: DesiredCart,
  answer: Pick<RemoteCart, 'lines'>,
): readonly string[] {
  return answer.lines
    .filter((line) => line.unitPrice.amount > 0 && desired.lines.get(getLineKey(line))?.free === true)
    .map(getLineKey);
}

/** Finds lines of the cart whose price differs from the local offer, once per SKU. */
export function findPriceDifferences(
  lines: readonly RemoteCartLine[],
  offers: FindOffer,
): readonly PriceDifference[] {
  const differences = new Map<string, PriceDifference>();
  for (const { sku, unitPrice, giftCard } of lines) {
    const known = giftCard?.amount ?? offers(sku)?.price;
    if (known?.currency !== unitPrice.currency || known.amount === unitPrice.amount) continue;
    differences.set(sku, { sku, from: known, to: unitPrice });
  }
  return [...differences.values()];
}

/** Finds promo and gift-card codes that were sent and are missing in the answer. */
export function findMissingCodes(
  { codes = [], giftCards = [] }: CartChanges,
  answer: RemoteCart,
): readonly CodeRefusal[] {
  const missing = findMissingPromoCodes(codes, answer);
  // A service without gift cards does not list any.
  const missingCards = answer.giftCards ? findMissingGiftCards(giftCards, answer) : [];
  return [...missing, ...missingCards].map((code) => toRefusal(code, answer));
}

/** Finds codes in the cart that have no effect now. They stay, because they may apply when the bag changes. */
export function findInapplicableCodes(answer: RemoteCart): readonly CodeRefusal[] {
  return answer.codes
    .filter(({ applicable }) => !applicable)
    .map(({ code }) => toRefusal(normalizeCode(code), answer));
}

function toRefusal(code: string, { messages }: RemoteCart): CodeRefusal {
  const message = messages.find((one) => one.code !== undefined && normalizeCode(one.code) === code);
  return { code, ...(message?.reason !== undefined && { reason: message.reason }) };
}

function isAboutStock({ kind, sku }: CartMessage, wanted: string): boolean {
  return (kind === 'out-of-stock' || kind === 'not-enough-stock') && sku === wanted;
}
