import { forwardSignals } from '@marehalm/workspace';

const [name = '', ...parameters] = process.argv.slice(2);

/** The targets `package` and `size` of libraries, `npm run verify:packages`, `npm run test:strangers` and `npm run sizes`. */
const commands: Readonly<Record<string, () => Promise<void>>> = {
  package: async () => (await import('./package-targets.ts')).runPackageTarget(parameters[0] ?? ''),
  size: async () => (await import('./package-targets.ts')).runSizeTarget(parameters[0] ?? ''),
  sizes: async () => (await import('./component-sizes.ts')).runComponentSizes(parameters),
  strangers: async () => {
    const { failed } = await (await import('./framework-projects.ts')).testFrameworkProjects(parameters);
    process.exitCode = failed === 0 ? 0 : 1;
  },
  verify: async () => {
    const { failed } = await (await import('./verify-packages.ts')).verifyPackages();
    process.exitCode = failed === 0 ? 0 : 1;
  },
};

const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined)
  throw new Error(`Cannot run "${name}": choose among ${Object.keys(commands).join(', ')}`);
forwardSignals();
await command();
