import { randomBytes, timingSafeEqual } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { deriveInThread, PasswordThreadBusyError } from './password-thread.ts';

/** Bytes of a salt and of a derived key. */
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const BLOCK_SIZE = 8;
const PARALLELIZATION = 3;

/** The default cost: 2 to this power. With three lanes and blocks of 8 it is one of OWASP's settings for scrypt (32 MiB). */
export const PASSWORD_COST = 15;

/**
 * Hashes passwords with scrypt and a salt each: `scrypt$<cost>$<salt>$<key>`. The cost is part of the text, so it can
 * be raised without resetting passwords.
 */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time for `undefined` (no account, or one without a password), and returns `false`. */
  verify(password: string, stored: string | undefined): Promise<boolean>;
}

/**
 * Creates a hasher whose work is done in a thread of its own.
 * @param cost 2 to this power; tests take less.
 */
export function createPasswordHasher(cost: number = PASSWORD_COST): PasswordHasher {
  const key = (password: string, salt: Buffer, power: number): Promise<Buffer> => {
    const N = 2 ** power;
    const maxmem = 128 * N * BLOCK_SIZE * (PARALLELIZATION + 1);
    // One way of writing accents: the same keys pressed on another computer must open the same account.
    return deriveInThread({
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
 * The outcomes of the slow work with passwords, done before the transaction of a request begins: a request is answered
 * without waiting in the middle, so what takes a tenth of a second has to be ready by then.
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
   * Begins the work with a password.
   * @throws GraphQLError with the code `THROTTLED` for a second one: a request has one password.
   */
  begin(): void {
    if (this.#isBegun) throw createThrottledError('A request may hold one password');
    this.#isBegun = true;
  }

  async prepareHash(password: string): Promise<void> {
    this.#hashes.set(password, await throttleWhenBusy(this.#hasher.hash(password)));
  }

  /** Whether it is right is also the answer, for those who count wrong ones. */
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

  /** False as well when the stored one was changed since it was prepared. */
  isRight(password: string, stored: string | undefined): boolean {
    return stored !== undefined && this.#right.has(`${stored} ${password}`);
  }
}

function createThrottledError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'THROTTLED' } });
}

/** @throws GraphQLError with the code `THROTTLED` when too many passwords wait already. */
function throttleWhenBusy<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof PasswordThreadBusyError
      ? createThrottledError('Too many passwords wait to be checked')
      : error;
  });
}
