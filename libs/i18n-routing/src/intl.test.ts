import { describe, expect, expectTypeOf, test } from 'vitest';
import { createIntlLoader, createLocaleIntl, type LocaleMessages } from './intl.ts';

const messages = {
  greeting: 'Hej {name}',
  lines: '{count, plural, one {# vare} other {# varer}}',
};

describe('createLocaleIntl()', () => {
  const intl = createLocaleIntl('da', messages);

  test('formats messages with the plurals of the language', () => {
    expect(intl.locale).toBe('da');
    expect(intl.formatMessage({ id: 'greeting' }, { name: 'Ida' })).toBe('Hej Ida');
    expect([1, 2].map((count) => intl.formatMessage({ id: 'lines' }, { count }))).toEqual([
      '1 vare',
      '2 varer',
    ]);
  });

  test('throws for a missing message, and for a missing value', () => {
    expect(() => intl.formatMessage({ id: 'farewell' })).toThrow('farewell');
    expect(() => intl.formatMessage({ id: 'greeting' })).toThrow('name');
  });
});

describe('createIntlLoader()', () => {
  const danish = { greeting: 'Hej {name}' };
  const english = { greeting: 'Hello {name}' };

  test('loads a language at its first use, once', async () => {
    const loaded: string[] = [];
    const load = (locale: string, texts: LocaleMessages) => () => {
      loaded.push(locale);
      return Promise.resolve(texts);
    };
    const intlFor = createIntlLoader({ en: load('en', english), da: load('da', danish) });
    expect(loaded).toEqual([]);
    const [first, second] = await Promise.all([intlFor('da'), intlFor('da')]);
    expect(second).toBe(first);
    expect(await intlFor('da')).toBe(first);
    expect(loaded).toEqual(['da']);
    expect(first.formatMessage({ id: 'greeting' }, { name: 'Ida' })).toBe('Hej Ida');
    expect((await intlFor('en')).formatMessage({ id: 'greeting' }, { name: 'Ida' })).toBe('Hello Ida');
    expect(loaded).toEqual(['da', 'en']);
  });

  test('passes a failure on, and retries with the next call', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve(danish)];
    const intlFor = createIntlLoader({
      en: () => Promise.resolve(english),
      da: () => answers.shift() ?? Promise.reject(new Error('asked too often')),
    });
    await expect(intlFor('da')).rejects.toThrow('offline');
    expect((await intlFor('da')).locale).toBe('da');
    expect((await intlFor('da')).locale).toBe('da');
  });

  test('compiles only for a language with a loader', () => {
    const mistakes = () => {
      // @ts-expect-error: no English.
      void createIntlLoader({ da: () => Promise.resolve(danish) })('en');
    };
    expectTypeOf(mistakes).toBeFunction();
  });
});
