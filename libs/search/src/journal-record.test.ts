import { expect, test } from 'vitest';
import { buildJournalRecord } from './journal-record.ts';

const article = {
  id: 'j05',
  kind: 'article',
  title: 'How to read an INCI list',
  slug: 'how-to-read-an-inci-list',
} as const;

test('buildJournalRecord() fills in what an article may leave out', () => {
  expect(buildJournalRecord(article)).toEqual({
    ...article,
    id: undefined,
    objectID: 'j05',
    excerpt: '',
    body: '',
    labels: {},
    publishedAt: 0,
    products: [],
  });
});

test('buildJournalRecord() keeps a long Danish text below 10 KB', () => {
  const record = buildJournalRecord({ ...article, body: 'å'.repeat(20_000).replace(/(.{7})/g, '$1 ') });
  expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
});

test('buildJournalRecord() refuses a reading time of no minutes', () => {
  expect(() => buildJournalRecord({ ...article, readingMinutes: 0 })).toThrow(/readingMinutes/);
});
