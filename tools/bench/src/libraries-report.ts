import type { Machine } from './machine.ts';
import type { BenchSubject } from './bench-subject.ts';
import type { Measurement } from './measure-alternately.ts';

/** A subject with its measurements. */
export type BenchResult = Omit<BenchSubject, 'contenders'> & {
  readonly measurements: readonly Measurement[];
};

/** Formats the report as Markdown. */
export function createLibrariesReport(
  { node, processor, cores }: Machine,
  results: readonly BenchResult[],
): string {
  return [
    '# Benchmark',
    '',
    `Node ${node}, ${processor}, ${cores} cores. Contenders run in turns, once a round, so that what else the machine does hits all`,
    'alike; before, their answers were compared. Milliseconds are of one run, operations a second are by the median.',
    ...results.flatMap(({ title, work, measurements, notes }) => [
      '',
      `## ${title}`,
      '',
      work,
      '',
      '| contender | operations a second | fastest | median | 95 of 100 within | operations a run | runs |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...measurements.map((measured) => `| ${toCells(measured).join(' | ')} |`),
      ...(notes.length > 0 ? ['', ...notes.map((note) => `- ${note}`)] : []),
    ]),
    '',
  ].join('\n');
}

function toCells({ name, operationsPerSecond, min, median, p95, operations, runs }: Measurement): string[] {
  const milliseconds = (value: number) => `${value.toFixed(3)} ms`;
  const whole = (value: number) => Math.round(value).toLocaleString('en');
  return [
    name,
    whole(operationsPerSecond),
    milliseconds(min),
    milliseconds(median),
    milliseconds(p95),
    whole(operations),
    whole(runs),
  ];
}
