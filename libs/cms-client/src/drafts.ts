/** A draft in a list of entries. */
export interface DraftReference {
  /** Name of the list: `products`. */
  readonly list: string;
  readonly id: string;
}

const listsIn = (content: object) =>
  Object.entries(content).filter((entry): entry is [list: string, entries: { readonly id: string }[]] =>
    Array.isArray(entry[1]),
  );

const isDraft = (entry: object) => 'draft' in entry && entry.draft === true;

/**
 * Returns the entries with `draft: true` in all lists of `content`. Only requests with a preview token return drafts.
 *
 * @example
 * ```ts
 * const content = { questions: [{ id: 'q1' }, { id: 'q2', draft: true }], settings: { email: 'hej@example.se' } };
 * collectDraftReferences(content); // => [{ list: 'questions', id: 'q2' }]
 * ```
 */
export function collectDraftReferences(content: object): readonly DraftReference[] {
  return listsIn(content).flatMap(([list, entries]) =>
    entries.filter(isDraft).map(({ id }) => ({ list, id })),
  );
}

/**
 * Returns `content` without the drafts in its lists.
 *
 * @example
 * ```ts
 * withoutDrafts({ questions: [{ id: 'q1' }, { id: 'q2', draft: true }] }); // => { questions: [{ id: 'q1' }] }
 * ```
 */
export function withoutDrafts<Content extends object>(content: Content): Content {
  return {
    ...content,
    ...Object.fromEntries(
      listsIn(content).map(([list, entries]) => [list, entries.filter((entry) => !isDraft(entry))]),
    ),
  };
}
