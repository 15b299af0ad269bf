import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import {
  type Contact,
  type ContactField,
  contactFields,
  createContact,
  isContactUntouched,
  moveContact,
  normalizeContact,
  setContactField,
} from './contact.ts';
import { toAddress } from './contact-address.ts';
import { checkContact } from './check-contact.ts';
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
