import type * as z from 'zod';
import { type CmsAnswer, type CmsFailure } from './answer.ts';
import { createClient } from './internal/create-client.ts';
import { createSchemaChecks } from './internal/create-schema-checks.ts';

/** Zod schema of one entry, or a function that creates it. The function is called once, when an answer is first validated. */
export type LazyEntitySchema = z.ZodType | (() => z.ZodType);

/** The entities of a CMS, by the names in its URLs. */
export interface CmsEntities {
  /** Schemas of one entry: `<basePath>/<name>` answers with a list, `<basePath>/<name>/<id>` with one. */
  readonly lists?: Readonly<Record<string, LazyEntitySchema>>;
  /** Schemas of what there is one of: `<basePath>/<name>`. */
  readonly singletons?: Readonly<Record<string, LazyEntitySchema>>;
}

/** Names of the lists of `Entities`. */
export type ListName<Entities extends CmsEntities> = keyof NonNullable<Entities['lists']> & string;

/** Names of the singletons of `Entities`. */
export type SingletonName<Entities extends CmsEntities> = keyof NonNullable<Entities['singletons']> & string;

/** Type of the values that `Schema` produces. */
export type EntityOfSchema<Schema> = Schema extends () => infer Made
  ? EntityOfSchema<Made>
  : Schema extends z.ZodType
    ? z.output<Schema>
    : unknown;

type Listed<Entities extends CmsEntities, Name extends string> = EntityOfSchema<
  NonNullable<Entities['lists']>[Name]
>;
type Single<Entities extends CmsEntities, Name extends string> = EntityOfSchema<
  NonNullable<Entities['singletons']>[Name]
>;

/**
 * An event for a page-loading indicator: a request started, finished or failed. Retries and shared requests count as one request.
 */
export type CmsRequestEvent =
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

/** Connection settings of a client. All but `baseUrl` have a default. */
export interface CmsConnectionOptions {
  /** URL of the service without `basePath`: `https://cms.example`. In a browser `''` is the page's own origin. */
  readonly baseUrl: string;
  /** Path that every entity stands below: `/content/v2`; `/api/v1` by default. */
  readonly basePath?: string;
  /**
   * Returns the slug of an entry in a language, for {@link CmsClient.findBySlug}; `entry.slugs[locale]` by default.
   * Entries of an unchecked client may be anything.
   */
  readonly getSlug?: (entry: unknown, locale: string) => unknown;
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
  readonly onProgress?: (progress: CmsRequestEvent) => void;
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

/** Options of a client that validates. */
export interface CmsClientOptions<Entities extends CmsEntities> extends CmsConnectionOptions {
  /** Everything the client may ask for, with its schema. */
  readonly entities: Entities;
}

/** Options of one request. */
export interface CmsRequestOptions {
  /** Language of the texts, and of the slug in {@link CmsClient.findBySlug}. */
  readonly locale: string;
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
export interface CmsClient<Entities extends CmsEntities> {
  /** Fetches all entries of an entity in display order. One invalid or missing entry makes the list `malformed`. */
  list<Name extends ListName<Entities>>(
    entity: Name,
    request: CmsRequestOptions,
  ): Promise<CmsAnswer<readonly Listed<Entities, Name>[]>>;

  /** Fetches one entry by its id. */
  get<Name extends ListName<Entities>>(
    entity: Name,
    id: string,
    request: CmsRequestOptions,
  ): Promise<CmsAnswer<Listed<Entities, Name>>>;

  /**
   * Finds the entry with this slug in the requested language; `not-found` if there is none.
   */
  findBySlug<Name extends ListName<Entities>>(
    entity: Name,
    slug: string,
    request: CmsRequestOptions,
  ): Promise<CmsAnswer<Listed<Entities, Name>>>;

  /** Fetches a singleton. */
  getSingleton<Name extends SingletonName<Entities>>(
    entity: Name,
    request: CmsRequestOptions,
  ): Promise<CmsAnswer<Single<Entities, Name>>>;

  /** Returns the URL of a path from the service, such as a picture's `src`; an absolute URL stays as it is. */
  toAbsoluteUrl(path: string): string;
}

/**
 * Creates a client that validates every answer by the schema of its entity. `@marehalm/cms-client/unchecked` has a
 * smaller one without schemas for browsers.
 *
 * @throws RangeError when `timeoutMs` or `retries` is out of range.
 *
 * @example
 * ```ts
 * import { createCmsClient } from '@marehalm/cms-client';
 * import * as z from 'zod';
 *
 * const slugs = z.object({ en: z.string(), sv: z.string() });
 * const entities = {
 *   lists: { plants: z.object({ id: z.string(), slugs, name: z.string() }) },
 *   singletons: { settings: z.object({ email: z.email() }) },
 * };
 *
 * // A service of one entry; without `fetch` the platform's is used.
 * const kelp = { id: 'kelp', slugs: { en: 'kelp', sv: 'tang' }, name: 'Tång' };
 * const fetch = async () => Response.json({ items: [kelp], total: 1 });
 * const cms = createCmsClient({ baseUrl: 'https://cms.example', basePath: '/content/v2', entities, fetch });
 *
 * const answer = await cms.findBySlug('plants', 'tang', { locale: 'sv' });
 * answer.kind === 'ok' ? answer.data.name : answer.message; // => 'Tång'
 *
 * const settings = await cms.getSingleton('settings', { locale: 'sv' });
 * settings.kind; // => 'malformed'
 * ```
 */
export function createCmsClient<const Entities extends CmsEntities>(
  options: CmsClientOptions<Entities>,
): CmsClient<Entities> {
  return createClient(options, createSchemaChecks(options.entities));
}
