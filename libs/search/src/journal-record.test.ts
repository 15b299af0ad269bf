import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  buildJournalRecord,
  type journalRecordSchema,
  type JournalRecord,
  type JournalSource,
} from './journal-record.ts';
import type { RecordPicture } from './record-types.ts';

const article: JournalSource = {
  id: 'j05',
  kind: 'article',
  title: 'How to read an INCI list',
  href: '/journal/how-to-read-an-inci-list',
};

const picture: RecordPicture = {
  id: 'j05',
  alt: '',
  src: '/pictures/j05-480.avif',
  srcSet: '/pictures/j05-240.avif 240w, /pictures/j05-480.avif 480w',
  width: 1200,
  height: 1500,
  ground: '#DADBD0',
};

describe('buildJournalRecord()', () => {
  test('fills in optional fields', () => {
    expect(buildJournalRecord(article)).toStrictEqual({
      objectID: 'j05',
      kind: 'article',
      title: 'How to read an INCI list',
      excerpt: '',
      body: '',
      href: '/journal/how-to-read-an-inci-list',
      labels: {},
      publishedAt: 0,
      products: [],
    });
  });

  test('keeps given values, the topic by id and by name', () => {
    const source: JournalSource = {
      ...article,
      kind: 'tip',
      excerpt: 'Shortly.',
      body: 'At length.',
      topic: { id: 'guides', name: 'Guides' },
      readingMinutes: 4,
      publishedAt: new Date('2026-03-01T00:00:00.999Z'),
      picture,
      products: ['p04'],
    };
    expect(buildJournalRecord(source)).toMatchObject({
      kind: 'tip',
      excerpt: 'Shortly.',
      body: 'At length.',
      topic: 'guides',
      labels: { topic: 'Guides' },
      readingMinutes: 4,
      publishedAt: 1_772_323_200,
      picture,
      products: ['p04'],
    });
  });

  test.each(['å', '🌾', 'a'])('keeps 8,000 bytes of a long text of %s, cut between characters', (letter) => {
    const { body } = buildJournalRecord({ ...article, body: letter.repeat(20_000) });
    expect(Buffer.byteLength(body)).toBe(8000);
    expect(body).toBe(letter.repeat([...body].length));
  });

  test('keeps the URL of a page', () => {
    const page = { ...article, kind: 'page', href: '/da/om/kontakt' } as const;
    expect(buildJournalRecord(page)).toMatchObject({ kind: 'page', href: '/da/om/kontakt' });
  });

  test('refuses a reading time of 0 minutes, and names the article', () => {
    const build = () => buildJournalRecord({ ...article, readingMinutes: 0 });
    expect(build).toThrow(TypeError);
    expect(build).toThrow(/Cannot build the record of article "j05": readingMinutes: /);
  });

  test.each<[criterion: string, source: Partial<JournalSource>, field: string]>([
    ['an empty title', { title: '' }, 'title'],
    ['no address', { href: '' }, 'href'],
    ['an unknown kind', { kind: 'note' as never }, 'kind'],
    ['a topic without an id', { topic: { id: '', name: 'A' } }, 'topic'],
    ['a product without an id', { products: [''] }, 'products.0'],
    ['a URL on another site', { href: '//elsewhere.example' }, 'href'],
    ['a URL that browsers resolve to another site', { href: '/\t/elsewhere.example' }, 'href'],
    ['a URL that runs code', { href: 'javascript:alert(1)' }, 'href'],
    ['half minutes', { readingMinutes: 1.5 }, 'readingMinutes'],
  ])('refuses %s', (_criterion, source, field) => {
    expect(() => buildJournalRecord({ ...article, ...source })).toThrow(`"j05": ${field}: `);
  });
});

test('journalRecordSchema parses a JournalRecord', () => {
  expectTypeOf<z.output<typeof journalRecordSchema>>().toEqualTypeOf<JournalRecord>();
  expectTypeOf<JournalRecord>().toExtend<Record<string, unknown>>();
});
