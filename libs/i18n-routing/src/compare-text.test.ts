import { describe, expect, test } from 'vitest';
import { compareText } from './compare-text.ts';

const sorted = (locale: 'en' | 'da', ...texts: string[]) => texts.toSorted(compareText(locale));

describe('compareText()', () => {
  test('ends the Danish alphabet with æ, ø, å', () => {
    expect(sorted('da', 'Ålegræs', 'Ørred', 'Zebra', 'Ærlig', 'Ymer', 'Alge')).toEqual([
      'Alge',
      'Ymer',
      'Zebra',
      'Ærlig',
      'Ørred',
      'Ålegræs',
    ]);
  });

  test('takes aa for å in Danish alone', () => {
    expect(sorted('da', 'Aarhus', 'Zebra', 'Å', 'Århus')).toEqual(['Zebra', 'Å', 'Aarhus', 'Århus']);
    expect(sorted('en', 'Zebra', 'Aarhus')).toEqual(['Aarhus', 'Zebra']);
  });

  test('counts digits as numbers, before letters', () => {
    expect(sorted('da', 'Serum, 10 ml', 'Serum, 2 ml', 'Serum A')).toEqual([
      'Serum A',
      'Serum, 2 ml',
      'Serum, 10 ml',
    ]);
  });

  test('lets case and marks decide only between equals', () => {
    expect(sorted('en', 'zest', 'Zen', 'creme', 'Crème', 'crest')).toEqual([
      'creme',
      'Crème',
      'crest',
      'Zen',
      'zest',
    ]);
  });
});
