import {
  SHOP_TIME_ZONE,
  type CartAnswer,
  type CartLineInput,
  type CartMessage,
  type CartTransport,
  type RemoteCart,
} from '@marehalm/cart-domain';
import {
  addCartLines,
  createCart,
  giftCardAttributes,
  giftCardWishesOf,
  isTemporary,
  readCart,
  removeCartLines,
  setBuyerIdentity,
  setDiscountCodes,
  updateCartLines,
  type CartAnswer as CommerceAnswer,
  type CartWarning,
  type CommerceCart,
  type StorefrontClient,
} from '@marehalm/commerce-client';

/** The commerce cart with what the checkout needs of it. */
export interface ShopCart extends RemoteCart {
  /** Where the shop itself takes payment. */
  readonly checkoutUrl: string;
}

export interface TransportOptions {
  readonly client: StorefrontClient;
  /** The variant that a SKU is in this shop; missing when this shop does not sell it. */
  readonly variantOf: (sku: string) => string | undefined;
  /** ISO 3166-1 country of the buyer; decides prices. */
  readonly country: string;
  /** Token of whoever is logged in at this shop: their carts become their own. */
  readonly customerToken?: () => string | undefined;
  /** Called when a cart could not become its customer's yet: read it once more. */
  readonly onJoinMissed?: () => void;
}

function messageOf({ kind, code, target }: CartWarning, cart: CommerceCart): CartMessage {
  const sku = cart.lines.find((line) => line.id === target || line.merchandiseId === target)?.sku;
  const about = sku === undefined ? {} : { sku };
  switch (kind) {
    case 'out-of-stock':
    case 'not-enough-stock':
      return { kind, ...about };
    case 'code-refused':
      return { kind, code: target, reason: code };
    default:
      return { kind: 'other', reason: code, ...about };
  }
}

function toRemote(cart: CommerceCart, warnings: readonly CartWarning[]): ShopCart {
  return {
    id: cart.id,
    checkoutUrl: cart.checkoutUrl,
    lines: cart.lines.map(({ id, sku, merchandiseId, quantity, unitPrice, attributes }) => {
      const giftCard = giftCardWishesOf(attributes, unitPrice.currency);
      return { id, sku: sku ?? merchandiseId, quantity, unitPrice, ...(giftCard ? { giftCard } : {}) };
    }),
    codes: cart.discountCodes,
    cost: { subtotal: cart.cost.subtotal, total: cart.cost.total },
    messages: warnings.map((warning) => messageOf(warning, cart)),
  };
}

/**
 * Brings the sync engine's wishes to one shop of the Storefront API. Changes are sent in the order in which the engine
 * means them: removals, quantities, additions, codes; the answer of the last is the cart.
 */
export function cartTransport({
  client,
  variantOf,
  country,
  customerToken = () => undefined,
  onJoinMissed = () => undefined,
}: TransportOptions): CartTransport<ShopCart> {
  const linesOf = (lines: readonly CartLineInput[]) => ({
    known: lines.flatMap(({ sku, quantity, giftCard }) => {
      const merchandiseId = variantOf(sku);
      if (!merchandiseId) return [];
      const offset = giftCard?.type === 'email-on-date' ? offsetOn(giftCard.sendOn) : undefined;
      const attributes = giftCard ? { attributes: giftCardAttributes(giftCard, offset) } : {};
      return [{ merchandiseId, quantity, ...attributes }];
    }),
    unknown: lines.filter(({ sku }) => !variantOf(sku)).map(({ sku }) => sku),
  });

  const answerOf = (answer: CommerceAnswer, skus: readonly string[] = []): CartAnswer<ShopCart> => {
    switch (answer.kind) {
      case 'ok':
        return { kind: 'ok', cart: toRemote(answer.cart, answer.warnings) };
      case 'missing':
        return { kind: 'cart-missing' };
      case 'refused':
        return {
          kind: 'refused',
          skus,
          ...(answer.problems[0] ? { reason: answer.problems[0].message } : {}),
        };
      default:
        return isTemporary(answer) || answer.kind === 'aborted'
          ? { kind: 'retry' }
          : { kind: 'refused', skus, reason: answer.message };
    }
  };

  /** Which token each cart has been shown already. */
  const shown = new Map<string, string>();

  /**
   * Makes the cart of an answer its customer's. A token that opens nothing leaves the cart as it is: the pages of the account
   * find out, and a bag needs no account.
   */
  const joined = async (answer: CartAnswer<ShopCart>): Promise<CartAnswer<ShopCart>> => {
    const token = customerToken();
    if (answer.kind !== 'ok' || token === undefined) return answer;
    const { cart } = answer;
    if (shown.get(cart.id) === token) return answer;
    const join = answerOf(await setBuyerIdentity(client, cart.id, { customerAccessToken: token }));
    if (join.kind === 'retry') return join;
    shown.set(cart.id, token);
    // Who buys decides which codes apply, so its cart is the one to go by; what was told before still holds.
    return join.kind === 'ok'
      ? { kind: 'ok', cart: { ...join.cart, messages: [...cart.messages, ...join.cart.messages] } }
      : join.kind === 'cart-missing'
        ? join
        : answer;
  };

  /** After a change, which must not be sent again because joining failed. */
  const joinedSoon = async (answer: CartAnswer<ShopCart>): Promise<CartAnswer<ShopCart>> => {
    const after = await joined(answer);
    if (after.kind !== 'retry' || answer.kind === 'retry') return after;
    onJoinMissed();
    return answer;
  };

  return {
    async create({ lines, codes }) {
      const { known, unknown } = linesOf(lines);
      if (unknown.length > 0) return { kind: 'refused', skus: unknown, reason: 'not sold in this market' };
      const skus = lines.map((line) => line.sku);
      const made = await createCart(client, {
        lines: known,
        discountCodes: codes,
        buyer: { countryCode: country },
      });
      return joinedSoon(answerOf(made, skus));
    },

    async read(id) {
      return joined(answerOf(await readCart(client, id)));
    },

    async apply(id, { add, update, remove, codes }) {
      const { known, unknown } = linesOf(add);
      if (unknown.length > 0) return { kind: 'refused', skus: unknown, reason: 'not sold in this market' };
      const steps: (() => Promise<CartAnswer<ShopCart>>)[] = [];
      if (remove.length > 0) steps.push(async () => answerOf(await removeCartLines(client, id, remove)));
      if (update.length > 0) {
        const changes = update.map((line) => ({ id: line.id, quantity: line.quantity }));
        const skus = update.map((line) => line.sku);
        steps.push(async () => answerOf(await updateCartLines(client, id, changes), skus));
      }
      if (known.length > 0) {
        const skus = add.map((line) => line.sku);
        steps.push(async () => answerOf(await addCartLines(client, id, known), skus));
      }
      if (codes) steps.push(async () => answerOf(await setDiscountCodes(client, id, codes)));

      let last: CartAnswer<ShopCart> = { kind: 'retry' };
      const messages: CartMessage[] = [];
      for (const step of steps) {
        last = await step();
        if (last.kind !== 'ok') return last;
        messages.push(...last.cart.messages);
      }
      return last.kind === 'ok' ? joinedSoon({ kind: 'ok', cart: { ...last.cart, messages } }) : last;
    },
  };
}

/** Minutes from Danish time to UTC on a day: days of the shop are Danish ones, wherever the buyer is. */
function offsetOn(day: string): number {
  const noon = new Date(`${day}T12:00:00Z`);
  const danish = new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: SHOP_TIME_ZONE,
  });
  return (12 - Number(danish.format(noon))) * 60;
}
