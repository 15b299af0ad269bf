import { API_VERSION } from './storefront-schema.ts';

/** The development version, which has everything of the newest one. */
const UNSTABLE_VERSION = 'unstable';

/** Regular expression of the version segment in a route's path; accepts any text. */
export const VERSION_PATH_PATTERN = '[^/]+';

/** Versions are released in the first month of a quarter. */
const releasedVersion = /^\d{4}-(?:01|04|07|10)$/;

/**
 * Returns the version that answers a request for `version`: the version itself, or the oldest supported one for an expired version
 * or none. `undefined` for an unknown version.
 * @see https://shopify.dev/docs/api/usage/versioning
 */
export function findSupportedVersion(version: string | undefined): string | undefined {
  if (version === UNSTABLE_VERSION) return UNSTABLE_VERSION;
  if (version === undefined) return API_VERSION;
  return releasedVersion.test(version) && version <= API_VERSION ? API_VERSION : undefined;
}

/** Every version that a client may request, as the schema's `ApiVersion`. */
export const publicApiVersions = [
  { displayName: API_VERSION, handle: API_VERSION, supported: true },
  { displayName: UNSTABLE_VERSION, handle: UNSTABLE_VERSION, supported: false },
];
