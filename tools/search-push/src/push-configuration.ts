import {
  type MarketId,
  mapShopVariables,
  type ShopConnection,
  toShopConnections,
  mapMarkets,
} from '@marehalm/shop';
import * as z from 'zod';
import { PushError } from './push-error.ts';

/** Sources of content and prices, and the index to update. */
export interface PushConfiguration {
  /** Address of the CMS without `/api/v1`. */
  readonly cmsUrl: string;
  readonly shops: Readonly<Record<MarketId, ShopConnection>>;
  readonly search: {
    readonly appId: string;
    /** A secret: never in a log, a message or a URL. */
    readonly writeKey: string;
    /** In the order they are tried; empty for the hosted service's own. */
    readonly hosts: readonly string[];
  };
}

const url = z.url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' });
const path = z.string().startsWith('/', 'must be an address such as https://shop.example, or begin with /');
const address = z.union([url, path], 'must be an address such as https://shop.example, or begin with /');
const text = (fallback: string) => z.string().trim().min(1).default(fallback);

/** Credentials of the local services. They protect nothing and are not secret. */
const LOCAL_APP_ID = 'marehalm';
const LOCAL_WRITE_KEY = 'marehalm-admin';

/** Variables have the same names and defaults as in the build; docs/deployment.md lists them. */
const environment = z.object({
  MAREHALM_SERVICES_URL: url.default('http://localhost:4200'),
  MAREHALM_CMS_URL: url.optional(),
  ...mapShopVariables((fallback, kind) => (kind === 'endpoint' ? address.default(fallback) : text(fallback))),
  MAREHALM_SEARCH_APP_ID: text(LOCAL_APP_ID),
  MAREHALM_SEARCH_WRITE_KEY: z.string().trim().min(1).optional(),
  /** Empty: the provider's own hosts. A path: on the services. Several are tried in turn. */
  MAREHALM_SEARCH_HOST: z
    .string()
    .transform((list) => list.split(/\s+/).filter(Boolean))
    .pipe(z.array(address))
    .default(['/']),
});

/** Other empty variables count as unset, because shells and CI unset variables that way. */
const MEANINGFUL_WHEN_EMPTY = ['MAREHALM_SEARCH_HOST'];

/**
 * Parses the environment variables of a push.
 *
 * @throws PushError naming each missing or malformed variable on its own line, without its value
 */
export function parsePushConfiguration(
  variables: Readonly<Record<string, string | undefined>>,
): PushConfiguration {
  const filled = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => value !== '' || MEANINGFUL_WHEN_EMPTY.includes(name)),
  );
  const { success, data, error } = environment.safeParse(filled);
  if (!success)
    throw createConfigurationError(error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`));

  const on = (addressOrPath: string) => new URL(addressOrPath, data.MAREHALM_SERVICES_URL).href;
  const hosts = data.MAREHALM_SEARCH_HOST.map(on);
  const appId = data.MAREHALM_SEARCH_APP_ID;
  const isLocal = appId === LOCAL_APP_ID && hosts.length > 0;
  const writeKey = data.MAREHALM_SEARCH_WRITE_KEY ?? (isLocal ? LOCAL_WRITE_KEY : undefined);
  if (hosts.length === 0 && appId === LOCAL_APP_ID) {
    throw createConfigurationError([
      'MAREHALM_SEARCH_APP_ID must name your application when MAREHALM_SEARCH_HOST is empty',
    ]);
  }
  if (writeKey === undefined) {
    throw createConfigurationError([
      `MAREHALM_SEARCH_WRITE_KEY must hold a key that may write to the application ${appId}`,
    ]);
  }
  const connections = toShopConnections(data);
  return {
    cmsUrl: data.MAREHALM_CMS_URL ?? data.MAREHALM_SERVICES_URL,
    shops: mapMarkets((market) => ({
      ...connections[market],
      endpoint: on(connections[market].endpoint),
    })),
    search: { appId, writeKey, hosts },
  };
}

function createConfigurationError(problems: readonly string[]): PushError {
  return new PushError('configuration', `Cannot read the configuration:\n  ${problems.join('\n  ')}`);
}
