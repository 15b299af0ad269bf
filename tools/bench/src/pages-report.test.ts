import { expect, test } from 'vitest';
import { getMedianMetric, createPagesReport, type PageVisit } from './pages-report.ts';

const visit = (lcp: number, more: Partial<PageVisit> = {}): PageVisit => ({
  fcp: 1000,
  lcp,
  tbt: 10,
  worked: 3,
  cls: 0,
  scores: [100, 100, 100, 92],
  script: 2048,
  weight: 4096,
  requests: 12,
  complaints: [],
  ...more,
});

test('getMedianMetric() returns the median visit in any order of visits', () => {
  expect(getMedianMetric([visit(1300), visit(900), visit(1200)], 'lcp')).toBe(1200);
});

test('createPagesReport() lists every page beside its version without scripts, and the scores of pages without one', () => {
  const report = createPagesReport({ node: 'v24', processor: 'Slow', cores: 2 }, [
    {
      type: 'home',
      path: '/',
      shop: [visit(1300), visit(900), visit(1200, { complaints: ['meta-description'] })],
      floor: [visit(1000, { script: 0, weight: 1024, requests: 3 })],
    },
    { type: 'home', path: '/da', shop: [visit(900)], floor: [] },
  ]);
  expect(report).toContain(
    '| home | 1000 (1000) | 1.00 | 1200 (1000) | 1.20 | 10 (10) | 3 (3) | 0.000 | 2.0 | 4.0 (1.0) | 12 (3) |',
  );
  expect(report).toContain('each of the 3 visits');
  expect(report).toContain('| home | `/` | 100 / 100 / 100 / 92 | meta-description |');
  expect(report).toContain('| home | `/da` | 100 / 100 / 100 / 92 |  |');
});
