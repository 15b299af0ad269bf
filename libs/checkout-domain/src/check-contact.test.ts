import { expect, test } from 'vitest';
import {
  addressFields,
  type Contact,
  type ContactField,
  contactFields,
  contactFieldsWithoutShipping,
  createContact,
} from './contact.ts';
import { toNameAndCountry, addressToContact } from './contact-address.ts';
import { toContactMistakes, checkContact, type ContactMistakes } from './check-contact.ts';
import { contactRules, testMarkets } from './testing/contact-rules.ts';

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

test.each<[criterion: string, change: Partial<Contact>, expected: ContactMistakes]>([
  ['nothing in a whole contact', {}, {}],
  ['a missing e-mail', { email: ' ' }, { email: { kind: 'missing' } }],
  ['an e-mail without an @', { email: 'ase.example.com' }, { email: { kind: 'malformed' } }],
  ['an e-mail without a domain', { email: 'ase@localhost' }, { email: { kind: 'malformed' } }],
  ['two e-mails', { email: 'a@b.dk,c@d.dk' }, { email: { kind: 'malformed' } }],
  ['three digits of postcode', { postcode: '999' }, { postcode: { kind: 'digits', digits: 4 } }],
  [
    'no problem in a postcode with a country prefix',
    { country: 'GR', postcode: 'GR-11455', city: 'Athina' },
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
    'no problem in values with invisible characters',
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
    'a town of another country',
    { country: 'NO', postcode: '2900', city: 'hellerup' },
    { postcode: { kind: 'elsewhere' } },
  ],
  [
    'a Norwegian town in a Danish address',
    { postcode: '0155', city: 'Oslo' },
    { postcode: { kind: 'elsewhere' } },
  ],
  [
    'no problem in a postcode that two countries have',
    { country: 'NO', postcode: '2600', city: 'Lillehammer' },
    {},
  ],
  ['a name of 256 letters', { lastName: 'x'.repeat(256) }, { lastName: { kind: 'unusable' } }],
])('checkContact() finds %s', (_criterion, change, expected) => {
  expect(checkContact(contactRules, { ...skagen, ...change })).toEqual(expected);
});

test('checkContact() requires every field of an empty form', () => {
  for (const market of testMarkets) {
    const missing = Object.keys(checkContact(contactRules, createContact(contactRules, market)));
    // An empty country is invalid: a form submitted unchanged must not order to the first country.
    const isAsked = (field: ContactField) => field !== 'country' || contactRules.countries[market].length > 1;
    expect(missing).toEqual(contactFields.filter(isAsked));
  }
});

test('checkContact() requires no address without shipped goods', () => {
  const { firstName, lastName, email } = skagen;
  expect(
    checkContact(
      contactRules,
      { ...createContact(contactRules, 'dk'), firstName, lastName, email },
      contactFieldsWithoutShipping,
    ),
  ).toEqual({});
  expect(
    Object.keys(checkContact(contactRules, createContact(contactRules, 'int'), contactFieldsWithoutShipping)),
  ).toEqual([...contactFieldsWithoutShipping]);
  expect(toNameAndCountry({ ...skagen, firstName: ' Åse ' })).toEqual({
    firstName: 'Åse',
    lastName: 'Sørensen',
    countryCode: 'DK',
  });
});

test('checkContact() does not require an email for an address', () => {
  const form = addressToContact(contactRules, {}, 'int');
  expect(Object.keys(checkContact(contactRules, form, addressFields))).toEqual(addressFields);
  expect(addressFields).not.toContain('email');
});

test('toContactMistakes() names fields as the form does, and no others', () => {
  const names = ['zip', 'address1', 'countryCode', 'constructor', undefined];
  expect(toContactMistakes(names)).toEqual({
    postcode: { kind: 'malformed' },
    street: { kind: 'unusable' },
    country: { kind: 'unusable' },
  });
  expect(toContactMistakes(['email', 'phone', 'firstName', 'lastName', 'city'])).toEqual({
    email: { kind: 'malformed' },
    phone: { kind: 'malformed' },
    firstName: { kind: 'unusable' },
    lastName: { kind: 'unusable' },
    city: { kind: 'unusable' },
  });
  expect(toContactMistakes(['address2'])).toEqual({ street: { kind: 'unusable' } });
});
