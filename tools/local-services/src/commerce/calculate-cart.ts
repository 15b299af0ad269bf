import { brand } from '@marehalm/shop';
import {
  type BagLine,
  type BagItemRefusal,
  calculateBagTotals,
  type BagTotals,
  findPromoCode,
  getLineKey,
  type Offer,
  type TotalledLine,
} from '@marehalm/cart-domain/bag';
import { formatPrice } from '@marehalm/i18n-routing';
import { toOffer, countAvailableUnits } from './availability.ts';
import { type Cart, type CartLine, findDeliveryAddress, getTaxedCountry } from './cart.ts';
import { type CartWarning, type CartWarningTexts, cartWarningTexts } from './cart-problems.ts';
import {
  resolveDeliveryOption,
  listAvailableDeliveryOptions,
  type AvailableDeliveryOption,
} from './delivery-options.ts';
import { listDeliveryMethods } from './delivery-methods.ts';
import { isPrintedGiftCard, parseChosenAmount } from './gift-card-line-options.ts';
import { getLocalizedText, type RequestContext } from './request-context.ts';
import type { Variant } from './shop-catalogue.ts';

/** A cart line with its variant, at most as many units as are in stock. */
export interface AvailableCartLine extends CartLine {
  readonly variant: Variant;
}

/** A cart with what the shop can deliver at this moment. */
export interface CalculatedCart {
  /** The cart with the available lines and quantities. */
  readonly cart: Cart;
  readonly lines: readonly AvailableCartLine[];
  /** The totals by `@marehalm/cart-domain`, which combines lines of one SKU. */
  readonly totals: BagTotals;
  /** The available delivery options. The totals contain their costs by method. */
  readonly deliveryChoices: readonly AvailableDeliveryOption[];
  /** The applicable delivery option, once the address is known. */
  readonly delivery?: AvailableDeliveryOption;
  /** Changes to the cart, and codes that do not apply. */
  readonly warnings: readonly CartWarning[];
}

/** The promotions, in the types of `@marehalm/cart-domain`. */
export type Promotions = Pick<
  Parameters<typeof calculateBagTotals>[0],
  'promoCodes' | 'giftRules' | 'samples'
> & {
  /** Codes that are only valid for members of the newsletter club. */
  readonly membersOnly: ReadonlySet<string>;
};

/**
 * Calculates what the shop can deliver now: adjusts quantities to the stock, applies prices and codes, and adds earned gifts and
 * samples. Stores nothing; the result is cached for the request.
 */
export function calculateCart(cart: Cart, context: RequestContext): CalculatedCart {
  const known = context.settlements.get(cart);
  if (known) return known;
  context.work.chargeSettlement(cart.lines.length);
  const settled = settle(cart, context);
  context.settlements.set(cart, settled);
  return settled;
}

function settle(cart: Cart, context: RequestContext): CalculatedCart {
  const texts = cartWarningTexts[context.locale];
  const warnings: CartWarning[] = [];
  const shelf = new Shelf(context);
  const known = cart.lines.flatMap((line): AvailableCartLine[] => {
    const variant = context.catalogue.variantBySku.get(line.sku);
    if (variant) return [{ ...line, variant }];
    warnings.push({ code: 'MERCHANDISE_OUT_OF_STOCK', message: texts.soldOut(line.sku), target: line.id });
    return [];
  });
  const isFree = ({ variant }: AvailableCartLine) => variant.kind === 'sample' || variant.kind === 'gift';
  const bought = limitToStock(
    known.filter((line) => !isFree(line)),
    shelf,
    context,
    warnings,
  );
  const samples = known.filter(({ variant }) => variant.kind === 'sample');
  const gifts = known.filter(({ variant }) => variant.kind === 'gift');
  const { granted, withheld } = findCodes(cart, context);
  for (const code of withheld) {
    const message = texts.code.membersOnly(code);
    warnings.push({ code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE', message, target: code });
  }
  const address = findDeliveryAddress(cart)?.address;
  const choices = listAvailableDeliveryOptions(address, context);
  // A chosen delivery option counts in estimates, too; without one they exclude delivery until there is an address.
  const isChosen = address !== undefined || cart.deliveryOption !== undefined;
  const delivery = isChosen ? resolveDeliveryOption(choices, cart.deliveryOption) : undefined;
  const totals = calculateTotals(
    { ...cart, discountCodes: granted },
    delivery,
    bought,
    samples.map(({ sku }) => sku),
    shelf,
    context,
  );

  const kept = new Map(bought.map((line) => [line.id, line]));
  for (const line of grantSamples(samples, totals, texts, warnings, context)) kept.set(line.id, line);
  for (const line of grantGifts(gifts, totals, shelf, texts, warnings, context)) kept.set(line.id, line);
  for (const refusal of totals.refusals) {
    const warning = createCodeWarning(refusal, texts, context);
    if (warning) warnings.push(warning);
  }
  const lines = known.map(({ id }) => kept.get(id)).filter((line) => line !== undefined);
  return {
    cart: {
      ...cart,
      lines: lines.map(({ id, sku, quantity, attributes }) => ({ id, sku, quantity, attributes })),
    },
    lines,
    totals,
    deliveryChoices: choices,
    ...(delivery ? { delivery } : {}),
    warnings,
  };
}

/** Returns the name of a variant with its size. A gift has the name of its product. */
export function toVariantName({ product, label, kind, stockSku }: Variant, context: RequestContext): string {
  const onShelf = kind === 'gift' && context.catalogue.variantBySku.get(stockSku ?? '');
  if (onShelf && onShelf.kind === 'merchandise') return toVariantName(onShelf, context);
  if (kind === 'sample' || kind === 'gift') return getLocalizedText(label, context);
  return `${getLocalizedText(product.title, context)}, ${getLocalizedText(label, context)}`;
}

/**
 * Splits the codes of a cart into those that may apply and those that do not because the shopper is not a member of the club. An
 * unknown shopper gets the benefit of the doubt until the first address.
 */
function findCodes(
  { discountCodes, email, customer: number }: Cart,
  { promotions, customers, shop, isMember }: RequestContext,
): { readonly granted: readonly string[]; readonly withheld: readonly string[] } {
  const customer = number === undefined ? undefined : customers.findById(shop.id, number);
  const isKnown = email !== undefined || customer !== undefined;
  // An unconfirmed address may belong to another person.
  const isEligible =
    !isKnown ||
    (email !== undefined && isMember(email)) ||
    (customer?.isVerified === true && isMember(customer.email));
  const isWithheld = (typed: string) =>
    !isEligible && promotions.membersOnly.has(findPromoCode(promotions.promoCodes ?? [], typed)?.code ?? '');
  return {
    granted: discountCodes.filter((typed) => !isWithheld(typed)),
    withheld: discountCodes.filter(isWithheld),
  };
}

function isMembersOnly(typed: string, { promoCodes = [], membersOnly }: Promotions): boolean {
  return membersOnly.has(findPromoCode(promoCodes, typed)?.code ?? '');
}

/** The stock that is left while a cart is filled: a gift and the same product at full price share one stock. */
class Shelf {
  readonly #context: RequestContext;
  readonly #taken = new Map<string, number>();

  constructor(context: RequestContext) {
    this.#context = context;
  }

  /** Returns the units in stock; `undefined` when stock is not counted. */
  left(variant: Variant): number | undefined {
    const units = countAvailableUnits(variant, this.#context);
    return units === undefined ? undefined : units - (this.#taken.get(variant.stockSku ?? '') ?? 0);
  }

  take({ stockSku }: Variant, quantity: number): void {
    if (stockSku !== undefined) this.#taken.set(stockSku, (this.#taken.get(stockSku) ?? 0) + quantity);
  }
}

function limitToStock(
  lines: readonly AvailableCartLine[],
  shelf: Shelf,
  context: RequestContext,
  warnings: CartWarning[],
): AvailableCartLine[] {
  const texts = cartWarningTexts[context.locale];
  return lines.flatMap((line) => {
    const { variant } = line;
    const left = shelf.left(variant) ?? line.quantity;
    const quantity = Math.min(line.quantity, left);
    const name = toVariantName(variant, context);
    if (quantity <= 0) {
      warnings.push({ code: 'MERCHANDISE_OUT_OF_STOCK', message: texts.soldOut(name), target: line.id });
      return [];
    }
    if (quantity < line.quantity) {
      const message = texts.notEnoughStock(name, quantity);
      warnings.push({ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message, target: line.id });
    }
    shelf.take(variant, quantity);
    return [{ ...line, quantity }];
  });
}

function calculateTotals(
  cart: Cart,
  delivery: AvailableDeliveryOption | undefined,
  bought: readonly AvailableCartLine[],
  samples: readonly string[],
  shelf: Shelf,
  context: RequestContext,
): BagTotals {
  const { shop, promotions, history } = context;
  const lines = new Map<string, BagLine>();
  for (const line of bought.map(toBagLine)) {
    const key = getLineKey(line);
    lines.set(key, { ...line, quantity: line.quantity + (lines.get(key)?.quantity ?? 0) });
  }
  const offers = (sku: string): Offer | undefined => {
    const variant = context.catalogue.variantBySku.get(sku);
    if (!variant) return undefined;
    const offer = toOffer(variant, context);
    // Gifts get only what the paid lines leave in stock.
    if (variant.kind !== 'gift') return offer;
    const stock = Math.max(0, shelf.left(variant) ?? 0);
    return { ...offer, stock, available: stock > 0 };
  };
  return calculateBagTotals({
    ...promotions,
    bag: {
      lines: [...lines.values()],
      samples,
      promoCodes: cart.discountCodes,
    },
    offers,
    currency: shop.currency,
    delivery: {
      methods: listDeliveryMethods(context, findDeliveryAddress(cart)?.address.countryCode),
      ...(delivery ? { chosen: delivery.method } : {}),
    },
    giftCards: cart.giftCards.flatMap(({ id, giftCard }) => {
      const card = context.giftCards.find(giftCard);
      return card && card.expiresAt > context.now.toISOString() ? [{ id, balance: card.balance }] : [];
    }),
    vatRate: shop.market.vatRates[getTaxedCountry(cart)] ?? shop.market.vatRates[shop.country] ?? 0,
    at: context.now,
    timeZone: brand.timeZone,
    ...(cart.email === undefined && cart.customer === undefined
      ? {}
      : { firstOrder: !history.hasOrdered(cart), usedCodes: history.usedCodes(cart) }),
  });
}

function grantSamples(
  lines: readonly AvailableCartLine[],
  totals: BagTotals,
  texts: CartWarningTexts,
  warnings: CartWarning[],
  context: RequestContext,
): AvailableCartLine[] {
  const granted = new Set(totals.samples);
  return lines.flatMap((line) => {
    if (granted.delete(line.sku)) return [{ ...line, quantity: 1 }];
    const refusal = totals.refusals.find((entry) => entry.kind === 'sample' && entry.sku === line.sku);
    const reason = refusal?.kind === 'sample' ? refusal.reason : 'limit-reached';
    warnings.push({ ...createSampleWarning(reason, line, texts, context), target: line.id });
    return [];
  });
}

function createSampleWarning(
  reason: Extract<BagItemRefusal, { kind: 'sample' }>['reason'],
  { variant }: AvailableCartLine,
  texts: CartWarningTexts,
  context: RequestContext,
): Omit<CartWarning, 'target'> {
  switch (reason) {
    case 'nothing-bought':
      return { code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE', message: texts.samplesNeedPurchase };
    case 'limit-reached': {
      const limit = context.promotions.samples?.limit ?? 0;
      return { code: 'DISCOUNT_QUANTITY_NOT_IN_RANGE', message: texts.samplesLimit(limit) };
    }
    default:
      return { code: 'MERCHANDISE_OUT_OF_STOCK', message: texts.soldOut(toVariantName(variant, context)) };
  }
}

function grantGifts(
  lines: readonly AvailableCartLine[],
  totals: BagTotals,
  shelf: Shelf,
  texts: CartWarningTexts,
  warnings: CartWarning[],
  context: RequestContext,
): AvailableCartLine[] {
  const granted = new Map<string, number>();
  for (const { sku, quantity } of totals.gifts) granted.set(sku, (granted.get(sku) ?? 0) + quantity);
  return lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, granted.get(line.sku) ?? 0);
    granted.set(line.sku, (granted.get(line.sku) ?? 0) - quantity);
    if (quantity < line.quantity) {
      const name = toVariantName(line.variant, context);
      const isSoldOut = shelf.left(line.variant) === 0;
      warnings.push(
        isSoldOut
          ? { code: 'MERCHANDISE_OUT_OF_STOCK', message: texts.soldOut(name), target: line.id }
          : { code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE', message: texts.giftNotEarned(name), target: line.id },
      );
    }
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

function createCodeWarning(
  refusal: BagItemRefusal,
  { code: texts }: CartWarningTexts,
  { locale, promotions }: RequestContext,
): CartWarning | undefined {
  if (refusal.kind !== 'promo-code') return undefined;
  const { typed } = refusal;
  const warning = (code: string, message: string) => ({ code, message, target: typed });
  switch (refusal.reason) {
    case 'not-found':
      return warning('DISCOUNT_NOT_FOUND', texts.notFound(typed));
    case 'not-yet-valid':
      return warning('DISCOUNT_CURRENTLY_INACTIVE', texts.notYetValid(typed));
    case 'expired':
      return warning('DISCOUNT_CURRENTLY_INACTIVE', texts.expired(typed));
    case 'first-order-only':
      // The message is the same for all members, so that it does not reveal which address has ordered.
      return warning(
        'DISCOUNT_CUSTOMER_NOT_ELIGIBLE',
        isMembersOnly(typed, promotions) ? texts.membersOnly(typed) : texts.firstOrderOnly(typed),
      );
    case 'already-used':
      return warning('DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED', texts.alreadyUsed(typed));
    case 'already-applied':
      return warning('DISCOUNT_CODE_NOT_HONOURED', texts.alreadyApplied(typed));
    case 'not-combinable':
      return warning('DISCOUNT_CODE_NOT_HONOURED', texts.notCombinable(typed));
    case 'nothing-eligible':
      return warning('DISCOUNT_NO_ENTITLED_LINE_ITEMS', texts.nothingEligible(typed));
    case 'minimum-not-met':
      return warning(
        'DISCOUNT_PURCHASE_NOT_IN_RANGE',
        texts.minimumNotMet(typed, refusal.missing ? formatPrice(refusal.missing, locale) : ''),
      );
  }
}

/** Finds the line of the totals that contains a cart's line. */
export function findLineTotals(line: AvailableCartLine, totals: BagTotals): TotalledLine | undefined {
  const key = getLineKey(toBagLine(line));
  return totals.lines.find((totalled) => totalled.key === key);
}

/**
 * Converts a line for `@marehalm/cart-domain`. Of the choices for a gift card only the amount and whether it is printed affect the
 * price.
 */
function toBagLine({ sku, quantity, variant, attributes }: AvailableCartLine): BagLine {
  if (variant.kind !== 'gift-card') return { sku, quantity };
  const amount = parseChosenAmount(variant, attributes);
  const own = amount ? { amount } : {};
  const recipientName = 'recipient';
  if (isPrintedGiftCard(attributes))
    return { sku, quantity, giftCard: { type: 'printed', recipientName, ...own } };
  if (!amount) return { sku, quantity };
  const recipientEmail = 'recipient@shop.invalid';
  return { sku, quantity, giftCard: { type: 'email-now', recipientName, recipientEmail, ...own } };
}
