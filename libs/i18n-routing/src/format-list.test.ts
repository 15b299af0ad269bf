import { describe, expect, test } from 'vitest';
import { formatList } from './format-list.ts';

describe('formatList()', () => {
  test.each([
    [[], 'en', 'and', ''],
    [['face'], 'en', 'and', 'face'],
    [['face', 'body'], 'en', 'or', 'face or body'],
    [['face', 'body', 'hair'], 'en', 'and', 'face, body, and hair'],
    [['tør', 'normal', 'moden'], 'da', 'and', 'tør, normal og moden'],
    [['tør', 'normal', 'moden'], 'da', 'or', 'tør, normal eller moden'],
    [['Haut', 'Haar'], 'de', 'or', 'Haut oder Haar'],
    [['constructor', 'toString'], 'en', 'and', 'constructor and toString'],
  ] as const)('%j in %s with %s is %j', (items, locale, joining, expected) => {
    expect(formatList(items, locale, joining)).toBe(expected);
  });

  test('joins with "and" by default', () => {
    expect(formatList(['hud', 'hår'], 'da')).toBe('hud og hår');
  });
});
