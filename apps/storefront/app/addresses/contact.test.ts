import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { marketIds, markets } from '@marehalm/i18n-routing';
import {
  addressOf,
  checkContact,
  type Contact,
  type ContactField,
  contactFields,
  contactInMarket,
  type ContactMistakes,
  emptyContact,
  mailedFields,
  nameAndCountryOf,
  savedAddressFor,
  withField,
} from './contact.ts';

const skagen: Contact = {
  email: 'ase@example.com',
  firstName: 'Åse',
  lastName: 'Sørensen',
  country: 'DK',
  street: 'Østerbyvej 1, st. tv.',
  postcode: '9990',
  city: 'Skagen',
  phone: '+45 20 20 20 20',
};

test('a Danish order asks for at most eight things', () => {
  const asked = contactFields.filter((field) => field !== 'country' || markets.dk.countries.length > 1);
  expect(asked.length).toBeLessThanOrEqual(8);
});

test.each<[criterion: string, change: Partial<Contact>, expected: ContactMistakes]>([
  ['nothing in a whole contact', {}, {}],
  ['a missing e-mail', { email: ' ' }, { email: { kind: 'missing' } }],
  ['an e-mail without an @', { email: 'ase.example.com' }, { email: { kind: 'malformed' } }],
  ['an e-mail without a domain', { email: 'ase@localhost' }, { email: { kind: 'malformed' } }],
  ['two e-mails', { email: 'a@b.dk,c@d.dk' }, { email: { kind: 'malformed' } }],
  ['three digits of postcode', { postcode: '999' }, { postcode: { kind: 'digits', digits: 4 } }],
  [
    'nothing in a postcode with the letters of cars',
    { country: 'DE', postcode: 'D-10435', city: 'Berlin' },
    {},
  ],
  [
    'a postcode in Greenland',
    { postcode: '3900', city: 'Nuuk' },
    { postcode: { kind: 'territory', territory: 'GL' } },
  ],
  ['a postcode that no place has', { postcode: '0000' }, { postcode: { kind: 'unused' } }],
  ['a letter that mail cannot carry', { email: 's\u00f8ren@example.org' }, { email: { kind: 'letter' } }],
  [
    'nothing in values with invisible characters',
    {
      email: '\u202aase@example.com\u202c',
      postcode: '9990\u200b',
      phone: '\u202a+45 20 20 20 20',
      firstName: '\u202d\u00c5se',
    },
    {},
  ],
  ['a name of invisible characters alone', { firstName: '\u200b\u00ad' }, { firstName: { kind: 'missing' } }],
  ['a calling code alone', { phone: '+45 ' }, { phone: { kind: 'missing' } }],
  ['a number that is too short', { phone: '2020' }, { phone: { kind: 'malformed' } }],
  ['a tag in a name', { firstName: '<b>Åse</b>' }, { firstName: { kind: 'unusable' } }],
  ['a page in a street', { street: 'www.spam.example' }, { street: { kind: 'unusable' } }],
  ['a picture in a town', { city: 'Skagen 🌊' }, { city: { kind: 'unusable' } }],
  [
    'a place in another country',
    { country: 'NO', postcode: '2900', city: 'hellerup' },
    { postcode: { kind: 'elsewhere' } },
  ],
  [
    'a place in Norway in a Danish address',
    { postcode: '0155', city: 'Oslo' },
    { postcode: { kind: 'elsewhere' } },
  ],
  [
    'nothing in a postcode that two countries have',
    { country: 'NO', postcode: '2600', city: 'Lillehammer' },
    {},
  ],
  ['a name of 256 letters', { lastName: 'x'.repeat(256) }, { lastName: { kind: 'unusable' } }],
])('checkContact() finds %s', (_criterion, change, expected) => {
  expect(checkContact({ ...skagen, ...change })).toEqual(expected);
});

test('checkContact() asks for everything in an empty form', () => {
  for (const market of marketIds) {
    const missing = Object.keys(checkContact(emptyContact(market)));
    // A country that nobody has chosen is none: a form sent as it opens would bring the order to whichever comes first.
    const isAsked = (field: ContactField) => field !== 'country' || markets[market].countries.length > 1;
    expect(missing).toEqual(contactFields.filter(isAsked));
  }
});

test('checkContact() asks nobody where they live to whom nothing is carried', () => {
  const { firstName, lastName, email } = skagen;
  expect(checkContact({ ...emptyContact('dk'), firstName, lastName, email }, mailedFields)).toEqual({});
  expect(Object.keys(checkContact(emptyContact('int'), mailedFields))).toEqual(mailedFields);
  expect(nameAndCountryOf({ ...skagen, firstName: ' Åse ' })).toEqual({
    firstName: 'Åse',
    lastName: 'Sørensen',
    countryCode: 'DK',
  });
});

test.each<
  [
    criterion: string,
    contact: Partial<Contact>,
    field: ContactField,
    value: string,
    expected: Partial<Contact>,
  ]
>([
  [
    'fills the town',
    { postcode: '', city: '' },
    'postcode',
    '2100',
    { postcode: '2100', city: 'København Ø' },
  ],
  ['replaces a town it has filled', {}, 'postcode', '8000', { postcode: '8000', city: 'Aarhus C' }],
  ['leaves a town that was typed', { city: 'Grenen' }, 'postcode', '8000', { city: 'Grenen' }],
  ['empties a town it has filled when the postcode is not one', {}, 'postcode', '9', { city: '' }],
  ['leaves a town that was typed beside no postcode', { postcode: '' }, 'postcode', '9', { city: 'Skagen' }],
  [
    'replaces a town that it has filled for another country',
    { country: 'NO' },
    'postcode',
    '0155',
    { city: 'Oslo' },
  ],
  ['changes an empty calling code', { phone: '+45 ' }, 'country', 'SE', { phone: '+46 ' }],
  ['leaves a number that was typed', {}, 'country', 'SE', { phone: '+45 20 20 20 20' }],
])('withField() %s', (_criterion, contact, field, value, expected) => {
  expect(withField({ ...skagen, ...contact }, field, value)).toMatchObject(expected);
});

test('withField() follows a postcode that is corrected digit by digit', () => {
  let contact = { ...skagen, postcode: '', city: '' };
  for (const postcode of ['9', '99', '999', '9990', '999', '99', '9', '', '8', '80', '800', '8000'])
    contact = withField(contact, 'postcode', postcode);
  expect(contact).toMatchObject({ postcode: '8000', city: 'Aarhus C' });
});

test('contactInMarket() changes only what the market cannot keep', () => {
  expect(contactInMarket(skagen, 'dk')).toBe(skagen);
  expect(contactInMarket(skagen, 'no')).toEqual({ ...skagen, country: 'NO' });
  expect(contactInMarket(skagen, 'int')).toEqual({ ...skagen, country: '' });
  expect(contactInMarket({ ...skagen, country: 'SE' }, 'int').country).toBe('SE');
});

test('contactInMarket() takes the country that was chosen, where the market delivers there', () => {
  expect(contactInMarket(skagen, 'int', 'SE').country).toBe('SE');
  expect(contactInMarket({ ...skagen, country: 'DE' }, 'int', 'SE').country).toBe('SE');
  expect(contactInMarket(skagen, 'no', 'SE').country).toBe('NO');
});

test('contactInMarket() keeps a town that has a namesake of its postcode there', () => {
  const glostrup = { ...skagen, postcode: '2600', city: 'Glostrup' };
  const moved = contactInMarket(glostrup, 'no');
  expect(moved.city).toBe('Glostrup');
  expect(checkContact(moved)).toEqual({ postcode: { kind: 'elsewhere' } });
});

test('savedAddressFor() suggests no address of a country that the market does not deliver to', () => {
  const home = { id: 'home', address: { city: 'Skagen', countryCode: 'DK' } };
  const work = { id: 'work', address: { city: 'Aarhus C', countryCode: 'DK' } };
  const cabin = { id: 'cabin', address: { city: 'Bergen', countryCode: 'NO' } };
  const addresses = [home, work, cabin];
  expect(savedAddressFor('dk', { addresses, defaultId: 'work' })).toBe(work.address);
  expect(savedAddressFor('dk', { addresses, defaultId: 'cabin' })).toBe(home.address);
  expect(savedAddressFor('no', { addresses, defaultId: 'work' })).toBe(cabin.address);
  expect(savedAddressFor('int', { addresses, defaultId: 'work' })).toBeUndefined();
  expect(savedAddressFor('dk', { addresses: [{ id: 'bare', address: { city: 'Skagen' } }] })).toBeUndefined();
});

test.each([
  ['follows with the code that stands there', '+45 ', '+47 '],
  ['keeps a number with its code', '+45 20 20 20 20', '+45 20 20 20 20'],
  ['gives a number the code that it was typed under', '20 20 20 20', '+4520202020'],
  ['keeps what is no number', '2020', '2020'],
])('contactInMarket() %s', (_criterion, phone, expected) => {
  expect(contactInMarket({ ...skagen, phone }, 'no').phone).toBe(expected);
});

property.prop([fc.constantFrom(...marketIds), fc.constantFrom(...marketIds)])(
  'contactInMarket() loses nothing on the way there and back',
  (there, further) => {
    const back = contactInMarket(contactInMarket(contactInMarket(skagen, there), further), 'dk');
    expect(back).toEqual(skagen);
  },
);

test('addressOf() normalizes what the shop writes on a parcel', () => {
  expect(addressOf({ ...skagen, firstName: ' \u202eÅse  Marie ', postcode: 'DK\u20119990' })).toEqual({
    firstName: 'Åse Marie',
    lastName: 'Sørensen',
    address1: 'Østerbyvej 1, st. tv.',
    zip: '9990',
    city: 'Skagen',
    countryCode: 'DK',
    phone: '+4520202020',
  });
});

const typed = fc.oneof(
  fc.string(),
  fc.constantFrom('2100', '8000', '0150', '+45 ', '20202020', 'DK', 'NO', 'ase@example.com'),
);
const typing = fc.array(fc.tuple(fc.constantFrom(...contactFields), typed));

property.prop([typing, fc.constantFrom(...marketIds)])(
  'any typing keeps what was typed, but for a town that a postcode brings and an untouched calling code',
  (events, market) => {
    let contact = emptyContact(market);
    for (const [field, value] of events) {
      const next = withField(contact, field, value);
      expect(next[field]).toBe(value);
      for (const other of contactFields) {
        if (other === field || other === 'city' || other === 'phone') continue;
        expect(next[other]).toBe(contact[other]);
      }
      contact = next;
    }
    if (Object.keys(checkContact(contact)).length === 0) expect(() => addressOf(contact)).not.toThrow();
  },
);
