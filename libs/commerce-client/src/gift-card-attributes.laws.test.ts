import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  toGiftCardAttributes,
  type GiftCardDetails,
  parseGiftCardAttributes,
} from './gift-card-attributes.ts';

const text = fc.string({ unit: 'binary' });
const currency = fc.constantFrom('DKK', 'NOK', 'EUR');
const amount = fc.nat({ max: 1_000_000_000 });
const common = { recipientName: text, senderName: text, message: text, amount };
const optional = <Model extends object>(model: Model, requiredKeys: (keyof Model)[]) =>
  fc.record(model as never, { requiredKeys: requiredKeys as never });
const wishesWithoutCurrency = fc.oneof(
  optional({ type: fc.constant('email-now'), recipientEmail: text, ...common }, [
    'type',
    'recipientEmail',
    'recipientName',
  ]),
  optional({ type: fc.constant('email-on-date'), recipientEmail: text, sendOn: text, ...common }, [
    'type',
    'recipientEmail',
    'sendOn',
    'recipientName',
  ]),
  optional({ type: fc.constant('printed'), ...common }, ['type', 'recipientName']),
) as fc.Arbitrary<{ amount?: number }>;
const given = fc
  .tuple(wishesWithoutCurrency, currency)
  .map(([{ amount: minor, ...wishes }, code]): [GiftCardDetails, typeof code] => [
    {
      ...(wishes as GiftCardDetails),
      ...(minor === undefined ? {} : { amount: { amount: minor, currency: code } }),
    },
    code,
  ]);
const others = fc.array(fc.record({ key: fc.string().map((key) => `x-${key}`), value: text }));

property.prop([given, fc.option(fc.integer(), { nil: undefined }), others])(
  'parseGiftCardAttributes() is the inverse of toGiftCardAttributes(), whatever other attributes there are',
  ([wishes, code], offset, beside) => {
    const attributes = [...beside, ...toGiftCardAttributes(wishes, offset), ...beside];
    expect(parseGiftCardAttributes(attributes, code)).toEqual(wishes);
  },
);

property.prop([given, fc.integer()])(
  'the attribute names of a gift card are unique within a line',
  ([wishes], offset) => {
    const keys = toGiftCardAttributes(wishes, offset).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  },
);
