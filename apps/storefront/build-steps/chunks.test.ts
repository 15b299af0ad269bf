import { describe, expect, it } from 'vitest';
import { fetchedWithParts } from './chunks.ts';

describe('fetchedWithParts', () => {
  it('leaves out what a page that asks for a part has already', () => {
    expect(
      fetchedWithParts([
        'assets/bag-drawer-STkMmXo3.js',
        'assets/rolldown-runtime-BlsbPO0-.js',
        'assets/react-DYx2uks6.js',
        'assets/shop-BBv9IFaH.js',
        'assets/shop-main-C-A3enNK.js',
      ]),
    ).toEqual(['assets/bag-drawer-STkMmXo3.js', 'assets/shop-main-C-A3enNK.js']);
  });

  it('names no file to one that asks for it alone', () => {
    expect(fetchedWithParts(['assets/after-start-DTfHGFVP.js', 'assets/configuration-D2erdxu-.js'])).toEqual(
      [],
    );
  });
});
