import type { z } from 'zod';

/** The first message of each field of a form, by its name. */
export type FieldMessages = Readonly<Record<string, string>>;

/** What is wrong with a form that was posted, as the form shows it; `form` for what is wrong with all of it. */
export function findFirstMessages(error: z.ZodError): FieldMessages {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) messages[String(issue.path[0] ?? 'form')] ??= issue.message;
  return messages;
}
