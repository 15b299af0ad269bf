/**
 * Returns what `table` has under `name`, which foreign code may have taken from anywhere.
 *
 * @throws RangeError when it has nothing of its own there.
 */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: string, what: string): Entry {
  if (Object.hasOwn(table, name)) return table[name] as Entry;
  throw new RangeError(
    `Cannot format for ${what} ${JSON.stringify(name)}: known are ${Object.keys(table).join(', ')}`,
  );
}
