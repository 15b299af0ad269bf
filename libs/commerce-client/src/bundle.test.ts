import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';

const entry = new URL('index.ts', import.meta.url).pathname;

const bag = [
  'createStorefrontClient',
  'isTemporary',
  'readCart',
  'createCart',
  'addCartLines',
  'updateCartLines',
  'removeCartLines',
  'setDiscountCodes',
  'setBuyerIdentity',
];
const checkout = [
  'readCheckout',
  'replaceDeliveryAddress',
  'addDeliveryAddress',
  'selectDeliveryOptions',
  'readPaymentSettings',
  'createCardSession',
  'updatePayment',
  'prepareForCompletion',
  'submitForCompletion',
  'readCompletionAttempt',
];

/** What a browser loads of this package for the sake of these exports. */
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

// Every page of a shop loads the bag's part; the checkout's comes when it is opened.
test.each<[part: string, names: readonly string[], limit: number]>([
  ['a bag', bag, 2400],
  ['a bag and a checkout', [...bag, ...checkout], 3500],
])('%s loads no other package and little beside the text of queries', async (_part, names, limit) => {
  const { code, imports, moduleIds } = await bundleOf(names);
  expect(imports).toEqual([]);
  expect(moduleIds.filter((id) => id.includes('node_modules'))).toEqual([]);
  // A build reads the catalogue, no browser does.
  expect(code).not.toContain('query Catalogue');
  const withoutQueries = code.replaceAll(/(["'`])(\s|\\n)*(query|mutation|fragment) [^"'`]*\1/g, '""');
  expect(code.length - withoutQueries.length).toBeGreaterThan(3000);
  expect(gzipSync(withoutQueries).length).toBeLessThanOrEqual(limit);
});
