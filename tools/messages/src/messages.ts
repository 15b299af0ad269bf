/** One language: ICU messages by their key. Keys are flat and dotted: `bag.added`. */
export type Messages = Readonly<Record<string, string>>;

/** A message that cannot be compiled, named with its key. */
export class MessageError extends Error {
  override readonly name = 'MessageError';
  readonly key: string;

  constructor(key: string, reason: string) {
    super(`Cannot compile the message '${key}': ${reason}`);
    this.key = key;
  }
}

/** The messages of a JSON text. `file` names it in errors. @throws TypeError when it is no flat object of texts. */
export function readMessages(file: string, json: string): Messages {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new TypeError(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError(`Cannot read ${file}: it is no object of messages`);
  }
  for (const [key, text] of Object.entries(value)) {
    if (typeof text !== 'string') {
      throw new TypeError(`Cannot read ${file}: '${key}' is no text; nest keys with points, 'bag.added'`);
    }
  }
  return value as Messages;
}
