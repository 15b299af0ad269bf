import type { Machine } from './machine.ts';
import { getMedian } from './measure-alternately.ts';

/** Values of one repeated measurement. `apps/storefront-e2e/src/bench` writes these. */
export interface MeasurementSeries {
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
 * Returns the report in Markdown. The column "there" estimates each median on the machine that the targets were set for, from the
 * floors measured on both.
 */
export function createInteractionsReport(
  { node, processor, cores }: Machine,
  measured: readonly MeasurementSeries[],
): string {
  const slownesses = measured.flatMap(calculateSlowness);
  return [
    '# How fast the shop answers',
    '',
    `Node ${node}, ${processor}, ${cores} cores; a phone's window of 390 × 844, TLS and HTTP/2 on the machine itself. "Painted" is after the`,
    'frame in which it is there first. The floor is measured in turns: the same pages without scripts, or a plain handler.',
    '',
    '| what | processor | median | slowest | target | there | floor | ratio to it | measured |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...measured.map((series) => `| ${toCells(series, slownesses).join(' | ')} |`),
    '',
    ...slownesses.map(
      ({ slowdown, here, there }) =>
        `At ${slowdown}× a page without scripts takes ${formatValue(here)} ms here and took ${formatValue(there)} on the machine that the targets are of: ${formatValue(here / there, 2)} times as long.\n`,
    ),
  ].join('\n');
}

/** Milliseconds of the same work on this machine, and on the one that the targets were set for. */
interface MachineComparison {
  readonly slowdown: number;
  readonly here: number;
  readonly there: number;
}

const calculateSlowness = ({
  slowdown,
  floor,
  floorOfTarget,
}: MeasurementSeries): readonly MachineComparison[] =>
  floor && floorOfTarget !== undefined ? [{ slowdown, here: getMedian(floor), there: floorOfTarget }] : [];

function toCells(
  { what, slowdown, unit, values, target, floor }: MeasurementSeries,
  slownesses: readonly MachineComparison[],
): readonly string[] {
  const middle = getMedian(values);
  const slowness = unit === 'ms' && slownesses.find((known) => known.slowdown === slowdown);
  const there = slowness ? (middle / slowness.here) * slowness.there : Number.NaN;
  return [
    what,
    `${slowdown}×`,
    `${formatValue(middle)} ${unit}`,
    formatValue(Math.max(...values)),
    target === undefined ? '' : `≤ ${formatValue(target)}${formatMiss(middle, target)}`,
    slowness ? `${formatValue(there)}${formatMiss(there, target)}` : '',
    floor ? `${formatValue(getMedian(floor))} ${unit}` : '',
    floor ? formatValue(middle / getMedian(floor), 2) : '',
    String(values.length),
  ];
}

/** Both the measured and the scaled time are marked when they miss the target. */
const formatMiss = (value: number, target: number | undefined) =>
  target === undefined || value <= target ? '' : ' **missed**';

const formatValue = (value: number, digits = 1) =>
  Number.isFinite(value) ? value.toLocaleString('en', { maximumFractionDigits: digits }) : '–';
