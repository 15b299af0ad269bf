import { indexSettings } from '@marehalm/search/records';
import { describe, expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import { parseParameters } from './query-parameters.ts';
import { buildRecords } from './records.ts';
import { parseSettings } from './settings.ts';
import { content } from './testing/listening-search.ts';

const records = buildRecords(content, '2026-06-01');
const settings = indexSettings();

/** Titles of the first three answers. */
function searcher(index: 'products' | 'products_da' | 'journals' | 'journals_da') {
  const locale = index.endsWith('_da') ? 'da' : 'en';
  const engine = createEngine({
    records: records.get(index) ?? [],
    settings: parseSettings(settings[index]),
    synonyms: Object.entries(content.settings.synonyms[locale]),
  });
  return (query: string) =>
    engine.search(parseParameters({ query, hitsPerPage: 3 })).hits.map((hit) => String(hit['title']));
}

/** A query as shoppers type it, and the products that have to be among the first three. */
type Expectation = [query: string, ...titles: string[]];

describe('a shopper who searches in English', () => {
  const first = searcher('products');
  test.each<Expectation>([
    ['serum', 'Lee Serum', 'Dusk Serum'],
    ['serums', 'Lee Serum', 'Dusk Serum'],
    ['sreum', 'Lee Serum'],
    ['hand cream', 'Moorland Gold Hand Cream'],
    ['handcream', 'Moorland Gold Hand Cream'],
    ['hand c', 'Moorland Gold Hand Cream'],
    ['fragrance-free', 'Still Cream'],
    ['unscented cream', 'Still Cream'],
    ['sea buckthorn', 'Golden Face Oil'],
    ['SPF', 'Lee Mineral Day Cream SPF 30'],
    ['spf 30', 'Lee Mineral Day Cream SPF 30'],
    ['sun cream', 'Lee Mineral Day Cream SPF 30'],
    ['moisturizer', 'Windbreak Day Cream'],
    ['moisturisers', 'Windbreak Day Cream'],
    ['clenser', 'Dune Gel Cleanser', 'Oat Milk Cleanser'],
    ['eye cream', 'Early Light Eye Cream'],
    ['night cream', 'Slow Night Cream'],
    ['shampoo and conditioner', 'Rain Shampoo', 'Rain Conditioner'],
    ['lip balm', 'Amber Lip Balm'],
    ['seaweed soap', 'Pier Soap Bar'],
    ['niacinamide', 'Clear Water Serum'],
    ['vitamin c', 'Bright Morning C Serum'],
    ['Sodium Hyaluronate', 'Lee Serum'],
    ['body lotion', 'Oat Body Lotion'],
    ['bath salt', 'Cold Bay Bath Soak'],
    ['deodorant', 'Birch Roll-on Deodorant'],
    ['MH-P04-30', 'Lee Serum'],
    ['face oil', 'Golden Face Oil'],
    ['travel set', 'First Shore Set'],
  ])('%j finds %s', (query, ...titles) => {
    expect(first(query)).toEqual(expect.arrayContaining(titles));
  });

  test('is not offered a gift card, which cannot be bought yet', () => {
    expect(first('gift card')).not.toContain('Gift card');
  });

  test.each(['xyzzy', '?!', '🌾'])('finds nothing for %j', (query) => {
    expect(first(query)).toEqual([]);
  });
});

describe('a shopper who searches in Danish', () => {
  const first = searcher('products_da');
  test.each<Expectation>([
    ['serum', 'Læ Serum', 'Skumring Serum'],
    ['serummer', 'Læ Serum'],
    ['håndcreme', 'Mosens Guld Håndcreme'],
    ['haandcreme', 'Mosens Guld Håndcreme'],
    ['handcreme', 'Mosens Guld Håndcreme'],
    ['hånd creme', 'Mosens Guld Håndcreme'],
    ['håndcrem', 'Mosens Guld Håndcreme'],
    ['uden parfume', 'Havre Rensemælk'],
    ['parfumefri creme', 'Stille Creme'],
    ['havtorn', 'Gylden Ansigtsolie'],
    ['SPF', 'Læ Mineralsk Dagcreme SPF 30'],
    ['solcreme', 'Læ Mineralsk Dagcreme SPF 30'],
    ['øjencreme', 'Tidligt Lys Øjencreme'],
    ['oejencreme', 'Tidligt Lys Øjencreme'],
    ['ojencreme', 'Tidligt Lys Øjencreme'],
    ['creme', 'Vindværn Dagcreme', 'Stille Creme'],
    ['fugtcreme', 'Vindværn Dagcreme'],
    ['ansigtscreme', 'Vindværn Dagcreme'],
    ['natcrme', 'Langsom Natcreme'],
    ['shampo', 'Regn Shampoo'],
    ['balsam til hår', 'Regn Balsam'],
    ['sæbe', 'Mole Sæbe'],
    ['håndsæbe', 'Havn Hånd- & Kropsvask'],
    ['læbepomade', 'Rav Læbepomade'],
    ['laebe', 'Rav Læbepomade'],
    ['masker', 'Lav Sol Glødmaske', 'Tidevand Lermaske'],
    ['olie til krop', 'Solnedgang Kropsolie'],
    ['badesalt', 'Kold Bugt Badesalt'],
    ['rensemaelk', 'Havre Rensemælk'],
  ])('%j finds %s', (query, ...titles) => {
    expect(first(query)).toEqual(expect.arrayContaining(titles));
  });
});

describe('a reader who searches the journal', () => {
  test.each<['journals' | 'journals_da', ...Expectation]>([
    ['journals', 'inci', 'How to read an INCI list'],
    ['journals', 'winter bathing', 'Winter bathing for beginners'],
    ['journals', 'refils', 'Refill: what we know and do not know'],
    ['journals', 'damp skin', 'Apply to damp skin'],
    ['journals_da', 'havre', 'Havre, fra mark til creme'],
    ['journals_da', 'vinterbad', 'Vinterbadning for begyndere'],
    ['journals_da', 'raekkefoelge', 'Rækkefølgen af lag'],
  ])('in %s %j finds %s', (index, query, ...titles) => {
    expect(searcher(index)(query)).toEqual(expect.arrayContaining(titles));
  });
});
