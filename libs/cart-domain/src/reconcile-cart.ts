import { lineKey, normalizeCode } from './bag.ts';
import { type DesiredCart, lastCharacters } from './desired-cart.ts';
import { type Money } from './money.ts';
import { type Offers } from './offer.ts';
import { type CartChanges, type CartMessage, type RemoteCart } from './remote-cart.ts';

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
  /** What the offer held here says, for one unit. */
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
  const touched = new Set([...changes.add, ...changes.update].map(lineKey));
  return [...touched].flatMap((key) => {
    const line = sent.lines.get(key);
    const quantity = got.get(key) ?? 0;
    if (!line || quantity >= line.quantity) return [];
    const explained = answer.messages.some((message) => isAboutStock(message, line.sku));
    return [{ key, sku: line.sku, asked: line.quantity, got: quantity, explained }];
  });
}

/** Samples and gifts that the service charges for, by line key. They must leave the cart: nothing free is ever paid. */
export function chargedFreeLines(desired: DesiredCart, answer: RemoteCart): readonly string[] {
  return answer.lines
    .filter((line) => line.unitPrice.amount > 0 && desired.lines.get(lineKey(line))?.free === true)
    .map(lineKey);
}

/** Prices in the cart that differ from the offers held here, once per SKU. */
export function priceDifferences(answer: RemoteCart, offers: Offers): readonly PriceDifference[] {
  const differences = new Map<string, PriceDifference>();
  for (const { sku, unitPrice } of answer.lines) {
    const offer = offers(sku);
    if (offer?.price.currency !== unitPrice.currency || offer.price.amount === unitPrice.amount) continue;
    differences.set(sku, { sku, from: offer.price, to: unitPrice });
  }
  return [...differences.values()];
}

/** Promo and gift-card codes that were sent and are not in the answer. */
export function missingCodes(changes: CartChanges, answer: RemoteCart): readonly CodeRefusal[] {
  const codes = new Set(answer.codes.map(({ code }) => normalizeCode(code)));
  const cards = new Set(answer.giftCards?.map((card) => normalizeCode(card.lastCharacters)));
  return [
    ...(changes.codes ?? []).filter((code) => !codes.has(normalizeCode(code))),
    ...(changes.giftCards ?? []).filter((code) => !cards.has(lastCharacters(code))),
  ].map((code) => refusalOf(code, answer));
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

function quantitiesOf({ lines }: RemoteCart): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const line of lines) {
    const key = lineKey(line);
    quantities.set(key, (quantities.get(key) ?? 0) + line.quantity);
  }
  return quantities;
}

function isAboutStock({ kind, sku }: CartMessage, wanted: string): boolean {
  return (kind === 'out-of-stock' || kind === 'not-enough-stock') && sku === wanted;
}
