export function sortById<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  return [...items].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Thrown by a clause. */
export function createContractError(expected: string, found: unknown): Error {
  return new Error(`Expected ${expected}, but found ${JSON.stringify(found)}`);
}

/**
 * Checks one condition of a contract clause.
 *
 * @throws Error that names what was expected and what was found.
 */
export function assertContract(condition: boolean, expected: string, found: unknown): void {
  if (!condition) throw createContractError(expected, found);
}

export function expectKind(kind: string, answer: { readonly kind: string } | undefined): void {
  assertContract(answer?.kind === kind, `an answer of kind "${kind}"`, answer?.kind);
}

export function expectOk<Answer extends { readonly kind: string }>(
  answer: Answer,
): Extract<Answer, { readonly kind: 'ok' }> {
  expectKind('ok', answer);
  return answer as Extract<Answer, { readonly kind: 'ok' }>;
}

/**
 * Checks that an answer is `refused` with a problem of this kind at this field.
 *
 * @throws Error when it is not.
 */
export function expectProblem(
  answer: { readonly kind: string; readonly problems?: readonly { kind: string; field?: string }[] },
  kind: string,
  field: string,
): void {
  expectKind('refused', answer);
  const found = answer.problems?.map((problem) => `${problem.kind} ${problem.field}`);
  assertContract(found?.includes(`${kind} ${field}`) === true, `the problem "${kind} ${field}"`, found);
}

/** Compares plain data regardless of the order of fields; an undefined field counts as missing. */
export function expectSame(found: unknown, expected: unknown, what: string): void {
  assertContract(
    toCanonicalJson(found) === toCanonicalJson(expected),
    `${what} to be ${toCanonicalJson(expected)}`,
    found,
  );
}

function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
