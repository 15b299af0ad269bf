/**
 * Kind of an error: configuration (`no-key`, `no-version`), network or blocker (`load`), the check itself
 * (`execute`).
 */
export type RecaptchaErrorKind = 'no-key' | 'no-version' | 'load' | 'execute';

/** Messages of the specification, section 8, word for word. */
const messages: Readonly<Record<RecaptchaErrorKind, (reason: string) => string>> = {
  'no-key': () => 'No key provided',
  'no-version': () => 'No version provided',
  load: () => 'Failed to load script',
  execute: (reason) => `Failed to execute ${reason}`,
};

/**
 * Any error of this library; see `kind` and `cause`. The messages are those of the specification, section 8, for
 * developers.
 */
export class RecaptchaError extends Error {
  override readonly name = 'RecaptchaError';
  /** Kind of the error. */
  readonly kind: RecaptchaErrorKind;

  /** @param reason Completes the message of `execute`: "Failed to execute {reason}". Unused for others. */
  constructor(kind: RecaptchaErrorKind, reason = '', options?: ErrorOptions) {
    super(`ReCaptcha error: ${messages[kind](reason)}`, options);
    this.kind = kind;
  }
}

/**
 * Converts what the provider rejected with, an error, a string or `null`, to a RecaptchaError of the kind `execute`. Returns a
 * RecaptchaError unchanged.
 */
export function createExecutionError(cause: unknown): RecaptchaError {
  if (cause instanceof RecaptchaError) return cause;
  const reason = cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : '';
  return new RecaptchaError('execute', reason === '' ? 'for an unknown reason' : reason, { cause });
}
