import { resolve } from 'node:path';
import { z } from 'zod';
import { SCRYPT_COST_EXPONENT } from './commerce/passwords.ts';

/** Configuration of the services. `docs/deployment.md` lists its variables. */
export interface ServicesConfiguration {
  /** 0 for a free port. */
  readonly port: number;
  /** Address to listen on; by default only this machine. */
  readonly host: string;
  /** Public URL of the services, without a trailing slash; by default the URL that they listen on. */
  readonly origin?: string;
  /** Public URL of the built shop. Its host is accepted as well. */
  readonly siteUrl?: string;
  readonly contentDirectory: string;
  /** Absolute path, or `:memory:`. */
  readonly dataFile: string;
  readonly shopDirectory: string;
  readonly clock: () => Date;
  /** Whether `/__faults` is enabled. */
  readonly faults: boolean;
  /** Cost of hashing a password, as a power of 2. */
  readonly passwordCost: number;
  /** Whether forms require a token of the bot check. The shop sends one if it has a site key. */
  readonly botCheck: boolean;
  /** Token that gives access to drafts of the content. Without it there is no access. */
  readonly previewToken?: string;
  /** Token that gives access to `/admin`. Without it there is no access. */
  readonly adminToken?: string;
  /** Origins besides the shop's own whose pages may send requests to commerce and withdrawals. */
  readonly allowedOrigins: readonly string[];
  /** Whether a proxy in front of the services sets `X-Forwarded-For`. */
  readonly behindProxy: boolean;
}

/** Thrown for an invalid environment variable. The message is one readable line. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const path = z.string().trim().min(1, 'must be a path');

const environmentSchema = z.object({
  PORT: z.coerce
    .number('must be a port from 0 to 65535')
    .int('must be a port from 0 to 65535')
    .min(0, 'must be a port from 0 to 65535')
    .max(65_535, 'must be a port from 0 to 65535')
    .default(4200),
  // Not plain HOST, because some shells and build systems export it with another meaning.
  MAREHALM_HOST: z.string().trim().min(1, 'must be a host name or address').default('127.0.0.1'),
  MAREHALM_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' })
    .optional(),
  MAREHALM_SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' })
    .optional(),
  MAREHALM_CONTENT: path.default('tools/local-services/content'),
  MAREHALM_DATA_FILE: path.default('.data/marehalm.sqlite'),
  MAREHALM_SHOP: path.default('dist/storefront'),
  MAREHALM_CLOCK: z.iso
    .datetime({ offset: true, error: 'must be an instant such as 2026-11-27T09:00:00Z' })
    .optional(),
  MAREHALM_RECAPTCHA_SITE_KEY: z.string().trim().optional(),
  // The characters of a bearer token (RFC 6750, section 2.1).
  MAREHALM_PREVIEW_TOKEN: z
    .string()
    .regex(/^[\w\-.~+/]+=*$/, 'must be letters, digits and - . _ ~ + / alone')
    .optional(),
  // Too long to be guessed.
  MAREHALM_ADMIN_TOKEN: z
    .string()
    .regex(/^[\w\-.~+/]{24,}=*$/, 'must be 24 or more letters, digits and - . _ ~ + /')
    .optional(),
  MAREHALM_ALLOWED_ORIGINS: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(
      z.array(
        z
          .url({
            protocol: /^https?$/,
            error: 'must be origins such as https://shop.example, with spaces between',
          })
          .transform((address) => new URL(address).origin),
      ),
    )
    .default([]),
  MAREHALM_BEHIND_PROXY: z.enum(['on', 'off'], 'must be on or off').default('off'),
  MAREHALM_FAULTS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  // Above 20 one password would take a second and 1 GiB.
  MAREHALM_PASSWORD_COST: z
    .string()
    .regex(/^\d+$/, 'must be an integer from 4 to 20')
    .transform(Number)
    .pipe(z.number().min(4, 'must be an integer from 4 to 20').max(20, 'must be an integer from 4 to 20'))
    .default(SCRYPT_COST_EXPONENT),
});

/**
 * Parses environment variables. Relative paths are resolved against `directory`.
 * @throws ConfigurationError naming the first invalid variable.
 */
export function parseConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
  directory: string,
): ServicesConfiguration {
  // An empty variable (`PORT= npm start`) counts as unset.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const variable = String(issue?.path[0]);
    throw new ConfigurationError(
      `Cannot start: ${variable} ${issue?.message ?? 'is malformed'}, but it is ${JSON.stringify(given[variable])}`,
    );
  }
  const variables = parsed.data;
  return {
    port: variables.PORT,
    host: variables.MAREHALM_HOST,
    ...(variables.MAREHALM_ORIGIN === undefined ? {} : { origin: new URL(variables.MAREHALM_ORIGIN).origin }),
    ...(variables.MAREHALM_SITE_URL === undefined ? {} : { siteUrl: variables.MAREHALM_SITE_URL }),
    contentDirectory: resolve(directory, variables.MAREHALM_CONTENT),
    dataFile:
      variables.MAREHALM_DATA_FILE === ':memory:'
        ? ':memory:'
        : resolve(directory, variables.MAREHALM_DATA_FILE),
    shopDirectory: resolve(directory, variables.MAREHALM_SHOP),
    clock: createClock(variables.MAREHALM_CLOCK),
    faults: variables.MAREHALM_FAULTS === 'on',
    passwordCost: variables.MAREHALM_PASSWORD_COST,
    botCheck: Boolean(variables.MAREHALM_RECAPTCHA_SITE_KEY),
    allowedOrigins: variables.MAREHALM_ALLOWED_ORIGINS,
    behindProxy: variables.MAREHALM_BEHIND_PROXY === 'on',
    ...(variables.MAREHALM_ADMIN_TOKEN === undefined ? {} : { adminToken: variables.MAREHALM_ADMIN_TOKEN }),
    ...(variables.MAREHALM_PREVIEW_TOKEN === undefined
      ? {}
      : { previewToken: variables.MAREHALM_PREVIEW_TOKEN }),
  };
}

/** Returns the real clock, or one that starts at `start` and runs on. */
function createClock(start: string | undefined): () => Date {
  if (start === undefined) return () => new Date();
  const offset = Date.parse(start) - Date.now();
  return () => new Date(Date.now() + offset);
}
