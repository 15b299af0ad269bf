import { type CmsAnswer, type CmsFailure } from './answer.ts';
import { type Article } from './article.ts';
import { type Category } from './category.ts';
import { type Collection } from './collection.ts';
import { type ListedEntity, type Singleton } from './entities.ts';
import { type ContentLocale } from './form.ts';
import { type Ingredient } from './ingredient.ts';
import { checkSchemas } from './internal/check-schemas.ts';
import { connect } from './internal/connect.ts';
import { type Navigation } from './navigation.ts';
import { type Offers } from './offers.ts';
import { type Page } from './page.ts';
import { type Product } from './product.ts';
import { type Question } from './question.ts';
import { type Redirect } from './redirect.ts';
import { type Routine } from './routine.ts';
import { type Settings } from './settings.ts';
import { type Tip } from './tip.ts';
import { type Video } from './video.ts';
import { type Vocabulary } from './vocabulary.ts';

/** What an entry of each listed entity is, by the entity's name. */
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

/** What each single entity is, by its name. */
export interface SingletonTypes {
  readonly settings: Settings;
  readonly navigation: Navigation;
  readonly offers: Offers;
  readonly vocabulary: Vocabulary;
}

/**
 * Something that a page-loading indicator shows (specification, section 4). Each request, its retries included, starts once
 * and then either finishes or fails; callers who share it hear of one.
 */
export type CmsProgress =
  | {
      /** `finished` also when everybody who waited has left. */
      readonly type: 'started' | 'finished';
      /** What was asked. */
      readonly url: string;
      /** How many other requests are under way: an indicator appears with the first and goes with the last. */
      readonly pending: number;
    }
  | {
      /** The answer is a failure, one that its schema refuses included. */
      readonly type: 'failed';
      /** What was asked. */
      readonly url: string;
      /** How many other requests are under way. */
      readonly pending: number;
      /** What the caller was answered. Never `aborted`. */
      readonly failure: CmsFailure;
    };

/** How a client reaches the service. All but the address has a default. */
export interface CmsClientOptions {
  /** Address of the service without `/api/v1`: `https://cms.example`. In a browser `''` is the page's own origin. */
  readonly baseUrl: string;
  /** Sends requests. The platform's `fetch` when left out, looked up for each request. */
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds for one attempt, the body included: whole, 1 or more, less than 25 days. 10,000 when left out. */
  readonly timeoutMs?: number;
  /**
   * Attempts after the first when the service cannot be reached, takes too long, or answers 408, 429 or 5xx; 0 or more. 2 when
   * left out. Every request only reads, so none is unsafe to repeat.
   */
  readonly retries?: number;
  /** Hears of every request. What it throws is reported as an uncaught error and changes no answer. */
  readonly onProgress?: (progress: CmsProgress) => void;
  /**
   * Resolves after `ms` milliseconds, or rejects when `signal` aborts: the pause between attempts. Timers when left out. A pause
   * is 100 to 200 ms, then twice that, and so on up to 30 s; it is never shorter than the service's `Retry-After`, and
   * one of more than 30 s, or that fails without an abort, ends the attempts.
   */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** At least 0, less than 1: how much of the second half of a pause is waited for. `Math.random` when left out. */
  readonly random?: () => number;
  /** Milliseconds since 1970, for a `Retry-After` that is a date. `Date.now` when left out. */
  readonly now?: () => number;
}

/** How something is asked for. */
export interface CmsRequest {
  /** Language of the texts, and of the slug in {@link CmsClient.findBySlug}. */
  readonly locale: ContentLocale;
  /** Ends the wait early; the answer is then `aborted`. Others who share the request keep theirs. */
  readonly signal?: AbortSignal;
  /**
   * Preview: the answer holds drafts as well, each marked by `draft: true`. The token goes out as `Authorization: Bearer` (RFC
   * 6750), never in the address; the answer is kept by no cache and shared only with callers of the same token. One that
   * the service does not take is `refused` with status 401.
   */
  readonly previewToken?: string;
}

/** A connection to the content service. Every outcome is a value; no promise rejects. */
export interface CmsClient {
  /** All entries of an entity, in the order in which they are shown. One wrong or missing entry makes the list `malformed`. */
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

  /** The entry with this slug in the language asked for, or `not-found`. Questions and redirects have no slug. */
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

  /** The address of a path that the service gave, a picture's `src` for example; an address stays as it is. */
  addressOf(path: string): string;
}

/**
 * A client of `/api/v1` that checks every answer against its schema. `@marehalm/cms-client/unchecked` has one that does
 * not, for browsers that cannot carry the schemas.
 *
 * @throws RangeError when `timeoutMs` or `retries` is out of its range.
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
  return connect(options, checkSchemas());
}
