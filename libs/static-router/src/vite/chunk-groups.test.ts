import { describe, expect, it } from 'vitest';
import { selectPreloads } from './chunk-groups.ts';

const loaded = ['react', 'shop', 'configuration'];

describe('selectPreloads()', () => {
  it('omits chunks that the importing page already has', () => {
    expect(
      selectPreloads(
        [
          'assets/bag-drawer-STkMmXo.js',
          'assets/rolldown-runtime-BlsbPO0.js',
          'assets/react-DYx2uks.js',
          'assets/shop-BBv9IFa.js',
          'assets/shop-main-C-A3enN.js',
        ],
        loaded,
      ),
    ).toEqual(['assets/bag-drawer-STkMmXo.js', 'assets/shop-main-C-A3enN.js']);
  });

  it('leaves a single file to the import', () => {
    expect(
      selectPreloads(['assets/after-start-DTfHGFV.js', 'assets/configuration-D2erdxu.js'], loaded),
    ).toEqual([]);
  });
});
