import { describe, expect, test } from 'vitest';
import { addressFields, type Contact, createContact } from './contact.ts';
import { toAddress, toAccountContact, findSuggestedAddress, addressToContact } from './contact-address.ts';
import { checkContact } from './check-contact.ts';
import { contactRules } from './testing/contact-rules.ts';

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

test('toAddress() leaves out a postcode that a country does not need, and refuses a phone number that is none', () => {
  const dublin = { ...skagen, country: 'IE', postcode: ' ' };
  expect(toAddress(contactRules, dublin)).not.toHaveProperty('zip');
  expect(() => toAddress(contactRules, { ...skagen, phone: '2020' })).toThrow(
    new RangeError('Cannot send an address: its phone number is invalid'),
  );
});
