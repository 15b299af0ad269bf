import { expect, test } from 'vitest';
import { addressOf } from '../../addresses/contact';
import { checkSavedAddress, countriesOf, formOf, refusedAddressFields } from './saved-address';

const skagen = {
  firstName: 'Ida',
  lastName: 'Ærø',
  address1: 'Klitvej 12',
  zip: '9990',
  city: 'Skagen',
  countryCode: 'DK',
  phone: '+4520123456',
};

test('formOf() shows a saved address so that saving it unchanged changes nothing', () => {
  const form = formOf(skagen, 'dk');
  expect(checkSavedAddress(form)).toEqual({});
  expect(addressOf(form)).toEqual(skagen);
});

test('formOf() has one line for the street, floor and door included', () => {
  expect(formOf({ ...skagen, address2: '1. tv.' }, 'dk').street).toBe('Klitvej 12, 1. tv.');
});

test('formOf() begins with the country and calling code of the market', () => {
  expect(formOf(undefined, 'no')).toMatchObject({ country: 'NO', phone: '+47 ', street: '' });
});

test('checkSavedAddress() asks for everything but the e-mail of the account', () => {
  expect(Object.keys(checkSavedAddress(formOf(undefined, 'dk'))).sort()).toEqual(
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

test('countriesOf() sorts by name in the language', () => {
  expect(countriesOf('dk', 'da')).toEqual([{ code: 'DK', name: 'Danmark' }]);
  const names = countriesOf('int', 'da').map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'da')));
});
