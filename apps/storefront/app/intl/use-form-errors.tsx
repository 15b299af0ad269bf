import { FormErrorSummary, useFormMistakes } from '@marehalm/ui';

/** What a form has to know to tell its mistakes. */
interface FormErrorOptions<Field extends string, Mistake> {
  /** In the order of the page. */
  readonly fields: readonly Field[];
  readonly idOf: (field: Field) => string;
  /** What to do about a mistake, in the shopper's words. */
  readonly textOf: (field: Field, mistake: Mistake) => string;
  /** The heading above so many mistakes. */
  readonly titleOf: (count: number) => string;
}

/** Mistakes of a form in the shopper's words: beside their fields (`errors`), and all of them above the form (`summary`). */
export function useFormErrors<Field extends string, Mistake>({
  fields,
  idOf,
  textOf,
  titleOf,
}: FormErrorOptions<Field, Mistake>) {
  const { shown, summary, attempts, attempt, typed, left } = useFormMistakes<Field, Mistake>(fields);
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
