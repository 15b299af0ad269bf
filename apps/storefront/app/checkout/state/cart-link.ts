import { type Bag, emptyBag, getLineKey, reduceBag } from '@marehalm/cart-domain';
import { type CommerceCart, parseGiftCardAttributes } from '@marehalm/commerce-client';
import { hrefFor, localeCodes } from '@marehalm/shop';
import type { BagOffer } from '../../view-models/product.ts';
import { ownValue } from '../../browser/own-value.ts';

/**
 * The id of the cart that an address of the checkout hands over, with its key: `/checkout#cart=<token>&key=<secret>`. Some static hosts
 * leave the key in the query. An address without a key gives the id of no cart; one that is about no cart gives nothing.
 */
export function readCartLink({
  hash,
  search,
}: {
  readonly hash: string;
  readonly search: string;
}): string | undefined {
  const told = new URLSearchParams(hash.slice(1));
  const token = told.get('cart');
  if (token === null) return undefined;
  const key = told.get('key') ?? new URLSearchParams(search).get('key') ?? '';
  return `gid://shopify/Cart/${encodeURIComponent(token)}?${String(new URLSearchParams({ key }))}`;
}

/** Whether a path of this shop is the link of a cart, `/cart/c/<token>`, which leads to the checkout page. */
export const isCartLink = (path: string): boolean =>
  localeCodes.some((locale) => path.startsWith(`${hrefFor('cart', locale)}/c/`));

/** The bag that asks for what a cart holds. Gifts are left out: the bag has those that it has earned. */
export function bagOf(
  { lines, discountCodes }: CommerceCart,
  offers: Readonly<Record<string, BagOffer>>,
): Bag {
  const commands = lines.map(({ sku, merchandiseId, quantity, unitPrice, attributes }) => {
    const giftCard = parseGiftCardAttributes(attributes, unitPrice.currency);
    return { sku: sku ?? merchandiseId, quantity, ...(giftCard ? { giftCard } : {}) };
  });
  const kindOf = (sku: string) => ownValue(offers, sku)?.kind;
  const samples = commands.filter(({ sku }) => kindOf(sku) === 'sample').map(({ sku }) => sku);
  const bought = commands.filter(({ sku }) => !['sample', 'gift'].includes(kindOf(sku) ?? ''));
  return [
    ...bought.map((line) => ({ ...line, type: 'addLine' as const })),
    { type: 'selectSamples' as const, skus: samples },
    ...discountCodes.map(({ code }) => ({ type: 'applyPromoCode' as const, code })),
  ].reduce((bag, command) => reduceBag(bag, command), emptyBag);
}

/** Whether two bags ask for the same units of the same things, samples aside. */
export function isSameGoods(one: Bag, other: Bag): boolean {
  const unitsOf = ({ lines }: Bag) =>
    JSON.stringify(lines.map((line) => [getLineKey(line), line.quantity]).sort());
  return unitsOf(one) === unitsOf(other);
}
