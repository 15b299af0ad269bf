/**
 * Returns the own property of `record` under an untrusted key: a URL, a storage or a service may contain `constructor` or `__proto__`,
 * which every plain object inherits.
 */
export function getOwnValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
