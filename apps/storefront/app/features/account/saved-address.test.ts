import { expect, test } from 'vitest';
import { addressOf, contactOf } from '../../addresses/contact';
import { checkSavedAddress, refusedAddressFields } from './saved-address';

const skagen = {
  firstName: 'Ida',
  lastName: 'Ærø',
  address1: 'Klitvej 12',
  zip: '9990',
  city: 'Skagen',
  countryCode: 'DK',
  phone: '+4520123456',
};

test('contactOf() shows a saved address so that saving it unchanged changes nothing', () => {
  const form = contactOf(skagen, 'dk');
  expect(checkSavedAddress(form)).toEqual({});
  expect(addressOf(form)).toEqual(skagen);
});

test('contactOf() has one line for the street, floor and door included', () => {
  expect(contactOf({ ...skagen, address2: '1. tv.' }, 'dk').street).toBe('Klitvej 12, 1. tv.');
});

test('contactOf() begins with the country and calling code of the market', () => {
  expect(contactOf({}, 'no')).toMatchObject({ country: 'NO', phone: '+47 ', street: '' });
});

test('checkSavedAddress() asks for everything but the e-mail of the account', () => {
  expect(Object.keys(checkSavedAddress(contactOf({}, 'dk'))).sort()).toEqual(
    ['city', 'firstName', 'lastName', 'phone', 'postcode', 'street'].sort(),
  );
});

test('refusedAddressFields() names fields as the form does', () => {
  expect(
    refusedAddressFields([
      { kind: 'invalid', field: 'zip' },
      { kind: 'contains-url', field: 'address1' },
      { kind: 'taken' },
    ]),
  ).toEqual({ postcode: { kind: 'malformed' }, street: { kind: 'unusable' } });
});
