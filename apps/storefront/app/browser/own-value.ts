/**
 * Returns what `record` itself has under a key that may come from anywhere, such as a stored SKU: an address, a storage or a service may
 * say `constructor` or `__proto__`, which every plain object answers to.
 */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
