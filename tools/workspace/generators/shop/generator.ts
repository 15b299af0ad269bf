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
import { contentOf, standIns } from './content.ts';
import { messagesOf } from './messages.ts';
import type { Text } from './products.ts';

/** What a new shop needs to know. */
export interface ShopOptions {
  /** In lower-case words joined by hyphens: `nordlys`. */
  readonly name: string;
}

const CONTENT = 'tools/local-services/content';
const MESSAGES = 'apps/storefront/messages';
const LANGUAGES = ['sv', 'de'] as const satisfies readonly (keyof Text)[];

/**
 * Turns the workspace into another shop: its name and colors, Swedish and German, kronor and euros, two collections with ten products.
 * Replaced are the facts in `libs/shop`, the messages, the content and the colors; every other file stays as it is.
 * @throws Error when the name is none.
 */
export async function shopGenerator(tree: Tree, { name }: ShopOptions): Promise<void> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`Cannot make a shop named "${name}": use lower-case words joined by hyphens`);
  const { className: brandName } = names(name);
  generateFiles(tree, join(import.meta.dirname, 'files'), '.', { name, brandName, template: '' });
  importColors(tree);
  writeManifests(tree, brandName);
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

function writeManifests(tree: Tree, brandName: string): void {
  const folder = 'apps/storefront/public';
  const manifest = readJson<object>(tree, `${folder}/manifest.webmanifest`);
  for (const language of LANGUAGES) {
    const home = language === LANGUAGES[0] ? '/' : `/${language}`;
    const description = { sv: 'Hudvård', de: 'Hautpflege' }[language];
    writeJson(tree, `${folder}${home === '/' ? '' : home}/manifest.webmanifest`, {
      ...manifest,
      id: home,
      lang: language,
      name: brandName,
      short_name: brandName,
      description,
      start_url: home,
    });
  }
  tree.delete(`${folder}/da/manifest.webmanifest`);
}

/** Messages without a translation keep the English text, and are named. */
function writeMessages(tree: Tree, brandName: string): void {
  const english = readJson<Record<string, string>>(tree, `${MESSAGES}/en.json`);
  const translated = messagesOf(brandName);
  const kept = Object.entries(english).filter(([id]) => !/^product\.delivery\./.test(id));
  for (const language of LANGUAGES)
    writeJson(tree, `${MESSAGES}/${language}.json`, {
      ...Object.fromEntries(kept.map(([id, message]) => [id, message.replaceAll('Marehalm', brandName)])),
      ...Object.fromEntries(Object.entries(translated).map(([id, text]) => [id, text[language]])),
    });
  for (const language of ['en', 'da']) tree.delete(`${MESSAGES}/${language}.json`);
  const missing = kept.filter(([id]) => !(id in translated));
  console.warn(
    `${missing.length} messages in ${MESSAGES} are still English: translate them into sv.json and de.json`,
  );
}

interface PictureEntry {
  readonly id: string;
}

function writeContent(tree: Tree, brandName: string): void {
  const pictures = (parse(tree.read(`${CONTENT}/pictures.yaml`, 'utf8') ?? '') as PictureEntry[])
    .filter(({ id }) => id in standIns)
    .map((entry) => ({ ...entry, alt: standIns[entry.id] }));
  const masters = pictures.map(({ id }) => {
    const file = `${CONTENT}/pictures/${id}.webp`;
    return [file, tree.read(file) ?? ''] as const;
  });
  const readme = tree.read(`${CONTENT}/README.md`) ?? '';
  // Each on its own: a folder that is deleted and written into again keeps what was in it.
  visitNotIgnoredFiles(tree, CONTENT, (file) => tree.delete(file));
  tree.write(`${CONTENT}/README.md`, readme);
  for (const [file, master] of masters) tree.write(file, master);
  tree.write(`${CONTENT}/pictures.yaml`, stringify(pictures));
  for (const [file, content] of Object.entries(contentOf(brandName)))
    tree.write(`${CONTENT}/${file}`, stringify(content));
}
