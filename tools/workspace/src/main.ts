import { CommandFailedError, forwardSignals, runCommand } from './processes.ts';
import { refuseUnknownVariables } from './environment-variables.ts';
import { root } from './workspace.ts';

const [name = '', ...parameters] = process.argv.slice(2);

/** Runs a command of another project. It is not imported, because it imports this project. */
const runInProject = (file: string, ...first: readonly string[]) =>
  runCommand(process.execPath, [...process.execArgv, `${root}/${file}`, ...first, ...parameters], {
    directory: root,
    name,
  });

/** Commands of `node tools/workspace/run.mjs <command>`, each loaded only when it runs. */
const commands: Readonly<Record<string, () => Promise<void>>> = {
  start: async () => (await import('./build-and-serve-shop.ts')).buildAndServeShop(),
  dev: async () => (await import('./serve-development-shop.ts')).serveDevelopmentShop(),
  build: async () => (await import('./build-shop-cached.ts')).buildShopCached(),
  'build:shop': async () => (await import('./build-shop.ts')).buildShop(),
  storybook: async () => (await import('./storybook.ts')).startStorybook(),
  test: async () => (await import('./gate.ts')).runGate(parameters),
  'test:all': async () => (await import('./test-all.ts')).testAll(parameters),
  'test:flakes': async () => (await import('./test-flakes.ts')).testFlakes(parameters),
  'test:visual': async () => (await import('./test-visual.ts')).testVisual(parameters),
  'test:browsers': async () => (await import('./test-browsers.ts')).testBrowsers(parameters),
  'test:fuzz': async () => (await import('./test-fuzz.ts')).testFuzz(parameters),
  'test:heard': () => runInProject('apps/storefront-e2e/screen-reader/main.ts'),
  'test:hosting': () => runInProject('apps/storefront-e2e/hosting/main.ts'),
  'test:laws': async () => (await import('./test-laws.ts')).testLaws(parameters),
  'test:mutation': async () => (await import('./test-mutation.ts')).testMutation(parameters),
  screens: async () => (await import('./take-screenshots.ts')).takeScreenshots(parameters),
  licences: async () => (await import('./licences.ts')).reportLicences(root),
  'search:push': async () => {
    const { runSearchPush } = await import('@marehalm/search-push');
    process.exitCode = await runSearchPush(parameters, process.env);
  },
  'search:relevance': () => runInProject('tools/bench/src/relevance-command.ts'),
  bench: () => runInProject('tools/bench/src/main.ts'),
  sizes: () => runInProject('tools/packages/src/main.ts', 'sizes'),
  'test:shop': async () => (await import('./test-another-shop.ts')).testAnotherShop(),
  'test:strangers': () => runInProject('tools/packages/src/main.ts', 'strangers'),
  'verify:packages': () => runInProject('tools/packages/src/main.ts', 'verify'),
};

const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined) {
  console.error(`There is no command "${name}". Choose one of: ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}
forwardSignals();
try {
  refuseUnknownVariables(process.env);
  await command();
} catch (error) {
  if (error instanceof Error) console.error(error.message);
  else console.error(error);
  process.exit(error instanceof CommandFailedError ? error.status : 1);
}
