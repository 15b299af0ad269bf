import { mapShopVariables, toShopConnections } from '@marehalm/shop';
import * as z from 'zod';

const AN_ADDRESS = 'must be an address such as https://shop.example';
const AN_ADDRESS_OR_PATH = `${AN_ADDRESS}, or begin with /`;
const url = z.url({ protocol: /^https?$/, error: AN_ADDRESS, abort: true });
/** Only an origin: the shop determines its paths. */
const origin = url.refine(
  (text) => new URL(text).href === `${new URL(text).origin}/`,
  `${AN_ADDRESS}, without a path`,
);
const address = z.union([url, z.string().startsWith('/', AN_ADDRESS_OR_PATH)], AN_ADDRESS_OR_PATH);
const optionalText = z.string().trim().min(1).optional();

/** Every setting of the shop, with defaults for the local services. docs/deployment.md explains each. */
const environment = z.object({
  /** URL of the content service and, by default, of everything else during the build. */
  MAREHALM_SERVICES_URL: url.default('http://localhost:4200'),
  /** Public origin of the shop, for canonical URLs, hreflang and the sitemap. */
  MAREHALM_SITE_URL: origin.default('http://localhost:4200'),
  /** Origin of a CMS that serves `/api/v1`, unless it is one of the services. */
  MAREHALM_CMS_URL: url.optional(),
  /** Token for drafts of the CMS. The build reads drafts to list those that it skips, and shows them only if configured. */
  MAREHALM_PREVIEW_TOKEN: optionalText,
  MAREHALM_DRAFTS: z.enum(['skip', 'show']).default('skip'),
  ...mapShopVariables((fallback, kind) => (kind === 'endpoint' ? address : z.string()).default(fallback)),
  MAREHALM_CHECKOUT: z.enum(['shop', 'hosted']).default('shop'),
  MAREHALM_SEARCH_APP_ID: z.string().default('marehalm'),
  /** A search-only key. */
  MAREHALM_SEARCH_API_KEY: z.string().default('marehalm-search'),
  /** Empty for the provider's own hosts, `/` for the shop's own origin. */
  MAREHALM_SEARCH_HOST: z.union([address, z.literal('')], AN_ADDRESS_OR_PATH).default('/'),
  MAREHALM_NEWSLETTER_URL: address.default('/newsletter/subscriptions'),
  MAREHALM_STOCK_ALERTS_URL: address.default('/newsletter/stock-alerts'),
  MAREHALM_ORDER_STATUS_URL: address.default('/orders/status'),
  MAREHALM_WITHDRAWALS_URL: address.default('/withdrawals'),
  MAREHALM_RECAPTCHA_SITE_KEY: optionalText,
  MAREHALM_RECAPTCHA_HOST: address.default('/'),
  /** Container of a tag manager. Without it nothing is measured and no consent is requested. */
  MAREHALM_TAG_MANAGER_ID: optionalText,
  MAREHALM_TAG_MANAGER_URL: address.default('https://www.googletagmanager.com'),
});

/** Other empty variables count as unset, because shells and CI unset variables that way. */
const MEANINGFUL_WHEN_EMPTY = ['MAREHALM_SEARCH_HOST'];

/** The validated settings of a build, with secrets; only `public` may reach browsers. */
export type Configuration = ReturnType<typeof parseConfiguration>;

/** The settings that are sent to browsers. */
export type PublicConfiguration = Configuration['public'];

/** Parses environment variables. @throws Error naming each missing or invalid variable on its own line. */
export function parseConfiguration(variables: Record<string, string | undefined>) {
  const filled = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => value !== '' || MEANINGFUL_WHEN_EMPTY.includes(name)),
  );
  const result = environment.safeParse(filled);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Cannot read the shop's configuration:\n  ${problems.join('\n  ')}`);
  }
  const { data } = result;
  return {
    servicesUrl: data.MAREHALM_SERVICES_URL,
    cmsUrl: data.MAREHALM_CMS_URL ?? data.MAREHALM_SERVICES_URL,
    previewToken: data.MAREHALM_PREVIEW_TOKEN,
    /** Whether drafts become pages, which is only for previews. */
    showsDrafts: data.MAREHALM_PREVIEW_TOKEN !== undefined && data.MAREHALM_DRAFTS === 'show',
    siteUrl: data.MAREHALM_SITE_URL,
    public: {
      shops: toShopConnections(data),
      checkout: data.MAREHALM_CHECKOUT,
      search: {
        appId: data.MAREHALM_SEARCH_APP_ID,
        apiKey: data.MAREHALM_SEARCH_API_KEY,
        host: data.MAREHALM_SEARCH_HOST,
      },
      newsletterUrl: data.MAREHALM_NEWSLETTER_URL,
      stockAlertsUrl: data.MAREHALM_STOCK_ALERTS_URL,
      orderStatusUrl: data.MAREHALM_ORDER_STATUS_URL,
      withdrawalsUrl: data.MAREHALM_WITHDRAWALS_URL,
      recaptcha: { siteKey: data.MAREHALM_RECAPTCHA_SITE_KEY, host: data.MAREHALM_RECAPTCHA_HOST },
      tagManager: data.MAREHALM_TAG_MANAGER_ID
        ? { id: data.MAREHALM_TAG_MANAGER_ID, host: data.MAREHALM_TAG_MANAGER_URL }
        : undefined,
    },
  };
}
