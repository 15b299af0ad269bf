import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  addressFields,
  checkContact,
  type Contact,
  type ContactField,
  contactFields,
  contactFieldsWithoutShipping,
  type ContactMistakes,
  createContact,
  findSuggestedAddress,
  isContactUntouched,
  moveContact,
  normalizeContact,
  setContactField,
  toAccountContact,
  toAddress,
  addressToContact,
  toContactMistakes,
  toNameAndCountry,
} from './contact.ts';
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

test('a Danish order has at most eight required fields', () => {
  const asked = contactFields.filter((field) => field !== 'country' || contactRules.countries.dk.length > 1);
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
    'replaces a town that it filled in for another country',
    { country: 'NO' },
    'postcode',
    '0155',
    { city: 'Oslo' },
  ],
  ['changes an empty calling code', { phone: '+45 ' }, 'country', 'SE', { phone: '+46 ' }],
  ['leaves a number that was typed', {}, 'country', 'SE', { phone: '+45 20 20 20 20' }],
])('setContactField() %s', (_criterion, contact, field, value, expected) => {
  expect(setContactField(contactRules, { ...skagen, ...contact }, field, value)).toMatchObject(expected);
});

test('setContactField() updates the town while a postcode is corrected digit by digit', () => {
  let contact = { ...skagen, postcode: '', city: '' };
  for (const postcode of ['9', '99', '999', '9990', '999', '99', '9', '', '8', '80', '800', '8000'])
    contact = setContactField(contactRules, contact, 'postcode', postcode);
  expect(contact).toMatchObject({ postcode: '8000', city: 'Aarhus C' });
});

test('moveContact() changes only fields that the market does not support', () => {
  expect(moveContact(contactRules, skagen, 'dk')).toBe(skagen);
  expect(moveContact(contactRules, skagen, 'no')).toEqual({ ...skagen, country: 'NO' });
  expect(moveContact(contactRules, skagen, 'int')).toEqual({ ...skagen, country: '' });
  expect(moveContact(contactRules, { ...skagen, country: 'SE' }, 'int').country).toBe('SE');
});

test('moveContact() takes the chosen country if the market delivers there', () => {
  expect(moveContact(contactRules, skagen, 'int', 'SE').country).toBe('SE');
  expect(moveContact(contactRules, { ...skagen, country: 'DE' }, 'int', 'SE').country).toBe('SE');
  expect(moveContact(contactRules, skagen, 'no', 'SE').country).toBe('NO');
});

test('moveContact() keeps a town if its postcode exists there under the same name', () => {
  const glostrup = { ...skagen, postcode: '2600', city: 'Glostrup' };
  const moved = moveContact(contactRules, glostrup, 'no');
  expect(moved.city).toBe('Glostrup');
  expect(checkContact(contactRules, moved)).toEqual({ postcode: { kind: 'elsewhere' } });
});

test('findSuggestedAddress() skips addresses in countries that the market does not deliver to', () => {
  const home = { id: 'home', address: { city: 'Skagen', countryCode: 'DK' } };
  const work = { id: 'work', address: { city: 'Aarhus C', countryCode: 'DK' } };
  const cabin = { id: 'cabin', address: { city: 'Bergen', countryCode: 'NO' } };
  const addresses = [home, work, cabin];
  expect(findSuggestedAddress(contactRules, 'dk', { addresses, defaultId: 'work' })).toBe(work.address);
  expect(findSuggestedAddress(contactRules, 'dk', { addresses, defaultId: 'cabin' })).toBe(home.address);
  expect(findSuggestedAddress(contactRules, 'no', { addresses, defaultId: 'work' })).toBe(cabin.address);
  expect(findSuggestedAddress(contactRules, 'int', { addresses, defaultId: 'work' })).toBeUndefined();
  expect(
    findSuggestedAddress(contactRules, 'dk', { addresses: [{ id: 'bare', address: { city: 'Skagen' } }] }),
  ).toBeUndefined();
});

test('toAccountContact() returns the suggested address, or else the name alone', () => {
  const profile = { email: 'ase@example.com', firstName: 'Åse', lastName: 'Sørensen' };
  const home = { id: 'home', address: { firstName: 'Ida', city: 'Skagen', countryCode: 'DK' } };
  const known = toAccountContact(contactRules, 'dk', profile, { addresses: [home] });
  expect(known).toMatchObject({ email: 'ase@example.com', firstName: 'Ida', lastName: '', city: 'Skagen' });
  expect(toAccountContact(contactRules, 'no', profile, { addresses: [home] })).toEqual({
    ...createContact(contactRules, 'no'),
    ...profile,
  });
  expect(toAccountContact(contactRules, 'no', {}, { addresses: [] })).toEqual(
    createContact(contactRules, 'no'),
  );
});

test.each(contactFields)('isContactUntouched() sees %s', (field) => {
  const empty = createContact(contactRules, 'dk');
  expect(isContactUntouched(contactRules, 'dk', empty)).toBe(true);
  expect(isContactUntouched(contactRules, 'dk', { ...empty, [field]: `${empty[field]}1` })).toBe(false);
});

test.each([
  ['follows with the code that stands there', '+45 ', '+47 '],
  ['keeps a number with its code', '+45 20 20 20 20', '+45 20 20 20 20'],
  ['gives a number the code that it was typed under', '20 20 20 20', '+4520202020'],
  ['keeps what is no number', '2020', '2020'],
])('moveContact() %s', (_criterion, phone, expected) => {
  expect(moveContact(contactRules, { ...skagen, phone }, 'no').phone).toBe(expected);
});

property.prop([fc.constantFrom(...testMarkets), fc.constantFrom(...testMarkets)])(
  'moveContact() loses nothing in a change and back',
  (there, further) => {
    const back = moveContact(
      contactRules,
      moveContact(contactRules, moveContact(contactRules, skagen, there), further),
      'dk',
    );
    expect(back).toEqual(skagen);
  },
);

test('toAddress() normalizes what is printed on a parcel', () => {
  expect(
    toAddress(contactRules, { ...skagen, firstName: ' \u202eÅse  Marie ', postcode: 'DK\u20119990' }),
  ).toEqual({
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

property.prop([typing, fc.constantFrom(...testMarkets)])(
  'any typing keeps the typed fields, except for the town of a postcode and an untouched calling code',
  (events, market) => {
    let contact = createContact(contactRules, market);
    for (const [field, value] of events) {
      const next = setContactField(contactRules, contact, field, value);
      expect(next[field]).toBe(value);
      for (const other of contactFields) {
        if (other === field || other === 'city' || other === 'phone') continue;
        expect(next[other]).toBe(contact[other]);
      }
      contact = next;
    }
    if (Object.keys(checkContact(contactRules, contact)).length === 0)
      expect(() => toAddress(contactRules, contact)).not.toThrow();
  },
);

describe('addressToContact()', () => {
  const saved = {
    firstName: 'Ida',
    lastName: 'Ærø',
    address1: 'Klitvej 12',
    zip: '9990',
    city: 'Skagen',
    countryCode: 'DK',
    phone: '+4520123456',
  };

  test('converts a saved address so that saving it unchanged changes nothing', () => {
    const form = addressToContact(contactRules, saved, 'dk');
    expect(checkContact(contactRules, form, addressFields)).toEqual({});
    expect(form).toMatchObject({ email: '', phone: '+45\u00a020\u00a012\u00a034\u00a056' });
    expect(toAddress(contactRules, form)).toEqual(saved);
  });

  test('joins street, floor and door into one line', () => {
    expect(addressToContact(contactRules, { ...saved, address2: '1. tv.' }, 'dk').street).toBe(
      'Klitvej 12, 1. tv.',
    );
  });

  test('starts with the country and calling code of the market', () => {
    expect(addressToContact(contactRules, {}, 'no')).toEqual(createContact(contactRules, 'no'));
    expect(createContact(contactRules, 'no')).toMatchObject({ country: 'NO', phone: '+47 ', street: '' });
  });

  test('moves the contact to a country of the market', () => {
    expect(addressToContact(contactRules, saved, 'no').country).toBe('NO');
  });
});

test('checkContact() does not require an email for an address', () => {
  const form = addressToContact(contactRules, {}, 'int');
  expect(Object.keys(checkContact(contactRules, form, addressFields))).toEqual(addressFields);
  expect(addressFields).not.toContain('email');
});

test('toAddress() leaves out a postcode that a country does not need, and refuses a phone number that is none', () => {
  const dublin = { ...skagen, country: 'IE', postcode: ' ' };
  expect(toAddress(contactRules, dublin)).not.toHaveProperty('zip');
  expect(() => toAddress(contactRules, { ...skagen, phone: '2020' })).toThrow(
    new RangeError('Cannot send an address: its phone number is not one'),
  );
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

test('normalizeContact() writes every field but the phone number as it is sent', () => {
  const entered = {
    email: ' ase@exam\u00adple.com ',
    firstName: ' Åse  Marie',
    lastName: 'Sørensen ',
    country: 'DK',
    street: ' Østerbyvej  1',
    postcode: 'DK-9990',
    city: ' Skagen',
    phone: ' 20202020 ',
  };
  expect(normalizeContact(contactRules, entered)).toEqual({
    email: 'ase@example.com',
    firstName: 'Åse Marie',
    lastName: 'Sørensen',
    country: 'DK',
    street: 'Østerbyvej 1',
    postcode: '9990',
    city: 'Skagen',
    phone: ' 20202020 ',
  });
});

test('setContactField() fills in no town beside one that was entered, and keeps the phone number of a postcode', () => {
  const bare = { ...skagen, city: '  ', postcode: '' };
  expect(setContactField(contactRules, bare, 'postcode', '8000').city).toBe('Aarhus C');
  expect(setContactField(contactRules, bare, 'postcode', '8').city).toBe('  ');
  expect(setContactField(contactRules, { ...skagen, phone: '+45 ' }, 'postcode', '8000').phone).toBe('+45 ');
  // No town of the other country has this postcode: keep the town until the postcode changes.
  expect(setContactField(contactRules, skagen, 'country', 'SE').city).toBe('Skagen');
});
