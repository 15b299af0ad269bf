/** Returns what `record` itself has under a name that a service has sent: `constructor` is a name, too. */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
