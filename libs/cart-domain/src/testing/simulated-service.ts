import { lineKey, normalizeCode } from '../bag.ts';
import { type CurrencyCode, multiplyMoney, sumMoney } from '../money.ts';
import { type Offers } from '../offer.ts';
import {
  type CartAnswer,
  type CartChanges,
  type CartInput,
  type CartLineInput,
  type CartMessage,
  type RemoteCart,
  type RemoteCartLine,
} from '../remote-cart.ts';

/** A commerce service that keeps carts as Shopify does: adds merge, updates are absolute, stock limits, codes drop. */
export interface SimulatedService {
  create(input: CartInput): CartAnswer;
  read(id: string): CartAnswer;
  apply(id: string, changes: CartChanges): CartAnswer;
  /** What a cart holds: units by line key. */
  linesOf(id: string): Readonly<Record<string, number>>;
  codesOf(id: string): readonly string[];
  /** Forgets every cart, as after a long time. */
  expire(): void;
  /** Sells no more than `units` of a SKU from now on, also not to carts that have more. */
  setStock(sku: string, units: number): void;
  stockOf(sku: string): number;
  /** Answers reads with what there is now, as a replica that no longer hears of changes does. */
  lagBehind(): void;
  catchUp(): void;
  /** How many carts were made. */
  readonly created: () => number;
}

/** How a service differs from another. */
export interface ServiceHabits {
  readonly offers: Offers;
  readonly currency: CurrencyCode;
  readonly knownCodes: ReadonlySet<string>;
  /** Whether it says why a quantity is less than asked for. */
  readonly explains: boolean;
  /** Whether a SKU that it does not sell fails the whole request, naming the SKU or not. */
  readonly unknownSku: 'drops' | 'refuses' | 'refuses-naming';
  /** How much of a note it keeps. */
  readonly noteLength: number;
}

interface StoredCart {
  lines: RemoteCartLine[];
  codes: readonly string[];
  note: string;
  changes: number;
}

/** A service with no carts yet. */
export function createSimulatedService({
  offers,
  currency,
  knownCodes,
  explains,
  unknownSku,
  noteLength,
}: ServiceHabits): SimulatedService {
  const carts = new Map<string, StoredCart>();
  const stock = new Map<string, number>();
  let replica: ReadonlyMap<string, StoredCart> | undefined;
  let cartCount = 0;
  let lineCount = 0;

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
      note: cart.note,
      cost: { subtotal: total, total },
      messages,
      updatedAt: new Date(cart.changes).toISOString(),
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
    const index = cart.lines.findIndex((line) => lineKey(line) === lineKey(input));
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

  function refusalOf(lines: readonly CartLineInput[]): CartAnswer | undefined {
    const skus = lines.map(({ sku }) => sku).filter((sku) => !offers(sku));
    if (skus.length === 0 || unknownSku === 'drops') return undefined;
    return { kind: 'refused', ...(unknownSku === 'refuses-naming' && { skus }) };
  }

  function add(cart: StoredCart, lines: readonly CartLineInput[], messages: CartMessage[]): void {
    for (const line of lines) {
      const existing = cart.lines.find((other) => lineKey(other) === lineKey(line));
      put(cart, line, line.quantity + (existing?.quantity ?? 0), messages);
    }
  }

  function setCodes(cart: StoredCart, codes: readonly string[], messages: CartMessage[]): void {
    for (const code of codes) {
      if (!knownCodes.has(code)) messages.push({ kind: 'code-refused', code, reason: 'DISCOUNT_NOT_FOUND' });
    }
    cart.codes = codes.map(normalizeCode).filter((code) => knownCodes.has(code));
  }

  return {
    create({ lines, codes, note }) {
      const refusal = refusalOf(lines);
      if (refusal) return refusal;
      cartCount += 1;
      const id = `cart-${cartCount}`;
      const cart: StoredCart = { lines: [], codes: [], note: note.slice(0, noteLength), changes: 0 };
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
      const refusal = isUnknown
        ? ({ kind: 'refused', reason: 'unknown line' } as const)
        : refusalOf(changes.add);
      if (refusal) return refusal;
      const messages: CartMessage[] = [];
      cart.changes += 1;
      cart.lines = cart.lines.filter((line) => !changes.remove.includes(line.id));
      for (const line of changes.update) put(cart, line, line.quantity, messages);
      add(cart, changes.add, messages);
      if (changes.codes) setCodes(cart, changes.codes, messages);
      if (changes.note !== undefined) cart.note = changes.note.slice(0, noteLength);
      return answer(id, cart, messages);
    },
    linesOf(id) {
      const lines = carts.get(id)?.lines ?? [];
      return Object.fromEntries(lines.map((line) => [lineKey(line), line.quantity]));
    },
    codesOf: (id) => carts.get(id)?.codes ?? [],
    expire: () => carts.clear(),
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
