import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { SearchError } from './errors.ts';

/** Who may ask without being told first. The search key is public; the admin key stays on the merchant's machines. */
export interface SearchCredentials {
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey: string;
}

/** What a key may be allowed, in the hosted service's words. */
export const rights = [
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
export type Right = (typeof rights)[number];

const whole = z.int().min(0);
const keySchema = z.strictObject({
  acl: z.array(z.enum(rights)),
  description: z.string().optional(),
  /** Names that may begin and end with `*`; all indices when there are none. */
  indexes: z.array(z.string().min(1)).optional(),
  /** 0 is no limit. */
  maxHitsPerQuery: whole.optional(),
  /** 0 is no limit. */
  maxQueriesPerIPPerHour: whole.optional(),
  /** A query string of parameters that every search with the key gets. */
  queryParameters: z.string().optional(),
  /** Addresses of pages, which may begin and end with `*`; all when there are none. */
  referers: z.array(z.string().min(1)).optional(),
  /** Seconds; 0 is for ever. */
  validity: whole.optional(),
});

/** A key that the merchant made. */
export interface ApiKey extends z.output<typeof keySchema> {
  readonly value: string;
  /** Seconds since 1970. */
  readonly createdAt: number;
  /** Kept for a while, so that it can be restored. */
  readonly isDeleted?: boolean;
}

/** Keeps keys over a restart. */
export interface KeyStore {
  load(): ApiKey[];
  save(key: ApiKey): void;
}

/** What a request that brings a key may do. */
export interface Grant {
  /** The key that the rights are of: for a secured key the one it was made from. */
  readonly key: Omit<ApiKey, 'acl'>;
  readonly isAdmin: boolean;
  readonly acl: readonly Right[];
  /** Every list has to allow an index. */
  readonly indexes: readonly (readonly string[])[];
  /** Addresses that may ask, parted by commas; any without it. */
  readonly sources?: string;
  /** Parameters that a search gets whatever it asks for. Filters are added to its own. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Hexadecimal digits of the signature that a secured key begins with. */
const SIGNATURE_HEX_LENGTH = 64;

/** The keys of the service: two that are always there, and those that the merchant makes. */
export class ApiKeys {
  readonly #own: readonly [admin: ApiKey, search: ApiKey];
  readonly #made: Map<string, ApiKey>;
  readonly #store: KeyStore | undefined;
  readonly #clock: () => Date;

  constructor({ searchKey, adminKey }: SearchCredentials, clock: () => Date, store?: KeyStore) {
    this.#own = [
      { value: adminKey, createdAt: 0, acl: [...rights], description: 'Admin API key' },
      { value: searchKey, createdAt: 0, acl: ['search'], description: 'Search-only API key' },
    ];
    this.#made = new Map(store?.load().map((key) => [key.value, key]));
    this.#store = store;
    this.#clock = clock;
  }

  /** Every key that can be used. */
  list(): ApiKey[] {
    return [...this.#own, ...this.#made.values()].filter((key) => this.#isUsable(key));
  }

  /** @throws SearchError 404 */
  get(value: string): ApiKey {
    const key = this.list().find((one) => one.value === value);
    if (!key) throw new SearchError(404, 'Key does not exist');
    return key;
  }

  /** @throws SearchError 400 for a description of a key that cannot be used */
  add(given: unknown): ApiKey {
    return this.#put({ ...parseKey(given), value: randomBytes(16).toString('hex'), createdAt: this.#now() });
  }

  /** Puts `given` in place of what the key could do. @throws SearchError 400, 404 */
  update(value: string, given: unknown): ApiKey {
    const { createdAt } = this.#changeable(value);
    return this.#put({ ...parseKey(given), value, createdAt });
  }

  /** @throws SearchError 404 */
  delete(value: string): void {
    this.#put({ ...this.#changeable(value), isDeleted: true });
  }

  /** Brings a deleted key back. @throws SearchError 404 */
  restore(value: string): ApiKey {
    const { isDeleted, ...key } = this.#made.get(value) ?? {};
    if (isDeleted !== true) throw new SearchError(404, 'Key does not exist');
    return this.#put(key as ApiKey);
  }

  /** What `token`, a key or one secured by a key, may do. @throws SearchError 403 for one that is unknown or over */
  grant(token: string): Grant {
    const key = this.list().find((one) => sameText(one.value, token));
    if (key) return this.#grantOf(key, {});
    const [signature, restrictions] = split(token);
    const parent = this.list().find(({ value }) =>
      sameText(createHmac('sha256', value).update(restrictions).digest('hex'), signature),
    );
    // A secured key goes into pages: it may search and no more, so it is made from a key that may no more either.
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

  #grantOf(key: ApiKey, restrictions: Readonly<Record<string, string>>): Grant {
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

  /** Seconds since 1970. */
  #now(): number {
    return Math.floor(this.#clock().getTime() / 1000);
  }
}

/** Whether `text` is of the form `pattern`, which may begin and end with `*`. */
export function matchesPattern(text: string, pattern: string): boolean {
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

/** The signature and the restrictions of a secured key. */
function split(token: string): [signature: string, restrictions: string] {
  const text = Buffer.from(token, 'base64').toString('utf8');
  return [text.slice(0, SIGNATURE_HEX_LENGTH), text.slice(SIGNATURE_HEX_LENGTH)];
}

/** Both restrict: filters hold together, of others the narrower key's counts. */
function merged(
  { filters: outer, ...parent }: Readonly<Record<string, string>>,
  { filters: inner, ...own }: Readonly<Record<string, string>>,
): Record<string, string> {
  const filters = [outer, inner].filter((one) => one !== undefined && one !== '');
  return {
    ...parent,
    ...own,
    // OR binds tighter than AND, so neither changes what the other means.
    ...(filters.length > 0 && { filters: filters.join(' AND ') }),
  };
}

function listOf(text: string | undefined): string[] {
  if (text === undefined) return [];
  const plain = text.startsWith('[') ? text.replace(/[[\]"\s]/g, '') : text;
  return plain.split(',').filter((name) => name !== '');
}

/** Compares in a time that tells nothing about where the two differ. */
function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
