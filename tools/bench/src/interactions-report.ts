import type { Machine } from './report.ts';
import { median } from './measure.ts';

/** Values of one repeated measurement. `apps/storefront-e2e/src/bench` writes these. */
export interface Series {
  readonly what: string;
  /** Factor by which the processor was throttled. */
  readonly slowdown: number;
  readonly unit: string;
  readonly values: readonly number[];
  /** Limit for the median. */
  readonly target?: number;
  /** Lower bound on this machine, measured alternately with the values. */
  readonly floor?: readonly number[];
  /** Milliseconds of the floor on the machine that the targets were set for. */
  readonly floorOfTarget?: number;
}

/**
 * Formats the report as Markdown. Targets were set for another machine: "there" is the time scaled to it by the ratio of the
 * floors.
 */
export function interactionsReport({ node, processor, cores }: Machine, measured: readonly Series[]): string {
  const slownesses = measured.flatMap(slownessOf);
  return [
    '# How fast the shop answers',
    '',
    `Node ${node}, ${processor}, ${cores} cores; a phone's window of 390 × 844, TLS and HTTP/2 on the machine itself. "Painted" is after the`,
    'frame in which it is there first. The floor is measured in turns: the same pages without scripts, or a plain handler.',
    '',
    '| what | processor | median | slowest | target | there | floor | ratio to it | measured |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...measured.map((series) => `| ${cells(series, slownesses).join(' | ')} |`),
    '',
    ...slownesses.map(
      ({ slowdown, here, there }) =>
        `At ${slowdown}× a page without scripts takes ${show(here)} ms here and took ${show(there)} on the machine that the targets are of: ${show(here / there, 2)} times as long.\n`,
    ),
  ].join('\n');
}

/** Milliseconds of the same work on this machine, and on the one that the targets were set for. */
interface Slowness {
  readonly slowdown: number;
  readonly here: number;
  readonly there: number;
}

const slownessOf = ({ slowdown, floor, floorOfTarget }: Series): readonly Slowness[] =>
  floor && floorOfTarget !== undefined ? [{ slowdown, here: median(floor), there: floorOfTarget }] : [];

function cells(
  { what, slowdown, unit, values, target, floor }: Series,
  slownesses: readonly Slowness[],
): readonly string[] {
  const middle = median(values);
  const slowness = unit === 'ms' && slownesses.find((known) => known.slowdown === slowdown);
  const there = slowness ? (middle / slowness.here) * slowness.there : Number.NaN;
  return [
    what,
    `${slowdown}×`,
    `${show(middle)} ${unit}`,
    show(Math.max(...values)),
    target === undefined ? '' : `≤ ${show(target)}${missed(middle, target)}`,
    slowness ? `${show(there)}${missed(there, target)}` : '',
    floor ? `${show(median(floor))} ${unit}` : '',
    floor ? show(middle / median(floor), 2) : '',
    String(values.length),
  ];
}

/** Both the measured and the scaled time are marked when they miss the target. */
const missed = (value: number, target: number | undefined) =>
  target === undefined || value <= target ? '' : ' **missed**';

const show = (value: number, digits = 1) =>
  Number.isFinite(value) ? value.toLocaleString('en', { maximumFractionDigits: digits }) : '–';
