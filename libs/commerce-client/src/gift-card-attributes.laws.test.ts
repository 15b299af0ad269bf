import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { giftCardAttributes, type GiftCardMail, giftCardMailOf } from './gift-card-attributes.ts';

const text = fc.string({ unit: 'binary' });
const mail = fc.record(
  { recipientEmail: text, recipientName: text, senderName: text, message: text, sendOn: text },
  { requiredKeys: ['recipientEmail'] },
) as fc.Arbitrary<GiftCardMail>;
const others = fc.array(fc.record({ key: fc.string().map((key) => `x-${key}`), value: text }));

property.prop([mail, fc.option(fc.integer(), { nil: undefined }), others])(
  'giftCardMailOf() undoes giftCardAttributes(), whatever else stands beside them',
  (given, offset, beside) => {
    const attributes = [...beside, ...giftCardAttributes(given, offset), ...beside];
    expect(giftCardMailOf(attributes)).toEqual(given);
  },
);

property.prop([mail, fc.integer()])('the names of a gift card are unique within a line', (given, offset) => {
  const keys = giftCardAttributes(given, offset).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
