import type { SearchClient } from '@marehalm/search/client';
import { describe, expect, test, vi } from 'vitest';
import { askForAnswers } from './answers.ts';

const serum = {
  objectID: 'p04',
  title: 'Læ Serum',
  subtitle: 'Fugtgivende serum',
  slug: 'lae-serum',
  sizes: ['30 ml'],
  prices: { DKK: 37500 },
  available: true,
};
const page = {
  objectID: 'contact',
  kind: 'page',
  title: 'Kontakt',
  excerpt: 'Skriv',
  path: '/da/om/kontakt',
  _highlightResult: { title: { value: 'Kontakt', matchLevel: 'full' } },
};
const tip = { objectID: 'a1', kind: 'tip', title: 'Tør hud', excerpt: 'Kort', slug: 'toer-hud' };

const none = { hits: [], nbHits: 0 };

/** A client that answers anything. */
function clientOf(answer: unknown) {
  const searchForHits = vi.fn(() => Promise.resolve(answer));
  return { searchForHits: searchForHits as unknown as SearchClient['searchForHits'], asked: searchForHits };
}

describe('askForAnswers()', () => {
  test('asks for products, articles and pages of the language at once, with no more bytes than the service takes', async () => {
    const { asked, ...client } = clientOf({
      results: [
        { hits: [serum], nbHits: 13 },
        { hits: [tip], nbHits: 1 },
        { hits: [page], nbHits: 2 },
      ],
    });
    const answers = await askForAnswers(client, 'ø'.repeat(512), 'da');
    expect(answers).toMatchObject({
      productCount: 13,
      articleCount: 1,
      query: 'ø'.repeat(512),
    });
    expect(answers.products.map(({ objectID }) => objectID)).toEqual(['p04']);
    expect(answers.articles.map(({ objectID }) => objectID)).toEqual(['a1']);
    expect(answers.pages.map(({ path }) => path)).toEqual(['/da/om/kontakt']);
    expect(asked).toHaveBeenCalledOnce();
    expect(asked).toHaveBeenCalledWith({
      requests: [
        expect.objectContaining({ indexName: 'products_da', query: 'ø'.repeat(256), hitsPerPage: 6 }),
        expect.objectContaining({ indexName: 'journals_da', query: 'ø'.repeat(256), hitsPerPage: 3 }),
        expect.objectContaining({ indexName: 'journals_da', filters: 'kind:page' }),
      ],
    });
  });

  test.each<[what: string, answer: unknown]>([
    ['nothing', undefined],
    ['a page', '<!doctype html>'],
    ['no results', {}],
    ['two of three results', { results: [none, none] }],
    ['a result without hits', { results: [{ nbHits: 0 }, none, none] }],
    ['a count that is none', { results: [{ hits: [], nbHits: -1 }, none, none] }],
  ])('rejects %s', async (_what, answer) => {
    const { asked: _asked, ...client } = clientOf(answer);
    await expect(askForAnswers(client, 'serum', 'en')).rejects.toThrow();
  });
});
