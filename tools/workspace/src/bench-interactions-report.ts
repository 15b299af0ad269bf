import type { Machine } from './bench-report.ts';
import { quantile } from './measure.ts';

/** Something that was measured several times. `apps/storefront-e2e/src/bench` writes these. */
export interface Series {
  readonly what: string;
  /** How many times slower than this machine the processor was made. */
  readonly slowdown: number;
  readonly unit: string;
  readonly values: readonly number[];
  /** What the middle one must not exceed. */
  readonly target?: number;
}

/** The report as Markdown. */
export function interactionsReport({ node, processor, cores }: Machine, measured: readonly Series[]): string {
  return [
    '# How fast the shop answers',
    '',
    `Node ${node}, ${processor}, ${cores} cores; a phone's window of 390 × 844, TLS and HTTP/2 on the machine itself. "Painted" is after the`,
    'frame in which it is there first.',
    '',
    '| what | processor | median | slowest | target | measured |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...measured.map((series) => `| ${cells(series).join(' | ')} |`),
    '',
  ].join('\n');
}

function cells({ what, slowdown, unit, values, target }: Series): readonly string[] {
  const ascending = [...values].sort((one, other) => one - other);
  const middle = quantile(ascending, 0.5);
  const show = (value: number | undefined) =>
    value === undefined || Number.isNaN(value)
      ? '–'
      : value.toLocaleString('en', { maximumFractionDigits: 1 });
  const verdict = target === undefined ? '' : `≤ ${show(target)}${middle <= target ? '' : ' **missed**'}`;
  return [
    what,
    `${slowdown}×`,
    `${show(middle)} ${unit}`,
    show(ascending.at(-1)),
    verdict,
    String(values.length),
  ];
}
