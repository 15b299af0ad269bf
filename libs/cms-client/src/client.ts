import { type CmsAnswer, type CmsFailure } from './answer.ts';
import { type Article } from './article.ts';
import { type Category } from './category.ts';
import { type Collection } from './collection.ts';
import { type ListedEntity, type Singleton } from './entities.ts';
import { type ContentLocale } from './form.ts';
import { type Ingredient } from './ingredient.ts';
import { createSchemaChecks } from './internal/create-schema-checks.ts';
import { createClient } from './internal/create-client.ts';
import { type Navigation } from './navigation.ts';
import { type ShopOffers } from './offers.ts';
import { type Page } from './page.ts';
import { type Product } from './product.ts';
import { type Question } from './question.ts';
import { type Redirect } from './redirect.ts';
import { type Routine } from './routine.ts';
import { type Settings } from './settings.ts';
import { type Tip } from './tip.ts';
import { type Video } from './video.ts';
import { type Vocabulary } from './vocabulary.ts';

/** Type of the entries of each listed entity. */
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
  readonly videos: Video;
  readonly redirects: Redirect;
}

/** Type of each singleton. */
export interface SingletonTypes {
  readonly settings: Settings;
  readonly navigation: Navigation;
  readonly offers: ShopOffers;
  readonly vocabulary: Vocabulary;
}

/**
 * An event for a page-loading indicator (specification, section 4). Each request, including its retries, starts once
 * and either finishes or fails; shared requests are reported once.
 */
export type CmsProgress =
  | {
      /** `finished` also when all callers have aborted. */
      readonly type: 'started' | 'finished';
      /** Requested URL. */
      readonly url: string;
      /** Number of other pending requests: show the indicator with the first, hide it with the last. */
      readonly pending: number;
    }
  | {
      /** The request failed, or its answer does not match the schema. */
      readonly type: 'failed';
      /** Requested URL. */
      readonly url: string;
      /** Number of other pending requests. */
      readonly pending: number;
      /** The answer to the caller. Never `aborted`. */
      readonly failure: CmsFailure;
    };

/** Options of a client. All but `baseUrl` have a default. */
export interface CmsClientOptions {
  /** URL of the service without `/api/v1`: `https://cms.example`. In a browser `''` is the page's own origin. */
  readonly baseUrl: string;
  /** Sends requests; the platform's `fetch` by default, looked up for each request. */
  readonly fetch?: typeof globalThis.fetch;
  /**
   * Timeout of one attempt including the body, in milliseconds: an integer from 1, less than 25 days. 10,000 by
   * default.
   */
  readonly timeoutMs?: number;
  /**
   * Number of retries when the service is unreachable, times out, or answers 408, 429 or 5xx; from 0, 2 by default.
   * Requests only read, so all are safe to repeat.
   */
  readonly retries?: number;
  /** Called for every request. An exception is reported as an uncaught error and changes no answer. */
  readonly onProgress?: (progress: CmsProgress) => void;
  /**
   * Resolves after `ms` milliseconds, or rejects when `signal` aborts; uses timers by default. The first retry delay
   * is 100 to 200 ms and doubles up to 30 s; it is never shorter than `Retry-After`. A longer `Retry-After`, or a
   * rejection without an abort, ends the retries.
   */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Returns 0 to below 1 for the random half of a retry delay; `Math.random` by default. */
  readonly random?: () => number;
  /** Returns milliseconds since 1970, for a `Retry-After` that is a date; `Date.now` by default. */
  readonly now?: () => number;
}

/** Options of one request. */
export interface CmsRequest {
  /** Language of the texts, and of the slug in {@link CmsClient.findBySlug}. */
  readonly locale: ContentLocale;
  /** Aborts the request; the answer is then `aborted`. Other callers of a shared request are not affected. */
  readonly signal?: AbortSignal;
  /**
   * Includes drafts, marked by `draft: true`. The token is sent as `Authorization: Bearer` (RFC 6750), never in the
   * URL; the answer is not cached and is shared only between callers with the same token. An invalid token is
   * `refused` with status 401.
   */
  readonly previewToken?: string;
}

/** A client of the content service. Every outcome is a value; no promise rejects. */
export interface CmsClient {
  /** Fetches all entries of an entity in display order. One invalid or missing entry makes the list `malformed`. */
  list<Name extends ListedEntity>(
    entity: Name,
    request: CmsRequest,
  ): Promise<CmsAnswer<readonly ListedTypes[Name][]>>;

  /** Fetches one entry by its id. */
  get<Name extends ListedEntity>(
    entity: Name,
    id: string,
    request: CmsRequest,
  ): Promise<CmsAnswer<ListedTypes[Name]>>;

  /**
   * Finds the entry with this slug in the requested language; `not-found` if there is none. Questions and redirects
   * have no slug.
   */
  findBySlug<Name extends ListedEntity>(
    entity: Name,
    slug: string,
    request: CmsRequest,
  ): Promise<CmsAnswer<ListedTypes[Name]>>;

  /** Fetches a singleton. */
  getSingleton<Name extends Singleton>(
    entity: Name,
    request: CmsRequest,
  ): Promise<CmsAnswer<SingletonTypes[Name]>>;

  /** Returns the URL of a path from the service, such as a picture's `src`; an absolute URL stays as it is. */
  toAbsoluteUrl(path: string): string;
}

/**
 * Creates a client of `/api/v1` that validates every answer by its schema. `@marehalm/cms-client/unchecked` has a
 * smaller one without schemas for browsers.
 *
 * @throws RangeError when `timeoutMs` or `retries` is out of range.
 *
 * @example
 * ```ts
 * // A service of one entry; without `fetch` the platform's is used.
 * const kelp = {
 *   id: 'kelp',
 *   slugs: { en: 'kelp', da: 'tang' },
 *   name: 'Tang',
 *   description: 'Brunalger fra kysten.',
 *   inci: ['Laminaria Digitata Extract'],
 * };
 * const fetch = async () => Response.json({ items: [kelp], total: 1 });
 * const cms = createCmsClient({ baseUrl: 'https://cms.example', fetch });
 *
 * const answer = await cms.findBySlug('ingredients', 'tang', { locale: 'da' });
 * answer.kind === 'ok' ? answer.data.name : answer.message; // => 'Tang'
 *
 * const products = await cms.list('products', { locale: 'da' });
 * products.kind; // => 'malformed'
 * ```
 */
export function createCmsClient(options: CmsClientOptions): CmsClient {
  return createClient(options, createSchemaChecks());
}
