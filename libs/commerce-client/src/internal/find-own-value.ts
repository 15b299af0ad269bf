/** Returns the own property `name` of `record`. The name is untrusted: it may be `constructor`. */
export function findOwnValue<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
