import { lineKey, normalizeCode } from './bag.ts';
import { type DesiredCart, lackedGiftCards, lackedPromoCodes } from './desired-cart.ts';
import { type Money } from './money.ts';
import { type Offers } from './offer.ts';
import { type CartChanges, type CartMessage, type RemoteCart, type RemoteCartLine } from './remote-cart.ts';

/** What the service did otherwise than it was asked to. */
export interface Shortfall {
  /** Line key. */
  readonly key: string;
  readonly sku: string;
  /** Whole units that were asked for. */
  readonly asked: number;
  /** Whole units that the cart has. */
  readonly got: number;
  /** Whether the service says that stock is the reason. */
  readonly explained: boolean;
}

/** A price that the service knows better. */
export interface PriceDifference {
  readonly sku: string;
  /** What it costs by the offer held here, or what was chosen for a gift card; for one unit. */
  readonly from: Money;
  /** What the cart says, for one unit. */
  readonly to: Money;
}

/** A code that the cart does not have, or has without effect. */
export interface CodeRefusal {
  readonly code: string;
  /** The service's own word for why, when it gives one. */
  readonly reason?: string;
}

/** Lines that were put in or changed and are now fewer than asked for. */
export function shortfalls(
  sent: DesiredCart,
  changes: Pick<CartChanges, 'add' | 'update'>,
  answer: RemoteCart,
): readonly Shortfall[] {
  const got = quantitiesOf(answer);
  return [...changes.add, ...changes.update].map(lineKey).flatMap((key) => {
    const line = sent.lines.get(key);
    const quantity = got.get(key) ?? 0;
    if (!line || quantity >= line.quantity) return [];
    const explained = answer.messages.some((message) => isAboutStock(message, line.sku));
    return [{ key, sku: line.sku, asked: line.quantity, got: quantity, explained }];
  });
}

/** Whole units of the lines of a cart, by line key. */
export function quantitiesOf({ lines }: Pick<RemoteCart, 'lines'>): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const line of lines) {
    const key = lineKey(line);
    quantities.set(key, (quantities.get(key) ?? 0) + line.quantity);
  }
  return quantities;
}

/** Samples and gifts that the service charges for, by line key. They must leave the cart: nothing free is ever paid. */
export function chargedFreeLines(desired: DesiredCart, answer: Pick<RemoteCart, 'lines'>): readonly string[] {
  return answer.lines
    .filter((line) => line.unitPrice.amount > 0 && desired.lines.get(lineKey(line))?.free === true)
    .map(lineKey);
}

/** Prices of lines in the cart that differ from what is known here, once per SKU. */
export function priceDifferences(
  lines: readonly RemoteCartLine[],
  offers: Offers,
): readonly PriceDifference[] {
  const differences = new Map<string, PriceDifference>();
  for (const { sku, unitPrice, giftCard } of lines) {
    const known = giftCard?.amount ?? offers(sku)?.price;
    if (known?.currency !== unitPrice.currency || known.amount === unitPrice.amount) continue;
    differences.set(sku, { sku, from: known, to: unitPrice });
  }
  return [...differences.values()];
}

/** Promo and gift-card codes that were sent and are not in the answer. */
export function missingCodes(
  { codes = [], giftCards = [] }: CartChanges,
  answer: RemoteCart,
): readonly CodeRefusal[] {
  const missing = lackedPromoCodes(codes, answer);
  // A service that keeps no gift cards says nothing of them.
  const missingCards = answer.giftCards ? lackedGiftCards(giftCards, answer) : [];
  return [...missing, ...missingCards].map((code) => refusalOf(code, answer));
}

/** Codes in the cart that give nothing now. They stay, for they may apply when the bag changes. */
export function inapplicableCodes(answer: RemoteCart): readonly CodeRefusal[] {
  return answer.codes
    .filter(({ applicable }) => !applicable)
    .map(({ code }) => refusalOf(normalizeCode(code), answer));
}

function refusalOf(code: string, { messages }: RemoteCart): CodeRefusal {
  const message = messages.find((one) => one.code !== undefined && normalizeCode(one.code) === code);
  return { code, ...(message?.reason !== undefined && { reason: message.reason }) };
}

function isAboutStock({ kind, sku }: CartMessage, wanted: string): boolean {
  return (kind === 'out-of-stock' || kind === 'not-enough-stock') && sku === wanted;
}
