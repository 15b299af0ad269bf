import { join } from 'node:path';
import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';

/** Options of a new component. */
export interface UiComponentOptions {
  /** Its name, for example `GiftNote`. */
  readonly name: string;
  /** Group in Storybook; `Content` by default. */
  readonly group?: string;
}

/**
 * Creates a component of `libs/ui` with a CSS module, a story and a test, and exports it.
 * @throws Error when the name is invalid or taken.
 */
export async function uiComponentGenerator(
  tree: Tree,
  { name, group = 'Content' }: UiComponentOptions,
): Promise<void> {
  const directory = `libs/ui/src/${name}`;
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    throw new Error(`Cannot make a component named "${name}": use words that begin with a capital letter`);
  }
  if (tree.exists(directory))
    throw new Error(`Cannot make a component named "${name}": ${directory} is there already`);

  const { propertyName } = names(name);
  generateFiles(tree, join(import.meta.dirname, 'files'), directory, {
    name,
    group,
    propertyName,
    template: '',
  });

  const index = 'libs/ui/src/index.ts';
  const lines = (tree.read(index, 'utf8') ?? '').trimEnd();
  tree.write(index, `${lines}\nexport { ${name}, type ${name}Props } from './${name}/${name}.tsx';\n`);
  await formatFiles(tree);
}
