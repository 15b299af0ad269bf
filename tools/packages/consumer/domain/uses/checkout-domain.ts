import { checkContact, type ContactRules, createContact, setContactField } from '@marehalm/checkout-domain';
import { createPhoneRules } from '@marehalm/checkout-domain/phone';

const rules: ContactRules<'dk'> = {
  countries: { dk: ['DK'] },
  postcodes: { DK: { pattern: /^\d{4}$/, digits: 4 } },
  towns: { DK: [[9990, 9990, 'Skagen']] },
  phone: createPhoneRules(),
};

/** Fills a form in and says what is wrong with it. */
export function run() {
  const contact = setContactField(rules, createContact(rules, 'dk'), 'postcode', '9990');
  return { city: contact.city, mistake: checkContact(rules, { ...contact, phone: '2020' }, ['phone']).phone };
}

export const expected = { city: 'Skagen', mistake: { kind: 'malformed' } };
