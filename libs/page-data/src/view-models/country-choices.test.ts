import { expect, test } from 'vitest';
import { markets } from '@marehalm/shop';
import { listCountryChoices } from './country-choices.ts';

test('listCountryChoices() sorts by name in the language', () => {
  expect(listCountryChoices(['DK'], 'da')).toEqual([{ code: 'DK', name: 'Danmark' }]);
  const names = listCountryChoices(markets.int.countries, 'da').map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'da')));
});
