import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

/** Bytes of a salt and of a derived key. */
const SALT_LENGTH = 16;
const KEY_LENGTH = 32;
const BLOCK_SIZE = 8;
const PARALLEL = 3;

/** The default cost: 2 to this power. With three lanes and blocks of 8 it is one of OWASP's settings for scrypt (32 MiB). */
export const PASSWORD_COST = 15;

/**
 * Keeps passwords as scrypt keys with a salt each: `scrypt$<cost>$<salt>$<key>`. The cost is part of the text, so it can be
 * raised without losing anybody.
 */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for `undefined` (nobody, or somebody without a password), and is false. */
  verify(password: string, stored: string | undefined): Promise<boolean>;
}

/** @param cost 2 to this power; tests take less. */
export function createPasswordHasher(cost: number = PASSWORD_COST): PasswordHasher {
  const key = (password: string, salt: Buffer, power: number): Promise<Buffer> => {
    const N = 2 ** power;
    const maxmem = 128 * N * BLOCK_SIZE * (PARALLEL + 1);
    // One way of writing accents: the same keys pressed on another computer must open the same account.
    return derive(password.normalize('NFC'), salt, KEY_LENGTH, { N, r: BLOCK_SIZE, p: PARALLEL, maxmem });
  };
  const nobody = { power: cost, salt: randomBytes(SALT_LENGTH), expected: randomBytes(KEY_LENGTH) };
  return {
    async hash(password) {
      const salt = randomBytes(SALT_LENGTH);
      const derived = await key(password, salt, cost);
      return `scrypt$${cost}$${salt.toString('base64url')}$${derived.toString('base64url')}`;
    },
    async verify(password, stored) {
      const { power, salt, expected } = (stored === undefined ? undefined : parse(stored)) ?? nobody;
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

  constructor(hasher: PasswordHasher) {
    this.#hasher = hasher;
  }

  async prepareHash(password: string): Promise<void> {
    if (!this.#hashes.has(password)) this.#hashes.set(password, await this.#hasher.hash(password));
  }

  /** Whether it is right is also the answer, for those who count wrong ones. */
  async prepareCheck(password: string, stored: string | undefined): Promise<boolean> {
    const isRight = await this.#hasher.verify(password, stored);
    if (isRight) this.#right.add(`${stored} ${password}`);
    return isRight;
  }

  /** @throws Error when nobody prepared it: a program that broke. */
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
