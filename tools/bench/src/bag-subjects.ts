import {
  calculateBagTotals,
  emptyBag,
  MAX_LINE_QUANTITY,
  reduceBag,
  type Bag,
  type BagCommand,
  type GiftRule,
  type Offer,
  type PromoCode,
} from '@marehalm/cart-domain/bag';
import { money } from '@marehalm/cart-domain/money';
import { createItems, type BenchSubject } from './bench-subject.ts';

const LINE_COUNT = 100;
const COMMAND_COUNT = 1000;

/** Creates the subjects of the bag's rules: its totals, and its reducer. */
export function createBagSubjects(): BenchSubject[] {
  return [
    {
      title: `Totals of a bag of ${LINE_COUNT} lines`,
      work: 'One operation is the whole calculation: lines, a code, a gift, delivery and included VAT.',
      contenders: [LINE_COUNT, 5].map((lines) => ({
        name: `@marehalm/cart-domain, ${lines} lines`,
        operations: 1,
        run: calculateTotals(lines),
      })),
      notes: ['5 lines beside it are a common bag.'],
    },
    {
      title: `Steps of the bag's reducer`,
      work: `One operation is a command that changes a bag of ${LINE_COUNT} lines; one run is ${COMMAND_COUNT} of them in turn.`,
      contenders: [{ name: '@marehalm/cart-domain', operations: COMMAND_COUNT, run: createCommands() }],
      notes: [],
    },
  ];
}

const toSku = (line: number): string => `MH-P${String(line).padStart(3, '0')}-30`;

function createBag(lines: number): Bag {
  const filled = createItems(lines, toSku).reduce(
    (bag, sku, line) => reduceBag(bag, { type: 'addLine', sku, quantity: 1 + (line % MAX_LINE_QUANTITY) }),
    emptyBag,
  );
  return reduceBag(filled, { type: 'applyPromoCode', code: 'KYST10' });
}

function calculateTotals(lines: number) {
  const offers = new Map(
    createItems(lines, (line): [string, Offer] => [
      toSku(line),
      {
        sku: toSku(line),
        product: `p${line}`,
        collections: [line % 2 === 0 ? 'kelp' : 'oat'],
        kind: 'merchandise',
        price: money(9900 + 137 * line, 'DKK'),
        available: true,
      },
    ]),
  );
  const promoCodes: PromoCode[] = [
    {
      code: 'KYST10',
      aliases: [],
      kind: 'percentage',
      rate: 0.1,
      scope: { kind: 'collection', collection: 'kelp' },
      excludes: [],
      firstOrderOnly: false,
      singleUse: false,
      combinable: false,
    },
  ];
  const giftRules: GiftRule[] = [
    {
      id: 'balm',
      kind: 'spend-over',
      thresholds: { DKK: 50_000, NOK: 79_900, EUR: 7000 },
      gift: { sku: 'MH-FREE-P32-10', quantity: 1 },
    },
  ];
  const delivery = { methods: [{ id: 'home', price: money(5900, 'DKK') }], chosen: 'home' };
  const bag = createBag(lines);
  const at = new Date('2026-11-21T09:00:00Z');
  return () =>
    calculateBagTotals({
      bag,
      offers: (sku) => offers.get(sku),
      currency: 'DKK',
      promoCodes,
      giftRules,
      delivery,
      vatRate: 0.25,
      at,
    });
}

/** Sets a quantity, removes a line and adds it again at the end, applies and removes a code, repeatedly. */
function createCommands() {
  const start = createBag(LINE_COUNT);
  const commands = createItems(COMMAND_COUNT, (step): BagCommand => {
    const sku = toSku((step * 7) % LINE_COUNT);
    switch (step % 5) {
      case 0:
        return { type: 'setQuantity', sku, quantity: 1 + (step % MAX_LINE_QUANTITY) };
      case 1:
        return { type: 'removeLine', sku };
      case 2:
        return { type: 'addLine', sku: toSku(((step - 1) * 7) % LINE_COUNT), quantity: 2 };
      case 3:
        return { type: 'removePromoCode', code: 'KYST10' };
      default:
        return { type: 'applyPromoCode', code: 'KYST10' };
    }
  });
  const unchanged = commands.reduce(
    ({ bag, count }, command) => {
      const next = reduceBag(bag, command);
      return { bag: next, count: count + (next === bag ? 1 : 0) };
    },
    { bag: start, count: 0 },
  ).count;
  if (unchanged > COMMAND_COUNT / 10)
    throw new Error(`Cannot measure the reducer: ${unchanged} commands change nothing`);
  return () => commands.reduce((bag, command) => reduceBag(bag, command), start);
}
