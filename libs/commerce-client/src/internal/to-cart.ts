import type { CommerceCart, CommerceCartLine, CartDiscountCode } from '../cart.ts';
import { parseMoney } from '../money.ts';
import { toCartAttribute } from './cart-attribute.ts';
import type { cartQuery } from './cart-documents.ts';
import type { DataOf } from './graphql.ts';
import { omitEmptyFields } from './omit-empty-fields.ts';

/** The fields of the cart fragment. */
export type CartFields = NonNullable<DataOf<typeof cartQuery>['cart']>;

/**
 * Converts the cart of an answer.
 *
 * @throws RangeError when the cart has more lines than one answer holds, or an amount that is no money.
 */
export function toCart(fields: CartFields): CommerceCart {
  const { id, checkoutUrl, totalQuantity, buyerIdentity, note, attributes, cost, lines } = fields;
  if (lines.pageInfo.hasNextPage) throw new RangeError('the cart has more than 250 lines');
  return {
    id,
    checkoutUrl,
    lines: lines.nodes.map(toLine),
    totalQuantity,
    discountCodes: toCodes(fields),
    cost: { subtotal: parseMoney(cost.subtotalAmount), total: parseMoney(cost.totalAmount) },
    buyer: omitEmptyFields(buyerIdentity),
    ...omitEmptyFields({ note }),
    attributes: attributes.map(toCartAttribute),
  };
}

/** Converts discount codes. Applicable ones come back in the shop's spelling, others as typed. */
function toCodes({ discountCodes, discountAllocations, lines }: CartFields): CartDiscountCode[] {
  const offGoods = [discountAllocations, ...lines.nodes.map((line) => line.discountAllocations)]
    .flat()
    .map((part) => part.targetType === 'LINE_ITEM' && 'code' in part && part.code.toUpperCase());
  return discountCodes.map((code) =>
    code.applicable
      ? { ...code, appliesTo: offGoods.includes(code.code.toUpperCase()) ? 'goods' : 'delivery' }
      : code,
  );
}

function toLine({
  id,
  quantity,
  attributes,
  merchandise,
  cost,
}: CartFields['lines']['nodes'][number]): CommerceCartLine {
  return {
    id,
    merchandiseId: merchandise.id,
    ...omitEmptyFields({ sku: merchandise.sku }),
    quantity,
    unitPrice: parseMoney(cost.amountPerQuantity),
    subtotal: parseMoney(cost.subtotalAmount),
    total: parseMoney(cost.totalAmount),
    available: merchandise.availableForSale,
    attributes: attributes.map(toCartAttribute),
  };
}
