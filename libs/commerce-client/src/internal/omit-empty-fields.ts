type Present<Fields> = { [Key in keyof Fields]?: NonNullable<Fields[Key]> };

/** Removes fields that are null or empty: the protocol uses both for unknown values. */
export function omitEmptyFields<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== ''),
  ) as Present<Fields>;
}
