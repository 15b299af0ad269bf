/** A contradiction between two files. */
export interface ReferenceProblem {
  /** The entry in the content. */
  readonly thing: unknown;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Reports a problem of `thing` at `path`. */
export type ReportProblem = (thing: unknown, path: readonly PropertyKey[], message: string) => void;

/** Keys and indices from an entry to a value in it. */
export type PropertyPath = readonly PropertyKey[];

/** Returns the ids of a list. */
export const collectIds = (things: readonly { readonly id: string }[]) =>
  new Set(things.map((thing) => thing.id));

/** Reports a problem unless `id` is in `known`; never throws. `kind` completes the message "no … has this id". */
export function reportUnknownId(
  report: ReportProblem,
  thing: unknown,
  path: PropertyPath,
  id: string,
  known: ReadonlySet<string>,
  kind: string,
) {
  if (!known.has(id)) report(thing, path, `names "${id}", but no ${kind} has this id`);
}

/** Calls {@link reportUnknownId} for each id of a list. */
export function reportUnknownIds(
  report: ReportProblem,
  thing: unknown,
  path: PropertyPath,
  ids: readonly string[],
  known: ReadonlySet<string>,
  kind: string,
) {
  ids.forEach((id, index) => reportUnknownId(report, thing, [...path, index], id, known, kind));
}

/** Returns the names that occur more than once in a list. */
export const findDuplicates = (names: readonly string[]) =>
  new Set(names.filter((name, index) => names.indexOf(name) !== index));
