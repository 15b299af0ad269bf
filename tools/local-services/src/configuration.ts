import { resolve } from 'node:path';
import { z } from 'zod';
import { PASSWORD_COST } from './commerce/passwords.ts';

/** Configuration of the services. `docs/deployment.md` lists its variables. */
export interface ServicesConfiguration {
  /** 0 lets the system choose a free one. */
  readonly port: number;
  /** Address to listen on; only this machine unless `MAREHALM_HOST` is set. */
  readonly host: string;
  /** Where shoppers reach the shop, without a slash at the end; absent: where it listens. */
  readonly origin?: string;
  /** Where the built shop is reached; its host is served as well. */
  readonly siteUrl?: string;
  readonly contentDirectory: string;
  /** Absolute path, or `:memory:`. */
  readonly dataFile: string;
  readonly shopDirectory: string;
  readonly clock: () => Date;
  /** Whether `/__faults` answers. */
  readonly faults: boolean;
  /** Passwords are hashed with 2 to this power. */
  readonly passwordCost: number;
  /** Whether forms have to bring a token of the bot check; the shop asks for one when it has a site key. */
  readonly botCheck: boolean;
  /** What opens drafts of the content to a request; absent: nothing does. */
  readonly previewToken?: string;
  /** What opens `/admin` to a request; absent: nothing does. */
  readonly adminToken?: string;
  /** Origins besides the shop's own whose pages may ask commerce and withdrawals. */
  readonly allowedOrigins: readonly string[];
  /** Whether a proxy in front of the services sets `X-Forwarded-For`. */
  readonly behindProxy: boolean;
}

/** A variable that cannot be used. Its message is one line for a person. */
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
  // Not plain HOST: some shells and build systems export that with a meaning of their own.
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
  // Too long to be found by trial.
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
    .default(PASSWORD_COST),
});

/**
 * Reads the configuration from environment variables; paths are taken from `directory`.
 * @throws ConfigurationError naming the first variable that cannot be used.
 */
export function parseConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
  directory: string,
): ServicesConfiguration {
  // A variable set to nothing (`PORT= npm start`) counts as not set.
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

/** The real clock, or one that stood at `start` when it was made and runs on from there. */
function createClock(start: string | undefined): () => Date {
  if (start === undefined) return () => new Date();
  const offset = Date.parse(start) - Date.now();
  return () => new Date(Date.now() + offset);
}
