import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { SearchError } from './search-error.ts';

/** The keys that always exist. The search key is public; the admin key stays on the merchant's machines. */
export interface SearchCredentials {
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey: string;
}

/** The rights of a key, by the hosted service's names. */
export const apiKeyRights = [
  'addObject',
  'analytics',
  'browse',
  'deleteIndex',
  'deleteObject',
  'editSettings',
  'listIndexes',
  'logs',
  'recommendation',
  'search',
  'seeUnretrievableAttributes',
  'settings',
  'usage',
] as const;
export type ApiKeyRight = (typeof apiKeyRights)[number];

const whole = z.int().min(0);
const keySchema = z.strictObject({
  acl: z.array(z.enum(apiKeyRights)),
  description: z.string().optional(),
  /** Names that may begin and end with `*`. Empty means all indices. */
  indexes: z.array(z.string().min(1)).optional(),
  /** 0 means no limit. */
  maxHitsPerQuery: whole.optional(),
  /** 0 means no limit. */
  maxQueriesPerIPPerHour: whole.optional(),
  /** Parameters, as a query string, that apply to every search with the key. */
  queryParameters: z.string().optional(),
  /** URLs of pages, which may begin and end with `*`. Empty means all pages. */
  referers: z.array(z.string().min(1)).optional(),
  /** Seconds. 0 means that the key does not expire. */
  validity: whole.optional(),
});

/** A key that the merchant created. */
export interface ApiKey extends z.output<typeof keySchema> {
  readonly value: string;
  /** Unix time in seconds. */
  readonly createdAt: number;
  /** Deleted keys are stored for a while, so that they can be restored. */
  readonly isDeleted?: boolean;
}

/** Stores keys across restarts. */
export interface ApiKeyStore {
  load(): ApiKey[];
  save(key: ApiKey): void;
}

/** The rights of a request. */
export interface ApiKeyPermissions {
  /** The key with these rights; for a secured key its parent. */
  readonly key: Omit<ApiKey, 'acl'>;
  readonly isAdmin: boolean;
  readonly acl: readonly ApiKeyRight[];
  /** An index must be in every list. */
  readonly indexes: readonly (readonly string[])[];
  /** IP addresses that may send requests, separated by commas; all if it is missing. */
  readonly sources?: string;
  /** Parameters that override those of a search. Filters are combined with the search's own. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Length of the signature at the start of a secured key, in hexadecimal digits. */
const SIGNATURE_HEX_LENGTH = 64;

/** The keys of the service: two that always exist, and those that the merchant creates. */
export class ApiKeys {
  readonly #own: readonly [admin: ApiKey, search: ApiKey];
  readonly #made: Map<string, ApiKey>;
  readonly #store: ApiKeyStore | undefined;
  readonly #clock: () => Date;

  constructor({ searchKey, adminKey }: SearchCredentials, clock: () => Date, store?: ApiKeyStore) {
    this.#own = [
      { value: adminKey, createdAt: 0, acl: [...apiKeyRights], description: 'Admin API key' },
      { value: searchKey, createdAt: 0, acl: ['search'], description: 'Search-only API key' },
    ];
    this.#made = new Map(store?.load().map((key) => [key.value, key]));
    this.#store = store;
    this.#clock = clock;
  }

  /** Returns every key that is valid. */
  list(): ApiKey[] {
    return [...this.#own, ...this.#made.values()].filter((key) => this.#isUsable(key));
  }

  /** @throws SearchError 404 */
  get(value: string): ApiKey {
    const key = this.list().find((one) => one.value === value);
    if (!key) throw new SearchError(404, 'Key does not exist');
    return key;
  }

  /** Creates a key. @throws SearchError 400 for an invalid description. */
  add(given: unknown): ApiKey {
    return this.#put({ ...parseKey(given), value: randomBytes(16).toString('hex'), createdAt: this.#now() });
  }

  /** Replaces the description of a key. @throws SearchError 400 for an invalid description, 404 for an unknown key. */
  update(value: string, given: unknown): ApiKey {
    const { createdAt } = this.#changeable(value);
    return this.#put({ ...parseKey(given), value, createdAt });
  }

  /** @throws SearchError 404 */
  delete(value: string): void {
    this.#put({ ...this.#changeable(value), isDeleted: true });
  }

  /** Restores a deleted key. @throws SearchError 404 for an unknown key. */
  restore(value: string): ApiKey {
    const { isDeleted, ...key } = this.#made.get(value) ?? {};
    if (isDeleted !== true) throw new SearchError(404, 'Key does not exist');
    return this.#put(key as ApiKey);
  }

  /** Returns the rights of `token`, a key or a secured key. @throws SearchError 403 for an unknown or expired one. */
  grant(token: string): ApiKeyPermissions {
    const key = this.list().find((one) => sameText(one.value, token));
    if (key) return this.#grantOf(key, {});
    const [signature, restrictions] = split(token);
    const parent = this.list().find(({ value }) =>
      sameText(createHmac('sha256', value).update(restrictions).digest('hex'), signature),
    );
    // Secured keys are published in pages, so they may only search, and their parent may only search, too.
    if (!parent || parent.value === this.#own[0].value) {
      throw new SearchError(403, 'Invalid Application-ID or API key');
    }
    const parameters = Object.fromEntries(new URLSearchParams(restrictions));
    const validUntil = Number(parameters['validUntil'] ?? Number.POSITIVE_INFINITY);
    if (!(validUntil > this.#now())) {
      throw new SearchError(403, 'The "validUntil" parameter of the API key has passed');
    }
    return this.#grantOf(parent, parameters);
  }

  #grantOf(key: ApiKey, restrictions: Readonly<Record<string, string>>): ApiKeyPermissions {
    const { validUntil: _over, restrictIndices, ...own } = restrictions;
    const { restrictSources, ...parameters } = merged(
      Object.fromEntries(new URLSearchParams(key.queryParameters)),
      own,
    );
    const isAdmin = key.value === this.#own[0].value;
    return {
      key,
      isAdmin,
      acl: key.acl,
      indexes: [key.indexes ?? [], listOf(restrictIndices)].filter((names) => names.length > 0),
      ...(restrictSources !== undefined && { sources: restrictSources }),
      parameters,
    };
  }

  #changeable(value: string): ApiKey {
    const key = this.#made.get(value);
    if (!key || key.isDeleted === true) throw new SearchError(404, 'Key does not exist');
    return key;
  }

  #put(key: ApiKey): ApiKey {
    this.#store?.save(key);
    this.#made.set(key.value, key);
    return key;
  }

  #isUsable({ isDeleted, validity = 0, createdAt }: ApiKey): boolean {
    return isDeleted !== true && (validity === 0 || this.#now() < createdAt + validity);
  }

  /** Unix time in seconds. */
  #now(): number {
    return Math.floor(this.#clock().getTime() / 1000);
  }
}

/** Whether `text` matches `pattern`, which may begin and end with `*`. */
export function matchesWildcard(text: string, pattern: string): boolean {
  const middle = pattern.replace(/^\*|\*$/g, '');
  const [isOpenBefore, isOpenBehind] = [pattern.startsWith('*'), pattern.endsWith('*')];
  if (isOpenBefore && isOpenBehind) return text.includes(middle);
  if (isOpenBefore) return text.endsWith(middle);
  return isOpenBehind ? text.startsWith(middle) : text === middle;
}

function parseKey(given: unknown) {
  const parsed = keySchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new SearchError(
    400,
    `Invalid value for "${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'malformed'}`,
  );
}

/** Returns the signature and the restrictions of a secured key. */
function split(token: string): [signature: string, restrictions: string] {
  const text = Buffer.from(token, 'base64').toString('utf8');
  return [text.slice(0, SIGNATURE_HEX_LENGTH), text.slice(SIGNATURE_HEX_LENGTH)];
}

/** Merges two sets of restrictions: filters are combined; of other parameters the secured key's apply. */
function merged(
  { filters: outer, ...parent }: Readonly<Record<string, string>>,
  { filters: inner, ...own }: Readonly<Record<string, string>>,
): Record<string, string> {
  const filters = [outer, inner].filter((one) => one !== undefined && one !== '');
  return {
    ...parent,
    ...own,
    // OR binds tighter than AND, so combining does not change the meaning of either.
    ...(filters.length > 0 && { filters: filters.join(' AND ') }),
  };
}

function listOf(text: string | undefined): string[] {
  if (text === undefined) return [];
  const plain = text.startsWith('[') ? text.replace(/[[\]"\s]/g, '') : text;
  return plain.split(',').filter((name) => name !== '');
}

/** Compares in constant time. */
function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
