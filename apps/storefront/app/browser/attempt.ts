/** Returns what `action` returns; undefined where it throws, as each API does in some browser that blocks, lacks or breaks it. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
