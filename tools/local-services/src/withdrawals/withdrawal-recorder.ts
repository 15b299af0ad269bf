import { createHash, randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { brand, formatDate, type LocaleCode, locales } from '@marehalm/shop';
import { migrate, runTransaction } from '../database.ts';
import type { Mailer } from '../outbox.ts';
import type { Seller } from '../seller.ts';
import { composeWithdrawalMail } from './withdrawal-mail.ts';
import type { Withdrawal } from './withdrawal-schema.ts';
import { withdrawalTexts } from './withdrawal-texts.ts';

/** The confirmation of a stored withdrawal. */
export interface WithdrawalReceipt {
  /** `W-7K2M-9QXD` */
  readonly reference: string;
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** The dependencies of the receiver. */
export interface WithdrawalRecorderDependencies {
  readonly database: DatabaseSync;
  readonly clock: () => Date;
  readonly mail: Mailer;
  /** The seller, who gets a copy of each receipt and the returned goods. */
  readonly seller: Seller;
}

/** Time in which the same statement counts as a repeated press or a lost answer: one withdrawal, one receipt. */
export const WITHDRAWAL_REPEAT_WINDOW_MS = 60 * 60 * 1000;

/** Maximum number of withdrawals within `window` milliseconds: each sends a mail to an address that the sender chooses. */
export const withdrawalRateLimits = { window: 60 * 60 * 1000, perEmail: 10, perClient: 40 } as const;

const migrations = [
  `CREATE TABLE withdrawals (
    reference TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL COLLATE NOCASE,
    order_number TEXT NOT NULL,
    statement TEXT NOT NULL,
    locale TEXT NOT NULL,
    received_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX withdrawals_by_email ON withdrawals (email);`,

  `ALTER TABLE withdrawals ADD COLUMN client TEXT;
  CREATE INDEX withdrawals_by_client ON withdrawals (client, received_at);`,
];

/** Letters and digits that are not confused on the phone. */
const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function createReference(): string {
  const letters = Array.from({ length: 8 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]);
  return `W-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** Formats date and time in Danish time, in the language. */
export function formatReceiptTime(instant: Date, locale: LocaleCode): string {
  const time = new Intl.DateTimeFormat(locales[locale].dateLocale, {
    timeStyle: 'short',
    timeZone: brand.timeZone,
  }).format(instant);
  return withdrawalTexts[locale].dateAndTime(formatDate(instant.toISOString(), locale), time);
}

/**
 * Returns a function that stores a withdrawal and mails its receipt. That function returns the receipt, the earlier one for a
 * repeat within an hour, or undefined above the rate limit.
 *
 * @returns Stores a withdrawal from an IP address. Returns `undefined` above the limit of its email address or of the IP address.
 */
export function createWithdrawalRecorder({ database, clock, mail, seller }: WithdrawalRecorderDependencies) {
  migrate(database, 'withdrawals', migrations);
  const insert = database.prepare(
    `INSERT INTO withdrawals (reference, name, email, order_number, statement, locale, received_at, client)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const findSame = database.prepare(
    `SELECT reference, received_at AS receivedAt FROM withdrawals
     WHERE email = ? AND name = ? AND order_number = ? AND statement = ? AND received_at > ? AND received_at <= ?`,
  );
  const countOfEmail = database.prepare(
    'SELECT count(*) AS n FROM withdrawals WHERE email = ? AND received_at > ? AND received_at <= ?',
  );
  const countOfClient = database.prepare(
    'SELECT count(*) AS n FROM withdrawals WHERE client = ? AND received_at > ? AND received_at <= ?',
  );
  // The client's IP address is stored as a hash, and only as long as the rate limit needs it.
  const forgetClients = database.prepare(
    'UPDATE withdrawals SET client = NULL WHERE client IS NOT NULL AND received_at <= ?',
  );

  return function receive(
    withdrawal: Withdrawal,
    locale: LocaleCode,
    address: string,
  ): WithdrawalReceipt | undefined {
    const { name, email, orderNumber, statement } = withdrawal;
    const client = createHash('sha256').update(`withdrawals ${address}`).digest('base64url');
    const now = clock();
    const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
    return runTransaction(database, () => {
      const same = findSame.get(
        email,
        name,
        orderNumber,
        statement,
        ago(WITHDRAWAL_REPEAT_WINDOW_MS),
        ago(0),
      );
      if (same) return { reference: String(same['reference']), receivedAt: String(same['receivedAt']) };

      const { window, perEmail, perClient } = withdrawalRateLimits;
      forgetClients.run(ago(window));
      const isTooMany =
        Number(countOfEmail.get(email, ago(window), ago(0))?.['n']) >= perEmail ||
        Number(countOfClient.get(client, ago(window), ago(0))?.['n']) >= perClient;
      if (isTooMany) return undefined;

      const reference = createReference();
      const receivedAt = now.toISOString();
      insert.run(reference, name, email, orderNumber, statement, locale, receivedAt, client);
      const draft = composeWithdrawalMail(
        withdrawal,
        { reference, receivedAt: formatReceiptTime(now, locale) },
        { locale, seller },
      );
      mail.send({ ...draft, to: email, kind: 'withdrawal-receipt' });
      mail.send({ ...draft, to: seller.email, kind: 'withdrawal-copy' });
      return { reference, receivedAt };
    });
  };
}
