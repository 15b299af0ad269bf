import { z } from 'zod';

/** Creates the schema of an email address, with the sentences for a missing and a malformed one. */
export const createEmailSchema = (messages: {
  readonly emailMissing: string;
  readonly emailMalformed: string;
}) =>
  z
    .string(messages.emailMissing)
    .trim()
    .min(1, messages.emailMissing)
    .max(254, messages.emailMalformed)
    .pipe(z.email(messages.emailMalformed));
