import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { Address } from '../address.ts';
import { toPublicId, toMailingAddress, toSavedAddress } from './account-conversions.ts';

property.prop([fc.string(), fc.string()])(
  'toPublicId() removes everything after a question mark',
  (before, after) => {
    const id = toPublicId(`${before}?${after}`);
    expect(before.startsWith(id)).toBe(true);
    expect(id).not.toContain('?');
    expect(toPublicId(id)).toBe(id);
  },
);

const text = fc.string({ minLength: 1 });
const address = fc.record(
  {
    firstName: text,
    lastName: text,
    company: text,
    address1: text,
    address2: text,
    zip: text,
    city: text,
    countryCode: fc.constantFrom('DK', 'NO', 'DE'),
    phone: text,
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Address>;

property.prop([address])('an address comes back from a shop as it was sent', (sent) => {
  const { country, ...kept } = toMailingAddress(sent);
  // The shop stores the code; every field is sent, so that old values are replaced.
  expect(Object.keys(kept)).toHaveLength(8);
  const answered = { ...kept, id: 'gid://shopify/MailingAddress/1?key', countryCode: country };
  expect(toSavedAddress(answered as Parameters<typeof toSavedAddress>[0]).address).toEqual(sent);
});
