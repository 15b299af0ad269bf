import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCheckStep, getInstalledVersion, type GateStep } from '@marehalm/workspace';
import { checkBundledPage } from './bundled-page.ts';
import { type ConsumerProject, writeExamples, writeUsesIndex } from './consumer-project.ts';
import { runNodeTest } from './run-node-test.ts';
import { typeCheckConsumer, findCompilers, moduleResolutions } from './type-check-consumer.ts';
import { findExamples, type Example } from './examples.ts';
import { findEntryPoints, findImports } from './entry-points.ts';
import type { PublishedLibrary } from './published-libraries.ts';

/** Creates the checks of a project with the domain libraries only, without a framework. */
export async function createDomainConsumerChecks(
  consumer: ConsumerProject,
  libraries: readonly PublishedLibrary[],
): Promise<readonly GateStep[]> {
  const names = libraries.map(({ folder }) => folder);
  const unused = names.filter((name) => !existsSync(join(consumer.directory, 'uses', `${name}.ts`)));
  await writeUsesIndex(
    consumer.directory,
    names.filter((name) => !unused.includes(name)),
  );
  await writeExamples(
    consumer.directory,
    libraries.flatMap((library) =>
      findExamples(library.directory).filter((example) => !needsPeers(library, example)),
    ),
  );
  await writeEntryPoints(consumer.directory, libraries, false);
  return [
    ...(await createTypeChecks('libraries', consumer, consumer)),
    { name: 'plain Node runs the examples', run: () => runNodeTest(consumer, 'examples.test.ts') },
    { name: 'plain Node uses every library', run: () => runNodeTest(consumer, 'domain.test.ts') },
    { name: 'plain Node loads every entry point', run: () => runNodeTest(consumer, 'load.test.ts') },
    createCheckStep('a bundled page uses every library', async () => {
      if (unused.length > 0) {
        throw new Error(`write tools/packages/consumer/domain/uses/${unused.join('.ts, ')}.ts`);
      }
      await consumer.install();
      await checkBundledPage(consumer.directory, names);
    }),
  ];
}

/** Creates the checks of a project with the frameworks of the adapters and the UI kit. */
export async function createAdapterConsumerChecks(
  consumer: ConsumerProject,
  libraries: readonly PublishedLibrary[],
  compilersIn: ConsumerProject,
): Promise<readonly GateStep[]> {
  const examples = libraries
    .filter(({ isDomain }) => isDomain)
    .flatMap((library) => findExamples(library.directory).filter((example) => needsPeers(library, example)));
  await writeExamples(consumer.directory, examples);
  await writeEntryPoints(consumer.directory, libraries, true);
  return [
    ...(await createTypeChecks('adapters', consumer, compilersIn)),
    ...(examples.some(({ language }) => language === 'ts')
      ? [{ name: 'plain Node runs their examples', run: () => runNodeTest(consumer, 'examples.test.ts') }]
      : []),
    { name: 'plain Node loads the UI kit', run: () => runNodeTest(consumer, 'ui.test.ts') },
    { name: 'plain Node loads every adapter', run: () => runNodeTest(consumer, 'load.test.ts') },
  ];
}

async function createTypeChecks(
  what: string,
  consumer: ConsumerProject,
  compilersIn: ConsumerProject,
): Promise<readonly GateStep[]> {
  return (await findCompilers(compilersIn.directory)).flatMap((compiler) =>
    moduleResolutions.map((resolution) =>
      createCheckStep(`types of ${what}, TypeScript ${compiler.version}, ${resolution}`, async () => {
        await compilersIn.install();
        await typeCheckConsumer(consumer, compiler, resolution);
      }),
    ),
  );
}

/** Whether an example needs a framework: it has markup or imports an adapter. */
function needsPeers(library: PublishedLibrary, { language, text = '' }: Example): boolean {
  const imported = findImports(text);
  return (
    language === 'tsx' ||
    findEntryPoints(library).some(
      ({ specifier, peers }) =>
        imported.some((each) => peers.includes(each)) || (peers.length > 0 && imported.includes(specifier)),
    )
  );
}

async function writeEntryPoints(
  directory: string,
  libraries: readonly PublishedLibrary[],
  withPeers: boolean,
): Promise<void> {
  const specifiers = libraries
    .flatMap(findEntryPoints)
    .filter(({ peers }) => peers.length > 0 === withPeers)
    .map(({ specifier }) => specifier);
  await writeFile(join(directory, 'entry-points.json'), JSON.stringify(specifiers));
}

/** Lists the peer dependencies of the libraries in the versions of the workspace, with React's types. */
export function listPeerSpecifiers(libraries: readonly PublishedLibrary[]): readonly string[] {
  const peers = new Set(libraries.flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {})));
  if (peers.has('react')) peers.add('@types/react');
  return [...peers].map((name) => `${name}@${getInstalledVersion(name)}`);
}
