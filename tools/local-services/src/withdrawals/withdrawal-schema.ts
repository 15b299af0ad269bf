import { formatDate, type LocaleCode, brand } from '@marehalm/shop';
import { z } from 'zod';
import { hasWebAddress } from '../unsafe-text.ts';
import { createEmailSchema } from '../service-pages/email-schema.ts';
import { withdrawalTexts } from './withdrawal-texts.ts';

/** A single line, without characters that a mail program could take for a line break. */
const SINGLE_LINE_PATTERN = /^[^\p{Cc}\u2028\u2029]*$/u;
const MULTI_LINE_PATTERN = /^(?:[^\p{Cc}]|[\n\t])*$/u;

/** The date in Denmark: `2026-11-21`. */
const dayInDenmark = new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone });

/**
 * Returns the earliest day of receipt that still allows a withdrawal: 14 days, and another year if the shopper was not
 * informed (Directive 2011/83/EU, art. 10).
 */
function getEarliestReceiptDay(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  day.setUTCDate(day.getUTCDate() - 14);
  return day.toISOString().slice(0, 10);
}

/** Creates the schema with messages in the language of the form and dates relative to the request. */
export function createWithdrawalSchema(locale: LocaleCode, now: Date) {
  const { fields: messages, receivedOn: receivedOnText } = withdrawalTexts[locale];
  const today = dayInDenmark.format(now);
  const firstDay = getEarliestReceiptDay(today);
  const fields = z.object({
    name: z
      .string(messages.nameMissing)
      .trim()
      .min(1, messages.nameMissing)
      .max(100, messages.nameUnusable)
      .regex(SINGLE_LINE_PATTERN, messages.nameUnusable)
      .refine((name) => !hasWebAddress(name), messages.nameUnusable),
    email: createEmailSchema(messages),
    orderNumber: z
      .string(messages.orderNumberMissing)
      .trim()
      .min(1, messages.orderNumberMissing)
      .max(40, messages.orderNumberUnusable)
      .regex(SINGLE_LINE_PATTERN, messages.orderNumberUnusable)
      .refine((number) => !hasWebAddress(number), messages.orderNumberUnusable),
    statement: z
      .string(messages.statementMissing)
      .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
      .pipe(
        z
          .string()
          .min(1, messages.statementMissing)
          .max(2000, messages.statementUnusable)
          .regex(MULTI_LINE_PATTERN, messages.statementUnusable)
          .refine((text) => !hasWebAddress(text), messages.statementUnusable),
      ),
    receivedOn: z
      .string(messages.receivedOnMalformed)
      .trim()
      .refine((day) => day === '' || z.iso.date().safeParse(day).success, messages.receivedOnMalformed)
      .refine((day) => day <= today, messages.receivedOnAfterToday)
      .refine((day) => day === '' || day >= firstDay, messages.receivedOnTooEarly)
      .default(''),
  });
  return fields.transform(({ receivedOn, ...withdrawal }) => ({
    ...withdrawal,
    statement: [
      withdrawal.statement,
      ...(receivedOn === '' ? [] : [receivedOnText(formatDate(receivedOn, locale))]),
    ].join('\n\n'),
  }));
}

export type Withdrawal = z.infer<ReturnType<typeof createWithdrawalSchema>>;
export type WithdrawalFormValues = z.input<ReturnType<typeof createWithdrawalSchema>>;
