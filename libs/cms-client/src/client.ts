import { type LocaleCode } from '@marehalm/i18n-routing';
import * as z from 'zod';
import { type CmsAnswer, malformed } from './answer.ts';
import { type Article } from './article.ts';
import { type Category } from './category.ts';
import { type Collection } from './collection.ts';
import { type ListedEntity, listedEntities, type Singleton, singletons } from './entities.ts';
import { wireForm } from './form.ts';
import { type Ingredient } from './ingredient.ts';
import { fetchJson } from './internal/fetch-json.ts';
import { shareRequests } from './internal/share-requests.ts';
import { type Navigation } from './navigation.ts';
import { type Offers } from './offers.ts';
import { type Page } from './page.ts';
import { problemsOf } from './problems.ts';
import { type Product } from './product.ts';
import { type Question } from './question.ts';
import { type Redirect } from './redirect.ts';
import { type Routine } from './routine.ts';
import { type Settings } from './settings.ts';
import { type Tip } from './tip.ts';
import { type Vocabulary } from './vocabulary.ts';

/** What each listed entity is. */
export interface ListedTypes {
  readonly products: Product;
  readonly collections: Collection;
  readonly categories: Category;
  readonly ingredients: Ingredient;
  readonly journal: Article;
  readonly tips: Tip;
  readonly routines: Routine;
  readonly pages: Page;
  readonly faq: Question;
  readonly redirects: Redirect;
}

/** What each single entity is. */
export interface SingletonTypes {
  readonly settings: Settings;
  readonly navigation: Navigation;
  readonly offers: Offers;
  readonly vocabulary: Vocabulary;
}

/** Something that a progress bar may show. `pending` counts the requests that are still under way, this one apart. */
export interface CmsProgress {
  readonly type: 'started' | 'finished' | 'failed';
  readonly url: string;
  readonly pending: number;
}

export interface CmsClientOptions {
  /** Address of the service without `/api/v1`: `https://cms.example`. In a browser `''` is the page's own origin. */
  readonly baseUrl: string;
  /** The platform's `fetch` unless told. */
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds for one attempt, the body included. 10 000 unless told. */
  readonly timeoutMs?: number;
  /** Attempts after the first, when the service cannot be reached, answers 5xx or 429, or takes too long. 2 unless told. */
  readonly retries?: number;
  /** Hears about every request: once when it starts, once when it has finished or failed. Retries are part of a request. */
  readonly onProgress?: (progress: CmsProgress) => void;
  /** Resolves after `ms`, or rejects when `signal` aborts: how long to wait between attempts. Timers unless told. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface CmsRequest {
  readonly locale: LocaleCode;
  /** Ends the wait early; the answer is then `aborted`. */
  readonly signal?: AbortSignal;
}

/** A connection to the content service. Every outcome is a value; no promise rejects. */
export interface CmsClient {
  /** All entries of an entity. */
  list<Name extends ListedEntity>(
    entity: Name,
    request: CmsRequest,
  ): Promise<CmsAnswer<readonly ListedTypes[Name][]>>;

  /** One entry by its id. */
  get<Name extends ListedEntity>(
    entity: Name,
    id: string,
    request: CmsRequest,
  ): Promise<CmsAnswer<ListedTypes[Name]>>;

  /** The entry with this slug in the language asked for, or `not-found`. */
  findBySlug<Name extends ListedEntity>(
    entity: Name,
    slug: string,
    request: CmsRequest,
  ): Promise<CmsAnswer<ListedTypes[Name]>>;

  /** An entity of which there is one. */
  getSingleton<Name extends Singleton>(
    entity: Name,
    request: CmsRequest,
  ): Promise<CmsAnswer<SingletonTypes[Name]>>;

  /** The address of a path that the service gave, a picture's `src` for example. */
  addressOf(path: string): string;
}

/**
 * A client of `/api/v1`.
 *
 * @example
 * ```ts
 * const cms = createCmsClient({ baseUrl: 'https://cms.example' });
 * const answer = await cms.findBySlug('products', 'lae-serum', { locale: 'da' });
 * if (answer.kind === 'ok') show(answer.data.name);
 * ```
 */
export function createCmsClient(options: CmsClientOptions): CmsClient {
  const { timeoutMs = 10_000, retries = 2, wait = waitWithTimer, onProgress } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  let pending = 0;

  const request = shareRequests(async (url, signal) => {
    pending += 1;
    onProgress?.({ type: 'started', url, pending: pending - 1 });
    // Looked up for each request, so that a page may replace the platform's fetch after the client was made.
    const fetch = options.fetch ?? globalThis.fetch;
    const answer = await fetchJson(url, signal, { fetch, timeoutMs, retries, wait });
    pending -= 1;
    onProgress?.({ type: answer.kind === 'ok' ? 'finished' : 'failed', url, pending });
    return answer;
  });

  const urlOf = (path: string, { locale }: CmsRequest, slug?: string) => {
    const query = new URLSearchParams({ locale, ...(slug === undefined ? {} : { slug }) });
    return `${baseUrl}/api/v1/${path}?${query.toString()}`;
  };

  const ask = async <Data>(
    url: string,
    schema: z.ZodType,
    signal?: AbortSignal,
  ): Promise<CmsAnswer<Data>> => {
    const answer = await request(url, signal);
    if (answer.kind !== 'ok') return answer;
    const parsed = schema.safeParse(answer.data, { reportInput: true });
    if (!parsed.success) return malformed(url, problemsOf(parsed.error));
    // The schema of an entity's name gives the type of that name in ListedTypes and SingletonTypes.
    return { kind: 'ok', data: parsed.data as Data };
  };

  const askForList = async <Name extends ListedEntity>(entity: Name, asked: CmsRequest, slug?: string) => {
    const answer = await ask<{ items: ListedTypes[Name][] }>(
      urlOf(entity, asked, slug),
      listSchema(entity),
      asked.signal,
    );
    return answer.kind === 'ok' ? ({ kind: 'ok', data: answer.data.items } as const) : answer;
  };

  return {
    list: (entity, asked) => askForList(entity, asked),
    get: (entity, id, asked) =>
      ask(
        urlOf(`${entity}/${encodeURIComponent(id)}`, asked),
        listedEntities[entity](wireForm),
        asked.signal,
      ),
    async findBySlug(entity, slug, asked) {
      const answer = await askForList(entity, asked, slug);
      if (answer.kind !== 'ok') return answer;
      const [first] = answer.data;
      if (first !== undefined) return { kind: 'ok', data: first };
      const url = urlOf(entity, asked, slug);
      return { kind: 'not-found', url, message: `Cannot read ${url}: nothing has the slug "${slug}"` };
    },
    getSingleton: (entity, asked) => ask(urlOf(entity, asked), singletons[entity](wireForm), asked.signal),
    addressOf: (path) => (path.startsWith('/') ? `${baseUrl}${path}` : path),
  };
}

/** `{ items, total }` of an entity. */
export function listSchema(entity: ListedEntity) {
  return z.looseObject({ items: z.array(listedEntities[entity](wireForm)), total: z.int().nonnegative() });
}

function waitWithTimer(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
