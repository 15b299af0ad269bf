import { join } from 'node:path';
import {
  formatFiles,
  generateFiles,
  names,
  readJson,
  type Tree,
  visitNotIgnoredFiles,
  writeJson,
} from '@nx/devkit';
import { parse, stringify } from 'yaml';
import { buildStarterContent, starterPictureAlts } from './starter-content.ts';
import { mergeMessages, type Messages } from './merge-messages.ts';
import type { StarterText } from './starter-products.ts';

/** Options of a new shop. */
export interface ShopOptions {
  /** Lower-case words joined by hyphens: `nordlys`. */
  readonly name: string;
}

const CONTENT = 'tools/local-services/content';
const MESSAGES = 'apps/storefront/messages';
const LANGUAGES = ['sv', 'de'] as const satisfies readonly (keyof StarterText)[];

/**
 * Turns the workspace into another shop with its own name and colors, Swedish and German, kronor and euros, and two collections
 * with ten products. Replaces the facts in `libs/shop`, the messages, the content and the colors; every other file stays unchanged.
 * @throws Error when the name is invalid.
 */
export async function shopGenerator(tree: Tree, { name }: ShopOptions): Promise<void> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`Cannot make a shop named "${name}": use lower-case words joined by hyphens`);
  const { className: brandName } = names(name);
  generateFiles(tree, join(import.meta.dirname, 'files'), '.', { name, brandName, template: '' });
  importColors(tree);
  writeMessages(tree, brandName);
  writeContent(tree, brandName);
  await formatFiles(tree);
}

function importColors(tree: Tree): void {
  const file = 'apps/storefront/app/root.tsx';
  const kit = "import '@marehalm/ui/base.css';\n";
  const source = tree.read(file, 'utf8') ?? '';
  if (!source.includes('./brand.css')) tree.write(file, source.replace(kit, `${kit}import './brand.css';\n`));
}

/** Writes complete translations, and lists the messages that are still in English. */
function writeMessages(tree: Tree, brandName: string): void {
  const english = readJson<Messages>(tree, `${MESSAGES}/en.json`);
  const named = Object.fromEntries(
    Object.entries(english).map(([id, text]) => [id, text.replaceAll('Marehalm', brandName)]),
  );
  for (const language of LANGUAGES) {
    const file = `${MESSAGES}/${language}.json`;
    const { messages, untranslated } = mergeMessages(named, readJson<Messages>(tree, file));
    writeJson(tree, file, messages);
    if (untranslated.length > 0) console.warn(`${file} is English in: ${untranslated.join(', ')}`);
  }
  for (const language of ['en', 'da']) tree.delete(`${MESSAGES}/${language}.json`);
}

interface PictureEntry {
  readonly id: string;
}

function writeContent(tree: Tree, brandName: string): void {
  const pictures = (parse(tree.read(`${CONTENT}/pictures.yaml`, 'utf8') ?? '') as PictureEntry[])
    .filter(({ id }) => id in starterPictureAlts)
    .map((entry) => ({ ...entry, alt: starterPictureAlts[entry.id] }));
  const masters = pictures.map(({ id }) => {
    const file = `${CONTENT}/pictures/${id}.webp`;
    return [file, tree.read(file) ?? ''] as const;
  });
  const readme = tree.read(`${CONTENT}/README.md`) ?? '';
  // File by file, because a folder that is deleted and then written to keeps its old files.
  visitNotIgnoredFiles(tree, CONTENT, (file) => tree.delete(file));
  tree.write(`${CONTENT}/README.md`, readme);
  for (const [file, master] of masters) tree.write(file, master);
  tree.write(`${CONTENT}/pictures.yaml`, stringify(pictures));
  for (const [file, content] of Object.entries(buildStarterContent(brandName)))
    tree.write(`${CONTENT}/${file}`, stringify(content));
}
