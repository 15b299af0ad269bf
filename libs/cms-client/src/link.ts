import type * as z from 'zod';
import { type Form } from './form.ts';

/** A link to a page of the shop: its path is in the same language as its label. */
export const linkSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({ label: form.text, path: form.text });
