import { expect, test } from 'vitest';
import {
  type BillingFormValues,
  getBillingCountries,
  billingFields,
  billingToContact,
  checkBilling,
  contactToBilling,
  createBillingFormValues,
  toBillingAddress,
  clearSharedBillingValues,
} from './billing.ts';
import type { Contact } from './contact.ts';
import { contactRules } from './testing/contact-rules.ts';

const contact: Contact = {
  email: 'ase@example.com',
  firstName: 'Åse',
  lastName: 'Sørensen',
  country: 'DK',
  street: 'Østerbyvej 1',
  postcode: '9990',
  city: 'Skagen',
  phone: '+45 20 20 20 20',
};
const billing: BillingFormValues = contactToBilling(contact);

test('getBillingCountries() returns the countries of all markets, each once, sorted', () => {
  const countries = { a: ['SE', 'DK'], b: ['DK', 'AT'] };
  expect(getBillingCountries({ countries })).toEqual(['AT', 'DK', 'SE']);
});

test('createBillingFormValues() has the name and country of the contact, but no address', () => {
  expect(createBillingFormValues(contact)).toEqual({
    firstName: 'Åse',
    lastName: 'Sørensen',
    country: 'DK',
    street: '',
    postcode: '',
    city: '',
  });
});

test('clearSharedBillingValues() clears fields equal to the contact, except for the country', () => {
  expect(clearSharedBillingValues({ ...billing, street: 'Firmavej 2' }, contact)).toEqual({
    firstName: '',
    lastName: '',
    country: 'DK',
    street: 'Firmavej 2',
    postcode: '',
    city: '',
  });
});

test('billingToContact() is the inverse of contactToBilling(), without email and phone number', () => {
  expect(billingToContact(billing)).toEqual({ ...contact, email: '', phone: '' });
});

test.each<[criterion: string, change: Partial<BillingFormValues>, expected: object]>([
  ['nothing in a complete address', {}, {}],
  ['a missing street', { street: ' ' }, { street: { kind: 'missing' } }],
  ['a postcode of another form', { postcode: '99' }, { postcode: { kind: 'digits', digits: 4 } }],
  ['nothing in a territory, which bills reach', { postcode: '3900', city: 'Nuuk' }, {}],
])('checkBilling() finds %s', (_criterion, change, expected) => {
  expect(checkBilling(contactRules, { ...billing, ...change })).toEqual(expected);
});

test('checkBilling() requires every field', () => {
  const empty = { firstName: '', lastName: '', country: '', street: '', postcode: '', city: '' };
  expect(Object.keys(checkBilling(contactRules, empty))).toEqual([...billingFields]);
});

test('toBillingAddress() normalizes, and omits a postcode that the country does not have', () => {
  expect(toBillingAddress(contactRules, { ...billing, firstName: ' Åse ', postcode: 'dk-9990' })).toEqual({
    firstName: 'Åse',
    lastName: 'Sørensen',
    address1: 'Østerbyvej 1',
    zip: '9990',
    city: 'Skagen',
    countryCode: 'DK',
  });
  expect(toBillingAddress(contactRules, { ...billing, country: 'IE', postcode: '' })).not.toHaveProperty(
    'zip',
  );
});
