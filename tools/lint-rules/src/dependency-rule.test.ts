import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '@marehalm/workspace';

/** Lints with the configuration of the workspace, as the gate does. */
describe('the dependency rule', () => {
  let eslint: ESLint;
  beforeAll(() => {
    eslint = new ESLint({ cwd: root });
  });

  const importing = async (file: string, specifier: string): Promise<string[]> => {
    const [result] = await eslint.lintText(
      `import * as imported from '${specifier}';\nexport { imported };\n`,
      {
        filePath: file,
      },
    );
    return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`);
  };

  test.each([
    ['React', 'libs/cart-domain/src/probe.ts', 'react', 'no-restricted-imports'],
    ['the router', 'libs/i18n-routing/src/probe.ts', 'react-router', '@nx/enforce-module-boundaries'],
    ['the UI kit', 'libs/search/src/probe.ts', '@marehalm/ui', '@nx/enforce-module-boundaries'],
    [
      'cart-domain in search',
      'libs/search/src/probe.ts',
      '@marehalm/cart-domain/money',
      '@nx/enforce-module-boundaries',
    ],
    [
      'i18n-routing in cart-domain',
      'libs/cart-domain/src/probe.ts',
      '@marehalm/i18n-routing',
      '@nx/enforce-module-boundaries',
    ],
    [
      'the facts of the shop in a domain library',
      'libs/search/src/probe.ts',
      '@marehalm/shop',
      '@nx/enforce-module-boundaries',
    ],
    [
      'a domain library in the UI kit',
      'libs/ui/src/probe.ts',
      '@marehalm/cart-domain/money',
      '@nx/enforce-module-boundaries',
    ],
    [
      'a tool in a library',
      'libs/recaptcha/src/probe.ts',
      '@marehalm/local-services',
      '@nx/enforce-module-boundaries',
    ],
    [
      'a domain library in static-router',
      'libs/static-router/src/probe.ts',
      '@marehalm/i18n-routing',
      '@nx/enforce-module-boundaries',
    ],
    [
      'static-router in a domain library',
      'libs/search/src/probe.ts',
      '@marehalm/static-router',
      '@nx/enforce-module-boundaries',
    ],
    ['an app in a library', 'libs/search/src/probe.ts', '@marehalm/storefront', 'no-restricted-imports'],
    [
      'an app in a tool',
      'tools/local-services/src/probe.ts',
      '@marehalm/storefront',
      'no-restricted-imports',
    ],
    [
      'the source of another library by its path',
      'libs/search/src/probe.ts',
      '../../cart-domain/src/money.ts',
      '@nx/enforce-module-boundaries',
    ],
    [
      'the account in the checkout',
      'apps/storefront/app/checkout/steps/probe.ts',
      '../../account/account-error-notice',
      'import-x/no-restricted-paths',
    ],
    [
      'the checkout in the account',
      'apps/storefront/app/account/probe.ts',
      '../checkout/state/order-storage',
      'import-x/no-restricted-paths',
    ],
    [
      'a page in the bag',
      'apps/storefront/app/cart/probe.ts',
      '../pages/blocks/blocks',
      'import-x/no-restricted-paths',
    ],
    [
      'the layout in the bag',
      'apps/storefront/app/cart/probe.ts',
      '../layout/shell',
      'import-x/no-restricted-paths',
    ],
    [
      'the bag in the configuration',
      'apps/storefront/app/config/probe.ts',
      '../cart/bag',
      'import-x/no-restricted-paths',
    ],
    ['React in page-data', 'libs/page-data/src/probe.ts', 'react', 'no-restricted-imports'],
    [
      'the router in page-data',
      'libs/page-data/src/probe.ts',
      'react-router',
      '@nx/enforce-module-boundaries',
    ],
    [
      'static-router in page-data',
      'libs/page-data/src/probe.ts',
      '@marehalm/static-router/server',
      '@nx/enforce-module-boundaries',
    ],
    [
      'a tool in page-data',
      'libs/page-data/src/probe.ts',
      '@marehalm/local-services',
      '@nx/enforce-module-boundaries',
    ],
    ['page-data in shop', 'libs/shop/src/probe.ts', '@marehalm/page-data', '@nx/enforce-module-boundaries'],
    [
      'page-data in the UI kit',
      'libs/ui/src/probe.ts',
      '@marehalm/page-data',
      '@nx/enforce-module-boundaries',
    ],
    [
      'build-time code in a page',
      'apps/storefront/app/pages/product/probe.ts',
      '@marehalm/page-data/build',
      '@typescript-eslint/no-restricted-imports',
    ],
    [
      'a page in the server',
      'apps/storefront/app/server/probe.ts',
      '../pages/blocks/blocks',
      'import-x/no-restricted-paths',
    ],
    [
      'the server in a page',
      'apps/storefront/app/pages/product/probe.ts',
      '../../server/page-sources.server',
      '@typescript-eslint/no-restricted-imports',
    ],
    [
      'a file that imports this one',
      'libs/cart-domain/src/money.ts',
      './included-vat.ts',
      'import-x/no-cycle',
    ],
  ])('refuses %s', async (_what, file, specifier, rule) => {
    const problems = await importing(file, specifier);
    expect(problems.join('\n')).toContain(`${rule}: `);
  });

  test.each([
    ['a domain library in shop', 'libs/shop/src/probe.ts', '@marehalm/i18n-routing'],
    ['a domain library in page-data', 'libs/page-data/src/probe.ts', '@marehalm/cart-domain/market'],
    ['the facts of the shop in page-data', 'libs/page-data/src/probe.ts', '@marehalm/shop/content'],
    ['page-data in a tool', 'tools/search-push/src/probe.ts', '@marehalm/page-data/records'],
    ['view models in a page', 'apps/storefront/app/pages/probe.ts', '@marehalm/page-data'],
    ['build-time code in a route', 'apps/storefront/app/routes/probe.ts', '@marehalm/page-data/build'],
    ['React in an adapter', 'libs/recaptcha/src/react.ts', 'react'],
    ['a domain library in the app', 'apps/storefront/app/probe.ts', '@marehalm/cart-domain/money'],
    ['the configuration in the checkout', 'apps/storefront/app/checkout/probe.ts', '../config/payments'],
    ['the server in a route', 'apps/storefront/app/routes/probe.ts', '../server/page-sources.server'],
    ['the bag in the layout', 'apps/storefront/app/layout/probe.ts', '../cart/bag'],
    ['React Router in static-router', 'libs/static-router/src/probe.ts', 'react-router'],
    ['static-router in the app', 'apps/storefront/app/probe.ts', '@marehalm/static-router/client'],
    ['the UI kit in the app', 'apps/storefront/app/intl/amount.tsx', '@marehalm/ui'],
    [
      'a domain library in local services',
      'tools/local-services/src/probe.ts',
      '@marehalm/cart-domain/money',
    ],
  ])('allows %s', async (_what, file, specifier) => {
    expect(await importing(file, specifier)).toEqual([]);
  });
});
