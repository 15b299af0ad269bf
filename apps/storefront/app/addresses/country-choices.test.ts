import { expect, test } from 'vitest';
import { markets } from '@marehalm/shop';
import { countryChoices } from './country-choices.ts';

test('countryChoices() sorts by name in the language', () => {
  expect(countryChoices(['DK'], 'da')).toEqual([{ code: 'DK', name: 'Danmark' }]);
  const names = countryChoices(markets.int.countries, 'da').map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'da')));
});
