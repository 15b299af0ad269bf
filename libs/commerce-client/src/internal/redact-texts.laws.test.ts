import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { collectTexts, redactTexts } from './redact-texts.ts';

/** Without the replacement character, which no password consists of. */
const text = fc.string({ unit: 'binary' }).map((each) => each.replaceAll('…', '.'));
const secret = text.filter((each) => each.length >= 3);
const parts = fc.array(fc.oneof(text, secret), { maxLength: 8 });

property.prop([fc.array(secret, { minLength: 1, maxLength: 4 }), parts])(
  'redactTexts() removes all of the texts, plain or as JSON',
  (secrets, between) => {
    const message = secrets
      .flatMap((each, index) => [between[index] ?? '', each, JSON.stringify(each)])
      .join(' ');
    const left = redactTexts(message, secrets);
    for (const each of secrets) expect(left.includes(each)).toBe(false);
  },
);

property.prop([text, fc.array(secret)])(
  'redactTexts() keeps messages without any of them unchanged',
  (message, secrets) => {
    fc.pre(
      secrets.every(
        (each) => !message.includes(each) && !message.includes(JSON.stringify(each).slice(1, -1)),
      ),
    );
    expect(redactTexts(message, secrets)).toBe(message);
  },
);

property.prop([fc.dictionary(fc.string(), fc.jsonValue())])(
  'collectTexts() finds every text that JSON would contain',
  (value) => {
    // Names in the JSON are not values, so exclude them from the comparison.
    const found = new Set(collectTexts(value));
    const sent = JSON.stringify(value);
    for (const each of found) expect(sent).toContain(JSON.stringify(each));
    const expected: string[] = [];
    JSON.parse(sent, (_key, part: unknown) => {
      if (typeof part === 'string') expected.push(part);
      return part;
    });
    expect(found).toEqual(new Set(expected));
  },
);
