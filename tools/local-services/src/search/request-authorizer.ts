import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { matchesWildcard, type ApiKeys, type ApiKeyPermissions, type ApiKeyRight } from './api-keys.ts';
import { SearchError } from './search-error.ts';

const HOUR_MS = 3_600_000;

/** Checks the API key of a request. */
export interface RequestAuthorizer {
  /**
   * Returns what the request's key may do, which includes `right`.
   *
   * @throws SearchError 403 when the application or the key is unknown, lacks the right, or is not valid for the page or IP
   * address; 429 when the key has exceeded its rate limit.
   */
  require(context: Context, right: ApiKeyRight | 'admin', indexName?: string): ApiKeyPermissions;
}

/** Creates the check of API keys for the application `appId`. Hourly rate limits are counted in memory. */
export function createRequestAuthorizer(appId: string, keys: ApiKeys, clock: () => Date): RequestAuthorizer {
  /** Requests in the current hour by key and IP address. */
  let counts = new Map<string, number>();
  let hour = 0;

  function countUse(key: string, address: string): number {
    const now = Math.floor(clock().getTime() / HOUR_MS);
    if (now !== hour) {
      hour = now;
      counts = new Map();
    }
    const used = (counts.get(`${key} ${address}`) ?? 0) + 1;
    counts.set(`${key} ${address}`, used);
    return used;
  }

  return {
    require(context, right, indexName) {
      const token = sent(context, 'x-algolia-api-key');
      if (sent(context, 'x-algolia-application-id') !== appId || token === undefined) {
        throw new SearchError(403, 'Invalid Application-ID or API key');
      }
      const grant = keys.grant(token);
      const isAllowed = right === 'admin' ? grant.isAdmin : grant.acl.includes(right);
      if (!isAllowed) throw new SearchError(403, 'Method not allowed with this API key');
      const { referers = [], maxQueriesPerIPPerHour: most = 0, value } = grant.key;
      const referer = context.req.header('referer') ?? '';
      if (referers.length > 0 && !referers.some((pattern) => matchesWildcard(referer, pattern))) {
        throw new SearchError(403, 'Method not allowed with this referer');
      }
      const address = addressOf(context);
      const { sources } = grant;
      if (sources !== undefined && !isAmong(address, sources)) {
        throw new SearchError(403, 'Method not allowed with this source IP');
      }
      if (most > 0 && countUse(value, address) > most) throw new SearchError(429, 'Too Many Requests');
      if (indexName !== undefined) requireIndexAccess(grant, indexName);
      return grant;
    },
  };
}

/**
 * Checks that the rights of a request include `indexName`.
 *
 * @throws SearchError 403 when the key does not allow this index.
 */
export function requireIndexAccess({ indexes }: ApiKeyPermissions, indexName: string): void {
  if (indexes.every((names) => names.some((pattern) => matchesWildcard(indexName, pattern)))) return;
  throw new SearchError(403, 'Index not allowed with this API key');
}

/** Browsers send credentials in the query string, to save a preflight; other clients in headers. */
function sent(context: Context, name: string): string | undefined {
  return context.req.header(name) ?? context.req.query(name);
}

function addressOf(context: Context): string {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  return incoming?.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
}

/** Whether `address` is in `sources`: IP addresses or ranges (`192.168.1.0/24`), separated by commas. */
function isAmong(address: string, sources: string): boolean {
  const allowed = new BlockList();
  for (const source of sources.split(',')) {
    const [network = '', bits] = source.trim().split('/');
    const family = familyOf(network);
    if (!family) continue;
    if (bits === undefined) allowed.addAddress(network, family);
    else allowed.addSubnet(network, Number(bits), family);
  }
  const family = familyOf(address);
  return family !== undefined && allowed.check(address, family);
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 4 ? 'ipv4' : 'ipv6';
}
