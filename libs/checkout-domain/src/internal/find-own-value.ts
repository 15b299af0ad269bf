/** Returns the own property `key` of `record`. The key is untrusted: every object has a `constructor`. */
export function findOwnValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
