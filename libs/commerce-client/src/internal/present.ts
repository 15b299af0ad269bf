type Present<Fields> = { [Key in keyof Fields]?: NonNullable<Fields[Key]> };

/** The fields that have a value. The protocol says null or an empty text where nothing is known; values leave it out. */
export function present<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== ''),
  ) as Present<Fields>;
}
