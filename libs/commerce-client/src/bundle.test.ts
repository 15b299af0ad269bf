import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { documentsByOperationName } from './internal/documents.ts';

const entry = new URL('index.ts', import.meta.url).pathname;

/** Bundles these exports for a browser. `size-limit` checks the size. */
async function bundleOf(names: readonly string[]): Promise<Rollup.OutputChunk> {
  const source = `import { ${names.join(', ')} } from '${entry}'; globalThis.used = [${names.join(', ')}];`;
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? id : null),
        load: (id) => (id === 'virtual:entry' ? source : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: 'virtual:entry' },
    },
  })) as Rollup.RollupOutput;
  return output[0];
}

/** Names of the operations in a text. */
function operationsIn(code: string): readonly string[] {
  return [...code.matchAll(/\b(?:query|mutation) ([A-Z]\w+)/g)].map(([, name]) => name ?? '').sort();
}

// Every page of a shop loads the bag's part; checkout and accounts come when they are opened.
test.each<[exported: readonly string[], operations: readonly string[]]>([
  [['createStorefrontClient', 'isTemporaryFailure', 'parseMoney', 'toGiftCardAttributes'], []],
  [
    ['createStorefrontClient', 'fetchCart', 'addCartLines'],
    ['Cart', 'CartLinesAdd'],
  ],
  [
    ['createCart', 'updateCartLines', 'removeCartLines'],
    ['CartCreate', 'CartLinesRemove', 'CartLinesUpdate'],
  ],
  [
    ['fetchCheckout', 'setGiftCardCodes'],
    ['CartGiftCardCodesUpdate', 'Checkout'],
  ],
  [['createCardSession'], []],
  [['fetchCatalog'], ['Catalogue', 'ProductVariants']],
  [
    ['createStorefrontAccounts'],
    Object.keys(documentsByOperationName).filter((name) => name.startsWith('Customer')),
  ],
])('a bundle with %s holds the operations that these send and nothing else', async (names, operations) => {
  const { code, imports, moduleIds } = await bundleOf(names);
  expect(operationsIn(code)).toEqual([...operations].sort());
  expect(imports).toEqual([]);
  expect(moduleIds.filter((id) => id.includes('node_modules'))).toEqual([]);
});
