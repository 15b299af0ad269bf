import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { formatPropertyPath, toSchemaProblems } from '@marehalm/cms-client';
import {
  createCategorySchema,
  createCollectionSchema,
  fileFormat,
  createIngredientSchema,
  createNavigationSchema,
  createPageSchema,
  createQuestionSchema,
  createRedirectSchema,
  createRoutineSchema,
  createSettingsSchema,
  createTipSchema,
  createVocabularySchema,
} from '@marehalm/shop/content';
import { defaultLocale, type LocaleCode } from '@marehalm/shop';
import * as z from 'zod';
import { findReferenceProblems } from './content/find-reference-problems.ts';
import {
  articleFileSchema,
  giftCardsFileSchema,
  marketsFileSchema,
  offersFileSchema,
  parcelShopsFileSchema,
  picturesFileSchema,
  productFileSchema,
  promoCodesFileSchema,
  videosFileSchema,
} from './content/file-schemas.ts';
import { type ContentProblem, loadYaml, type YamlFile } from './content/load-yaml.ts';

export type {
  ArticleFile,
  GiftCardsFile,
  MarketEntry,
  OffersFile,
  ParcelShopsFile,
  PictureEntry,
  ProductFile,
  PromoCodeEntry,
  VideoEntry,
} from './content/file-schemas.ts';
export type { ContentProblem } from './content/load-yaml.ts';

/** Folders with one file per entry. */
const folders = {
  products: productFileSchema,
  collections: createCollectionSchema(fileFormat),
  categories: createCategorySchema(fileFormat),
  ingredients: createIngredientSchema(fileFormat),
  journal: articleFileSchema,
  tips: createTipSchema(fileFormat),
  routines: createRoutineSchema(fileFormat),
  pages: createPageSchema(fileFormat),
  faq: createQuestionSchema(fileFormat),
} as const;

/** Single files, by their name in {@link Content}. */
const files = {
  pictures: { file: 'pictures.yaml', schema: picturesFileSchema },
  videos: { file: 'videos.yaml', schema: videosFileSchema },
  settings: { file: 'settings.yaml', schema: createSettingsSchema(fileFormat) },
  navigation: { file: 'navigation.yaml', schema: createNavigationSchema(fileFormat) },
  vocabulary: { file: 'vocabulary.yaml', schema: createVocabularySchema(fileFormat) },
  offers: { file: 'offers.yaml', schema: offersFileSchema },
  markets: { file: 'markets.yaml', schema: marketsFileSchema },
  parcelShops: { file: 'parcel-shops.yaml', schema: parcelShopsFileSchema },
  promoCodes: { file: 'promo-codes.yaml', schema: promoCodesFileSchema },
  giftCards: { file: 'gift-cards.yaml', schema: giftCardsFileSchema },
  redirects: { file: 'redirects.yaml', schema: z.array(createRedirectSchema(fileFormat)) },
} as const;

type Folders = { readonly [Name in keyof typeof folders]: readonly z.infer<(typeof folders)[Name]>[] };
type Files = { readonly [Name in keyof typeof files]: z.infer<(typeof files)[Name]['schema']> };

/**
 * The published content of the folder in both languages, with the commercial data. Lists are in display order: by `position` if
 * they have one, articles from new to old, everything else by id.
 */
export interface Content extends Folders, Files {
  /** Absolute path of the content folder. */
  readonly directory: string;
  /** Short hashes of the originals in the picture library, by picture id. */
  readonly pictureVersions: ReadonlyMap<string, string>;
  /** The same content including drafts, for previews only; missing if there are no drafts. */
  readonly withDrafts?: Content;
}

/** Invalid content files. The message lists every problem on its own line. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly ContentProblem[];

  constructor(directory: string, problems: readonly ContentProblem[]) {
    super(`Cannot use the content in ${directory}:\n${problems.map(formatProblem).join('\n')}`);
    this.problems = problems;
  }
}

function formatProblem({ file, line, path, message }: ContentProblem): string {
  const where = line === undefined ? file : `${file}:${line}`;
  return path.length === 0 ? `${where}: ${message}` : `${where}: ${formatPropertyPath(path)}: ${message}`;
}

/**
 * Loads and checks the content folder: the syntax, each file against its schema, then references between files. Drafts may
 * reference everything; published entries must not reference drafts.
 *
 * @throws ContentError listing every problem with its file, line and field.
 */
export async function loadContent(directory: string): Promise<Content> {
  const problems: ContentProblem[] = [];
  const sources = new Map<unknown, YamlFile>();

  const read = async <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ): Promise<z.infer<Schema> | undefined> => {
    const yaml = await loadYaml(directory, file).catch((error: NodeJS.ErrnoException) => {
      problems.push({ file, path: [], message: error.code === 'ENOENT' ? 'is missing' : error.message });
    });
    if (!yaml) return undefined;
    problems.push(...yaml.problems);
    if (yaml.problems.length > 0) return undefined;
    const parsed = schema.safeParse(yaml.value, { reportInput: true });
    if (!parsed.success) {
      for (const problem of toSchemaProblems(parsed.error)) {
        problems.push({ file, line: yaml.lineOf(problem.path), ...problem });
      }
      return undefined;
    }
    sources.set(parsed.data, yaml);
    return parsed.data;
  };

  const content: Record<string, unknown> = { directory };
  for (const [name, schema] of Object.entries(folders)) {
    const names = await listYamlFiles(`${directory}/${name}`);
    if (names.length === 0) problems.push({ file: name, path: [], message: 'holds no .yaml file' });
    const things = await Promise.all(
      names.map(async (file) => {
        const thing = await read(`${name}/${file}`, schema);
        if (thing) problems.push(...checkFileName(`${name}/${file}`, thing));
        return thing;
      }),
    );
    content[name] = things.filter((thing) => thing !== undefined).sort(compareDisplayOrder);
  }
  for (const [name, { file, schema }] of Object.entries(files)) content[name] = await read(file, schema);

  // References can only be checked when all their targets have been read.
  if (problems.length > 0) throw new ContentError(directory, problems);
  const follow = async (things: Content, among: string) => {
    for (const { thing, path, message } of await findReferenceProblems(things)) {
      const source = sources.get(thing);
      const file = source?.file ?? 'content';
      problems.push({ file, line: source?.lineOf(path), path, message: message + among });
    }
    if (problems.length > 0) throw new ContentError(directory, problems);
  };
  const complete = content as unknown as Content;
  await follow(complete, '');
  content['pictureVersions'] = await createVersions(complete);
  const published = removeDrafts(complete);
  if (published === complete) return complete;
  await follow(published, ' among what is published');
  return { ...published, withDrafts: complete };
}

async function createVersions({ directory, pictures }: Content): Promise<ReadonlyMap<string, string>> {
  const versions = pictures.map(async ({ id }) => {
    const master = await readFile(`${directory}/pictures/${id}.webp`);
    return [id, createHash('sha256').update(master).digest('hex').slice(0, 8)] as const;
  });
  return new Map(await Promise.all(versions));
}

function removeDrafts(content: Content): Content {
  const lists: Record<string, readonly { readonly draft?: boolean | undefined }[]> = {};
  for (const name of [...(Object.keys(folders) as (keyof Folders)[]), 'redirects', 'videos'] as const) {
    const things: readonly { readonly draft?: boolean | undefined }[] = content[name];
    if (things.some(({ draft }) => draft)) lists[name] = things.filter(({ draft }) => !draft);
  }
  return Object.keys(lists).length === 0 ? content : { ...content, ...lists };
}

async function listYamlFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names.filter((name) => name.endsWith('.yaml')).sort();
}

/** The name of a file is its entry's English slug or id, so that people find it. */
function checkFileName(
  file: string,
  thing: { readonly id: string; readonly slugs?: Readonly<Record<LocaleCode, string>> | undefined },
): ContentProblem[] {
  const names = [thing.slugs?.[defaultLocale], thing.id].filter((name) => name !== undefined);
  if (names.some((name) => file.endsWith(`/${name}.yaml`))) return [];
  return [{ file, path: [], message: `must be called ${names.join('.yaml or ')}.yaml, after what it holds` }];
}

type Sortable = { readonly id: string; readonly position?: number; readonly published?: string };

function compareDisplayOrder(a: Sortable, b: Sortable): number {
  return (
    (a.position ?? 0) - (b.position ?? 0) ||
    (b.published ?? '').localeCompare(a.published ?? '') ||
    a.id.localeCompare(b.id, 'en')
  );
}
