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

/** Options of a new library. */
export interface DomainLibraryOptions {
  /** Folder in `libs/`, and name after `@marehalm/`. */
  readonly name: string;
  /** Description in the package registry, one sentence. */
  readonly description?: string;
}

interface RootTsconfig {
  references: { path: string }[];
}

/**
 * Creates a library that builds, passes lint and tests, and can be published. Adds a reference for the type check, a changeset for
 * the next release, and a use in the project that checks packages.
 * @throws Error when the name is invalid or taken.
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
  // npm links the new workspace and adds it to the lockfile.
  return () => installPackagesTask(tree, true);
}
