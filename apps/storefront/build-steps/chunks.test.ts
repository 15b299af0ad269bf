import { describe, expect, it } from 'vitest';
import { fetchedWithParts } from './chunks.ts';

describe('fetchedWithParts', () => {
  it('leaves out what a page that asks for a part has already', () => {
    expect(
      fetchedWithParts([
        'assets/bag-drawer-STkMmXo.js',
        'assets/rolldown-runtime-BlsbPO0.js',
        'assets/react-DYx2uks.js',
        'assets/shop-BBv9IFa.js',
        'assets/shop-main-C-A3enN.js',
      ]),
    ).toEqual(['assets/bag-drawer-STkMmXo.js', 'assets/shop-main-C-A3enN.js']);
  });

  it('names no file to one that asks for it alone', () => {
    expect(fetchedWithParts(['assets/after-start-DTfHGFV.js', 'assets/configuration-D2erdxu.js'])).toEqual(
      [],
    );
  });
});
