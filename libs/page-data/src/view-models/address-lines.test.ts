import { contactRules } from '@marehalm/shop/contact';
import { expect, test } from 'vitest';
import { formatAddressLines } from './address-lines.ts';

test('formatAddressLines() has the country in words and the phone number as the shop writes it', () => {
  const address = {
    address1: 'Strand 1',
    zip: '9990',
    city: 'Skagen',
    countryCode: 'DK',
    phone: '+4512345678',
  };
  const lines = formatAddressLines(address, 'da');
  expect(lines.slice(-2)).toEqual(['Danmark', contactRules.phone.format('+4512345678')]);
  expect(formatAddressLines({}, 'da')).toEqual([]);
});
