import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { check, installedVersion, type Step } from '@marehalm/workspace';
import { checkBundledPage } from './bundled-page.ts';
import {
  checkTypes,
  compilers,
  moduleResolutions,
  runInNode,
  writeExamples,
  writeUses,
  type Consumer,
} from './consumer.ts';
import { examplesOf, type Example } from './examples.ts';
import { entryPoints, importsOf, type Library } from './packages.ts';

/** Creates the checks of a project with the domain libraries only, without a framework. */
export async function domainChecks(
  consumer: Consumer,
  libraries: readonly Library[],
): Promise<readonly Step[]> {
  const names = libraries.map(({ folder }) => folder);
  const unused = names.filter((name) => !existsSync(join(consumer.directory, 'uses', `${name}.ts`)));
  await writeUses(
    consumer.directory,
    names.filter((name) => !unused.includes(name)),
  );
  await writeExamples(
    consumer.directory,
    libraries.flatMap((library) =>
      examplesOf(library.directory).filter((example) => !needsPeers(library, example)),
    ),
  );
  await writeEntryPoints(consumer.directory, libraries, false);
  return [
    ...(await typeChecks('libraries', consumer, consumer)),
    { name: 'plain Node runs the examples', run: () => runInNode(consumer, 'examples.test.ts') },
    { name: 'plain Node uses every library', run: () => runInNode(consumer, 'domain.test.ts') },
    { name: 'plain Node loads every entry point', run: () => runInNode(consumer, 'load.test.ts') },
    check('a bundled page uses every library', async () => {
      if (unused.length > 0) {
        throw new Error(`write tools/packages/consumer/domain/uses/${unused.join('.ts, ')}.ts`);
      }
      await consumer.install();
      await checkBundledPage(consumer.directory, names);
    }),
  ];
}

/** Creates the checks of a project with the frameworks of the adapters and the UI kit. */
export async function adapterChecks(
  consumer: Consumer,
  libraries: readonly Library[],
  compilersIn: Consumer,
): Promise<readonly Step[]> {
  const examples = libraries
    .filter(({ isDomain }) => isDomain)
    .flatMap((library) => examplesOf(library.directory).filter((example) => needsPeers(library, example)));
  await writeExamples(consumer.directory, examples);
  await writeEntryPoints(consumer.directory, libraries, true);
  return [
    ...(await typeChecks('adapters', consumer, compilersIn)),
    ...(examples.some(({ language }) => language === 'ts')
      ? [{ name: 'plain Node runs their examples', run: () => runInNode(consumer, 'examples.test.ts') }]
      : []),
    { name: 'plain Node loads the UI kit', run: () => runInNode(consumer, 'ui.test.ts') },
    { name: 'plain Node loads every adapter', run: () => runInNode(consumer, 'load.test.ts') },
  ];
}

async function typeChecks(what: string, consumer: Consumer, compilersIn: Consumer): Promise<readonly Step[]> {
  return (await compilers(compilersIn.directory)).flatMap((compiler) =>
    moduleResolutions.map((resolution) =>
      check(`types of ${what}, TypeScript ${compiler.version}, ${resolution}`, async () => {
        await compilersIn.install();
        await checkTypes(consumer, compiler, resolution);
      }),
    ),
  );
}

/** Whether an example needs a framework: it has markup or imports an adapter. */
function needsPeers(library: Library, { language, text = '' }: Example): boolean {
  const imported = importsOf(text);
  return (
    language === 'tsx' ||
    entryPoints(library).some(
      ({ specifier, peers }) =>
        imported.some((each) => peers.includes(each)) || (peers.length > 0 && imported.includes(specifier)),
    )
  );
}

async function writeEntryPoints(
  directory: string,
  libraries: readonly Library[],
  withPeers: boolean,
): Promise<void> {
  const specifiers = libraries
    .flatMap(entryPoints)
    .filter(({ peers }) => peers.length > 0 === withPeers)
    .map(({ specifier }) => specifier);
  await writeFile(join(directory, 'entry-points.json'), JSON.stringify(specifiers));
}

/** Lists the peer dependencies of the libraries in the versions of the workspace, with React's types. */
export function peersOf(libraries: readonly Library[]): readonly string[] {
  const peers = new Set(libraries.flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {})));
  if (peers.has('react')) peers.add('@types/react');
  return [...peers].map((name) => `${name}@${installedVersion(name)}`);
}
