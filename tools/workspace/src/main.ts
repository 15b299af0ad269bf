import { CommandFailedError, forwardSignals } from './processes.ts';

const [name = '', ...parameters] = process.argv.slice(2);

/** What `node tools/workspace/run.mjs <command>` can do; each command is loaded only when it is asked for. */
const commands: Readonly<Record<string, () => Promise<void>>> = {
  start: async () => (await import('./start.ts')).start(),
  dev: async () => (await import('./dev.ts')).dev(),
  build: async () => (await import('./build.ts')).build(),
  'build:shop': async () => (await import('./build-shop.ts')).buildShop(),
  storybook: async () => (await import('./storybook.ts')).storybook(),
  'build:storybook': async () => (await import('./storybook.ts')).buildStorybook(),
  bench: async () => (await import('./bench.ts')).bench(parameters),
  'search:relevance': async () => (await import('./relevance.ts')).relevance(),
  'verify:packages': async () => {
    const { failed } = await (await import('./verify-packages.ts')).verifyPackages();
    process.exitCode = failed === 0 ? 0 : 1;
  },
  test: async () => (await import('./gate.ts')).gate(parameters),
  package: async () => (await import('./package-checks.ts')).checkPackage(parameters[0] ?? ''),
  size: async () => (await import('./package-checks.ts')).checkSize(parameters[0] ?? ''),
  docs: async () => (await import('./build.ts')).buildReference(),
  coverage: async () => (await import('./unit-tests.ts')).coverage(),
  'search:push': async () => {
    const { runCommandLine } = await import('@marehalm/search-push');
    process.exitCode = await runCommandLine(parameters, process.env);
  },
  sizes: async () => (await import('./component-sizes.ts')).sizes(parameters),
  weights: async () => (await import('./page-budgets.ts')).weights(),
  screens: async () => (await import('./screens.ts')).takeScreens(parameters),
  'test:visual': async () => (await import('./visual.ts')).testVisual(parameters),
  licences: async () => {
    const [{ reportLicences }, { root }] = await Promise.all([
      import('./licences.ts'),
      import('./workspace.ts'),
    ]);
    reportLicences(root);
  },
  audit: async () => (await import('./audit.ts')).audit(),
  sbom: async () => (await import('./sbom.ts')).writeSbom(),
  'test:browsers': async () => (await import('./other-browsers.ts')).testBrowsers(parameters),
  'test:fuzz': async () => (await import('./fuzz.ts')).testFuzz(parameters),
  'test:hosting': async () => (await import('./try-hosts.ts')).tryHosts(),
  'test:laws': async () => (await import('./laws.ts')).testLaws(parameters),
  'test:mutation': async () => (await import('./mutation.ts')).testMutation(parameters),
};

const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined) {
  console.error(`There is no command "${name}". Choose one of: ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}
forwardSignals();
try {
  await command();
} catch (error) {
  if (error instanceof Error) console.error(error.message);
  else console.error(error);
  process.exit(error instanceof CommandFailedError ? error.status : 1);
}
