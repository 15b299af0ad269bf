import { randomBytes, timingSafeEqual } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { deriveKeyInThread, PasswordThreadBusyError } from './password-thread.ts';

/** Sizes of a salt and of a derived key in bytes. */
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const BLOCK_SIZE = 8;
const PARALLELIZATION = 3;

/** Default cost of scrypt as an exponent of 2 (N = 2^15). With r = 8 and p = 3 it is one of OWASP's settings (32 MiB). */
export const SCRYPT_COST_EXPONENT = 15;

/**
 * Hashes passwords with scrypt and individual salts: `scrypt$<cost>$<salt>$<key>`. The text contains the cost, so it can be raised
 * without resetting passwords.
 */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time for `undefined` (no account, or one without a password) and returns `false`. */
  verify(password: string, stored: string | undefined): Promise<boolean>;
}

/**
 * Creates a hasher that works in a separate thread.
 * @param cost Power of 2; tests use a lower one.
 */
export function createPasswordHasher(cost: number = SCRYPT_COST_EXPONENT): PasswordHasher {
  const key = (password: string, salt: Buffer, power: number): Promise<Buffer> => {
    const N = 2 ** power;
    const maxmem = 128 * N * BLOCK_SIZE * (PARALLELIZATION + 1);
    // Unicode normalization: the same keys pressed on another computer must give the same password.
    return deriveKeyInThread({
      password: password.normalize('NFC'),
      salt,
      length: KEY_BYTES,
      options: { N, r: BLOCK_SIZE, p: PARALLELIZATION, maxmem },
    });
  };
  const decoy = { power: cost, salt: randomBytes(SALT_BYTES), expected: randomBytes(KEY_BYTES) };
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const derived = await key(password, salt, cost);
      return `scrypt$${cost}$${salt.toString('base64url')}$${derived.toString('base64url')}`;
    },
    async verify(password, stored) {
      const { power, salt, expected } = (stored === undefined ? undefined : parse(stored)) ?? decoy;
      const isEqual = timingSafeEqual(await key(password, salt, power), expected);
      return isEqual && stored !== undefined;
    },
  };
}

function parse(stored: string) {
  const [kind, power, salt = '', expected = ''] = stored.split('$');
  if (kind !== 'scrypt') return undefined;
  return {
    power: Number(power),
    salt: Buffer.from(salt, 'base64url'),
    expected: Buffer.from(expected, 'base64url'),
  };
}

/**
 * The results of the slow work with passwords, which is done before the transaction of a request begins, because resolvers are
 * synchronous.
 */
export class PreparedPasswords {
  readonly #hasher: PasswordHasher;
  readonly #hashes = new Map<string, string>();
  readonly #right = new Set<string>();

  #isBegun = false;

  constructor(hasher: PasswordHasher) {
    this.#hasher = hasher;
  }

  /**
   * Starts the work with a password.
   * @throws GraphQLError with the code `THROTTLED` for a second password in one request.
   */
  begin(): void {
    if (this.#isBegun) throw createThrottledError('A request may hold one password');
    this.#isBegun = true;
  }

  async prepareHash(password: string): Promise<void> {
    this.#hashes.set(password, await throttleWhenBusy(this.#hasher.hash(password)));
  }

  /** Checks a password. Also returns the result, for counting wrong passwords. */
  async prepareCheck(password: string, stored: string | undefined): Promise<boolean> {
    const isRight = await throttleWhenBusy(this.#hasher.verify(password, stored));
    if (isRight) this.#right.add(`${stored} ${password}`);
    return isRight;
  }

  /** @throws Error when the password was not prepared, which is a bug. */
  hashOf(password: string): string {
    const hash = this.#hashes.get(password);
    if (hash === undefined) throw new Error('Cannot keep a password: its hash was not prepared');
    return hash;
  }

  /** Whether the password was right. False, too, if the stored one has changed since the check. */
  isRight(password: string, stored: string | undefined): boolean {
    return stored !== undefined && this.#right.has(`${stored} ${password}`);
  }
}

function createThrottledError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'THROTTLED' } });
}

/** @throws GraphQLError with the code `THROTTLED` when too many passwords are waiting. */
function throttleWhenBusy<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof PasswordThreadBusyError
      ? createThrottledError('Too many passwords wait to be checked')
      : error;
  });
}
