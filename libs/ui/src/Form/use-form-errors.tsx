'use client';

import type { NonTextNode } from '../non-text-node.ts';
import { FormErrorSummary } from '../FormErrorSummary/FormErrorSummary.tsx';
import { type MistakeVisibility, useMistakeVisibility } from './use-mistake-visibility.ts';

/** The texts of a form's mistakes, and where they belong. */
export interface FormErrorOptions<Field extends string, Mistake> {
  /** In the order of the page. */
  readonly fields: readonly Field[];
  readonly idOf: (field: Field) => string;
  /** Returns the text of a mistake, which says what to do. */
  readonly textOf: (field: Field, mistake: Mistake) => string;
  /** The heading above so many mistakes. */
  readonly titleOf: (count: number) => string;
}

export interface FormErrors<Field extends string, Mistake> extends Pick<
  MistakeVisibility<Field, Mistake>,
  'attempt' | 'typed' | 'left'
> {
  /** For the fields. */
  readonly errors: Readonly<Partial<Record<Field, string>>>;
  /** For the form: its FormErrorSummary. */
  readonly summary: NonTextNode;
}

/** Returns the mistakes of `useMistakeVisibility` as texts: beside the fields, and all of them above the form. */
export function useFormErrors<Field extends string, Mistake>({
  fields,
  idOf,
  textOf,
  titleOf,
}: FormErrorOptions<Field, Mistake>): FormErrors<Field, Mistake> {
  const { shown, summary, attempts, attempt, typed, left } = useMistakeVisibility<Field, Mistake>(fields);
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const mistake = shown[field];
    if (mistake !== undefined) errors[field] = textOf(field, mistake);
  }
  return {
    attempt,
    typed,
    left,
    errors,
    summary: (
      <FormErrorSummary
        key={attempts}
        title={titleOf(summary.length)}
        mistakes={summary.map(({ field, mistake }) => ({
          fieldId: idOf(field),
          message: textOf(field, mistake),
        }))}
      />
    ),
  };
}
