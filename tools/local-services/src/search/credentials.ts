import type { Context } from 'hono';
import { SearchError } from './errors.ts';

/** Who may ask. The search key is public; the admin key stays on the merchant's machines. */
export interface SearchCredentials {
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey: string;
}

/** What a key is needed for. */
export type Right = 'search' | 'write';

const searchRights = ['search'];
const adminRights = [
  'addObject',
  'browse',
  'deleteIndex',
  'deleteObject',
  'editSettings',
  'listIndexes',
  'search',
  'settings',
];

/** @throws SearchError 403 when the application or the key is not known here, or the key lacks the right */
export function requireRight(context: Context, credentials: SearchCredentials, right: Right): void {
  const appId = sent(context, 'x-algolia-application-id');
  const key = sent(context, 'x-algolia-api-key');
  const rights = appId === credentials.appId && key !== undefined ? rightsOf(key, credentials) : undefined;
  if (!rights) throw new SearchError(403, 'Invalid Application-ID or API key');
  if (right === 'write' && rights !== adminRights)
    throw new SearchError(403, 'Method not allowed with this API key');
}

/** What `key` may do, in the hosted service's words; `undefined` for an unknown key. */
export function rightsOf(
  key: string,
  { searchKey, adminKey }: SearchCredentials,
): readonly string[] | undefined {
  if (key === adminKey) return adminRights;
  return key === searchKey ? searchRights : undefined;
}

/** Browsers send credentials in the address, to save a preflight; other clients in headers. */
function sent(context: Context, name: string): string | undefined {
  return context.req.header(name) ?? context.req.query(name);
}
