import type { z } from 'zod';

/** The first error message of each field, by name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Returns the first error message of each field; `form` for those of the form as a whole. */
export function getFieldErrors(error: z.ZodError): FieldErrors {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) messages[String(issue.path[0] ?? 'form')] ??= issue.message;
  return messages;
}
