/** A statement of one file that another file contradicts. */
export interface ReferenceProblem {
  /** The thing, as it stands in the content. */
  readonly thing: unknown;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Takes down a problem of `thing` at `path`. */
export type ProblemReport = (thing: unknown, path: readonly PropertyKey[], message: string) => void;

/** Keys and positions from a thing to a value in it. */
export type Path = readonly PropertyKey[];

/** The ids of a list. */
export const collectIds = (things: readonly { readonly id: string }[]) =>
  new Set(things.map((thing) => thing.id));

/** Reports `id` unless `known` has it. `kind` completes "no … has this id". */
export function expectId(
  report: ProblemReport,
  thing: unknown,
  path: Path,
  id: string,
  known: ReadonlySet<string>,
  kind: string,
) {
  if (!known.has(id)) report(thing, path, `names "${id}", but no ${kind} has this id`);
}

/** {@link expectId} for each of a list. */
export function expectIds(
  report: ProblemReport,
  thing: unknown,
  path: Path,
  ids: readonly string[],
  known: ReadonlySet<string>,
  kind: string,
) {
  ids.forEach((id, index) => expectId(report, thing, [...path, index], id, known, kind));
}

/** Returns the names that occur more than once in a list. */
export const findDuplicates = (names: readonly string[]) =>
  new Set(names.filter((name, index) => names.indexOf(name) !== index));
