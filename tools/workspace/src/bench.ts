import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import {
  bagTotals,
  emptyBag,
  MAX_QUANTITY,
  money,
  reduceBag,
  type Bag,
  type GiftRule,
  type Offer,
  type PromoCode,
} from '@marehalm/cart-domain';
import { hrefOf, matchPath } from '@marehalm/i18n-routing';
import { measure, type Measurement } from './measure.ts';
import { root } from './workspace.ts';

const LINES = 100;
const PATHS = 1000;

/** Measures the libraries and writes `dist/bench/report.md` and `report.json`. */
export async function bench(): Promise<void> {
  const measurements = [
    measure(`totals of a bag of ${LINES} lines`, totalsOfALargeBag()),
    measure(`a quantity set in a bag of ${LINES} lines`, quantitySetInALargeBag()),
    measure(`${PATHS} paths matched and built again`, pathsThereAndBack()),
  ];
  const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
  const directory = join(root, 'dist/bench');
  await mkdir(directory, { recursive: true });
  await writeFile(
    join(directory, 'report.json'),
    `${JSON.stringify({ machine, measurements }, undefined, 2)}\n`,
  );
  const report = markdown(machine, measurements);
  await writeFile(join(directory, 'report.md'), report);
  console.log(report);
}

function markdown(
  machine: { node: string; processor: string; cores: number },
  measurements: readonly Measurement[],
) {
  const rows = measurements.map(
    ({ name, runs, median, p95 }) => `| ${name} | ${median.toFixed(3)} ms | ${p95.toFixed(3)} ms | ${runs} |`,
  );
  return [
    '# Benchmark',
    '',
    `Node ${machine.node}, ${machine.processor}, ${machine.cores} cores.`,
    '',
    '| what | median | 95 of 100 within | runs |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
    '',
  ].join('\n');
}

const skuOf = (line: number): string => `MH-P${String(line).padStart(3, '0')}-30`;

function largeBag(): Bag {
  let bag = emptyBag;
  for (let line = 0; line < LINES; line += 1) {
    bag = reduceBag(bag, { type: 'addLine', sku: skuOf(line), quantity: 1 + (line % MAX_QUANTITY) });
  }
  return reduceBag(bag, { type: 'applyPromoCode', code: 'KYST10' });
}

function totalsOfALargeBag() {
  const offers = new Map<string, Offer>();
  for (let line = 0; line < LINES; line += 1) {
    offers.set(skuOf(line), {
      sku: skuOf(line),
      product: `p${line}`,
      collections: [line % 2 === 0 ? 'kelp' : 'oat'],
      kind: 'merchandise',
      price: money(9900 + 137 * line, 'DKK'),
      available: true,
    });
  }
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
  const bag = largeBag();
  const at = new Date('2026-11-21T09:00:00Z');
  return () =>
    bagTotals({
      bag,
      offers: (sku) => offers.get(sku),
      currency: 'DKK',
      promoCodes,
      giftRules,
      vatRate: 0.25,
      at,
    });
}

function quantitySetInALargeBag() {
  const bag = largeBag();
  let quantity = 0;
  return () => {
    quantity = (quantity % MAX_QUANTITY) + 1;
    return reduceBag(bag, { type: 'setQuantity', sku: skuOf(LINES - 1), quantity });
  };
}

function pathsThereAndBack() {
  const shapes = [
    (slug: string) => `/product/${slug}`,
    (slug: string) => `/da/produkt/${slug}`,
    (slug: string) => `/journal/${slug}`,
    (slug: string) => `/da/${slug}/rens`,
    (slug: string) => `/care-journal/${slug}`,
  ];
  const paths = Array.from(
    { length: PATHS },
    (_, index) => shapes[index % shapes.length]?.(`slug-${index}`) ?? '/',
  );
  return () => {
    let unchanged = 0;
    for (const path of paths) {
      const match = matchPath(path);
      if (match !== undefined && hrefOf(match) === path) unchanged += 1;
    }
    if (unchanged !== PATHS) throw new Error(`Cannot measure: only ${unchanged} of ${PATHS} paths came back`);
    return unchanged;
  };
}
