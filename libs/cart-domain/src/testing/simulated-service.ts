import { getLineKey, normalizeCode } from '../bag.ts';
import { type CurrencyCode, multiplyMoney, sumMoney } from '../money.ts';
import { type FindOffer } from '../offer.ts';
import { type CartMessage, type RemoteCart, type RemoteCartLine } from '../remote-cart.ts';
import { type CartChanges, type CartInput, type CartLineInput } from '../cart-changes.ts';
import { type CartAnswer } from '../cart-transport.ts';

/**
 * A commerce service with carts like Shopify's: additions merge, updates are absolute, stock limits quantities, codes
 * can be refused.
 */
export interface SimulatedService {
  create(input: CartInput): CartAnswer;
  read(id: string): CartAnswer;
  apply(id: string, changes: CartChanges): CartAnswer;
  /** The contents of a cart: units by line key. */
  linesOf(id: string): Readonly<Record<string, number>>;
  codesOf(id: string): readonly string[];
  /** Whole codes. */
  giftCardsOf(id: string): readonly string[];
  noteOf(id: string): string;
  /** Deletes every cart, as after expiry. */
  expire(): void;
  /** Turns a cart into an order. */
  complete(id: string): void;
  /** Sets a line of every cart to `quantity` units, as another device of the shopper does; 0 removes it. */
  changeElsewhere(sku: string, quantity: number): void;
  /** Moves the service's clock. */
  turnClock(ms: number): void;
  /** Limits the stock of a SKU to `units` from now on, also for existing carts. */
  setStock(sku: string, units: number): void;
  stockOf(sku: string): number;
  /** Answers fetches with the current state from now on, like a lagging replica. */
  lagBehind(): void;
  catchUp(): void;
  /** Number of created carts. */
  readonly created: () => number;
}

/** Behavior of the simulated commerce service, such as whether unknown SKUs fail the whole request. */
export interface SimulatedServiceOptions {
  readonly offers: FindOffer;
  readonly currency: CurrencyCode;
  readonly knownCodes: ReadonlySet<string>;
  /** Whether it explains a reduced quantity. */
  readonly explains: boolean;
  /** Whether an unknown SKU fails the whole request, naming the SKU or not. */
  readonly unknownSku: Severity;
  /** Whether a quantity beyond stock fails the whole request. */
  readonly shortStock: Severity;
  /** Whether an unknown code fails the whole request. */
  readonly unknownCode: 'drops' | 'refuses';
  /** Maximum length of a note. */
  readonly noteLength: number;
  readonly keepsGiftCards: boolean;
}

/** Whether it skips what it cannot do, or refuses the whole request, with or without naming the line. */
type Severity = 'drops' | 'refuses' | 'refuses-naming';

interface StoredCart {
  lines: RemoteCartLine[];
  codes: readonly string[];
  giftCards: readonly string[];
  note: string;
  updatedAt: number;
}

/** Creates a service without carts. */
export function createSimulatedService({
  offers,
  currency,
  knownCodes,
  explains,
  unknownSku,
  shortStock,
  unknownCode,
  noteLength,
  keepsGiftCards,
}: SimulatedServiceOptions): SimulatedService {
  const carts = new Map<string, StoredCart>();
  const stock = new Map<string, number>();
  let replica: ReadonlyMap<string, StoredCart> | undefined;
  let cartCount = 0;
  let lineCount = 0;
  /** Increases with every change. */
  let now = 1_000_000_000_000;

  const stockOf = (sku: string): number => stock.get(sku) ?? 1000;

  function answer(id: string, cart: StoredCart, messages: readonly CartMessage[] = []): CartAnswer {
    const total = sumMoney(
      cart.lines.map((line) => multiplyMoney(line.unitPrice, line.quantity)),
      currency,
    );
    const remote: RemoteCart = {
      id,
      lines: cart.lines,
      codes: cart.codes.map((code) => ({ code, applicable: cart.lines.length > 0 })),
      ...(keepsGiftCards && {
        giftCards: cart.giftCards.map((code) => ({ lastCharacters: code.slice(-4) })),
      }),
      note: cart.note,
      cost: { subtotal: total, total },
      messages,
      updatedAt: new Date(cart.updatedAt).toISOString(),
    };
    return { kind: 'ok', cart: structuredClone(remote) };
  }

  function put(cart: StoredCart, input: CartLineInput, quantity: number, messages: CartMessage[]): void {
    const offer = offers(input.sku);
    const most = offer ? stockOf(input.sku) : 0;
    const given = Math.min(quantity, most);
    if (given < quantity && explains) {
      messages.push({ kind: most === 0 ? 'out-of-stock' : 'not-enough-stock', sku: input.sku });
    }
    const index = cart.lines.findIndex((line) => getLineKey(line) === getLineKey(input));
    const existing = cart.lines[index];
    if (given === 0) {
      if (existing) cart.lines.splice(index, 1);
    } else if (existing) {
      cart.lines[index] = { ...existing, quantity: given };
    } else if (offer) {
      lineCount += 1;
      const { sku, giftCard } = input;
      cart.lines.push({
        id: `line-${lineCount}`,
        sku,
        quantity: given,
        unitPrice: offer.price,
        ...(giftCard && { giftCard }),
      });
    }
  }

  /** Returns why the request is refused. `lines` are the added or changed lines, with their resulting quantity. */
  function refusalOf(lines: readonly CartLineInput[], codes: readonly string[] = []): CartAnswer | undefined {
    const unknown = lines.filter(({ sku }) => !offers(sku));
    const short = lines.filter(({ sku, quantity }) => offers(sku) && quantity > stockOf(sku));
    const severities: readonly [Severity, readonly CartLineInput[]][] = [
      [unknownSku, unknown],
      [shortStock, short],
    ];
    for (const [severity, culprits] of severities) {
      if (culprits.length === 0 || severity === 'drops') continue;
      return {
        kind: 'refused',
        ...(severity === 'refuses-naming' && { skus: culprits.map(({ sku }) => sku) }),
      };
    }
    const isCodeUnknown = codes.some((code) => !knownCodes.has(code));
    return isCodeUnknown && unknownCode === 'refuses'
      ? { kind: 'refused', reason: 'unknown code' }
      : undefined;
  }

  function quantityIn(cart: StoredCart, line: CartLineInput): number {
    return cart.lines.find((other) => getLineKey(other) === getLineKey(line))?.quantity ?? 0;
  }

  function add(cart: StoredCart, lines: readonly CartLineInput[], messages: CartMessage[]): void {
    for (const line of lines) put(cart, line, line.quantity + quantityIn(cart, line), messages);
  }

  function setCodes(cart: StoredCart, codes: readonly string[], messages: CartMessage[]): void {
    for (const code of codes) {
      if (!knownCodes.has(code)) messages.push({ kind: 'code-refused', code, reason: 'DISCOUNT_NOT_FOUND' });
    }
    cart.codes = codes.map(normalizeCode).filter((code) => knownCodes.has(code));
  }

  return {
    create({ lines, codes, giftCards, note }) {
      const refusal = refusalOf(lines, codes);
      if (refusal) return refusal;
      cartCount += 1;
      now += 1;
      const id = `cart-${cartCount}`;
      const cart: StoredCart = {
        lines: [],
        codes: [],
        giftCards: keepsGiftCards ? giftCards : [],
        note: note.slice(0, noteLength),
        updatedAt: now,
      };
      const messages: CartMessage[] = [];
      add(cart, lines, messages);
      setCodes(cart, codes, messages);
      carts.set(id, cart);
      return answer(id, cart, messages);
    },
    read(id) {
      const cart = (replica ?? carts).get(id);
      return cart ? answer(id, cart) : { kind: 'cart-missing' };
    },
    apply(id, changes) {
      const cart = carts.get(id);
      if (!cart) return { kind: 'cart-missing' };
      const ids = new Set(cart.lines.map((line) => line.id));
      const isUnknown = [...changes.remove, ...changes.update.map((line) => line.id)].some(
        (one) => !ids.has(one),
      );
      if (isUnknown) return { kind: 'refused', reason: 'unknown line' };
      const added = changes.add.map((line) => ({
        ...line,
        quantity: line.quantity + quantityIn(cart, line),
      }));
      const refusal = refusalOf([...changes.update, ...added], changes.codes);
      if (refusal) return refusal;
      const messages: CartMessage[] = [];
      now += 1;
      cart.updatedAt = now;
      cart.lines = cart.lines.filter((line) => !changes.remove.includes(line.id));
      for (const line of changes.update) put(cart, line, line.quantity, messages);
      add(cart, changes.add, messages);
      if (changes.codes) setCodes(cart, changes.codes, messages);
      if (changes.giftCards) cart.giftCards = changes.giftCards;
      if (changes.note !== undefined) cart.note = changes.note.slice(0, noteLength);
      return answer(id, cart, messages);
    },
    linesOf(id) {
      const lines = carts.get(id)?.lines ?? [];
      return Object.fromEntries(lines.map((line) => [getLineKey(line), line.quantity]));
    },
    codesOf: (id) => carts.get(id)?.codes ?? [],
    giftCardsOf: (id) => carts.get(id)?.giftCards ?? [],
    noteOf: (id) => carts.get(id)?.note ?? '',
    expire: () => carts.clear(),
    complete: (id) => void carts.delete(id),
    changeElsewhere(sku, quantity) {
      now += 1;
      for (const cart of carts.values()) {
        cart.updatedAt = now;
        cart.lines = cart.lines
          .map((line) => (line.sku === sku ? { ...line, quantity } : line))
          .filter((line) => line.quantity > 0);
      }
    },
    turnClock(ms) {
      now += ms;
    },
    lagBehind() {
      replica = structuredClone(carts);
    },
    catchUp() {
      replica = undefined;
    },
    stockOf,
    setStock(sku, units) {
      stock.set(sku, units);
      for (const cart of carts.values()) {
        cart.lines = cart.lines
          .map((line) => (line.sku === sku ? { ...line, quantity: Math.min(line.quantity, units) } : line))
          .filter((line) => line.quantity > 0);
      }
    },
    created: () => cartCount,
  };
}
