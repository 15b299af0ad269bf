import { describe, expect, test } from 'vitest';
import { createLocaleIntl } from './intl.ts';

const messages = {
  greeting: 'Hej {name}',
  lines: '{count, plural, one {# vare} other {# varer}}',
};

describe('createLocaleIntl()', () => {
  const intl = createLocaleIntl('da', messages);

  test('writes messages with the plurals of the language', () => {
    expect(intl.locale).toBe('da-DK');
    expect(intl.formatMessage({ id: 'greeting' }, { name: 'Ida' })).toBe('Hej Ida');
    expect([1, 2].map((count) => intl.formatMessage({ id: 'lines' }, { count }))).toEqual([
      '1 vare',
      '2 varer',
    ]);
  });

  test('throws for a message that is missing, and for a value that is', () => {
    expect(() => intl.formatMessage({ id: 'farewell' })).toThrow('farewell');
    expect(() => intl.formatMessage({ id: 'greeting' })).toThrow('name');
  });
});
