import { join } from 'node:path';
import {
  formatFiles,
  generateFiles,
  type GeneratorCallback,
  installPackagesTask,
  names,
  type Tree,
  updateJson,
} from '@nx/devkit';

/** What a new library needs to know. */
export interface DomainLibraryOptions {
  /** Its folder under `libs/`, and its name after `@marehalm/`. */
  readonly name: string;
  /** One sentence for the package registry. */
  readonly description?: string;
}

interface RootTsconfig {
  references: { path: string }[];
}

/**
 * Writes a library that builds, lints, passes its tests and can be published from the first moment on. Everything finds it by its
 * folder; the type check gets a reference, the next release a changeset, and the project that tries the packages a use of it.
 * @throws Error when the name is no package name, or is taken.
 */
export async function domainLibraryGenerator(
  tree: Tree,
  { name, description = '' }: DomainLibraryOptions,
): Promise<GeneratorCallback> {
  const directory = `libs/${name}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`Cannot make a library named "${name}": use lower-case words joined by hyphens`);
  }
  if (tree.exists(directory))
    throw new Error(`Cannot make a library named "${name}": ${directory} is there already`);

  const { className, propertyName } = names(name);
  const words = {
    name,
    description: description || `${className} of the Marehalm shop`,
    propertyName,
    template: '',
  };
  const generate = (files: string, into: string) =>
    generateFiles(tree, join(import.meta.dirname, files), into, words);
  generate('files', directory);
  generate('changeset', '.changeset');
  generate('use', 'tools/packages/consumer/domain/uses');
  tree.write(`${directory}/LICENSE`, tree.read('LICENSE') ?? '');
  updateJson<RootTsconfig>(tree, 'tsconfig.json', (tsconfig) => ({
    ...tsconfig,
    references: [...tsconfig.references, { path: directory }],
  }));
  await formatFiles(tree);
  // npm links the new workspace and writes it into the lockfile.
  return () => installPackagesTask(tree, true);
}
