/** What went wrong: the set-up (`no-key`, `no-version`), the network or a blocker (`load`), the check itself (`execute`). */
export type RecaptchaErrorKind = 'no-key' | 'no-version' | 'load' | 'execute';

/** The messages of the specification, section 8, word for word. */
const messages: Readonly<Record<RecaptchaErrorKind, (reason: string) => string>> = {
  'no-key': () => 'No key provided',
  'no-version': () => 'No version provided',
  load: () => 'Failed to load script',
  execute: (reason) => `Failed to execute ${reason}`,
};

/**
 * Any failure of this library. Tell kinds apart by `kind`; the `cause` says more where there is more to say. The messages are
 * those of the specification, section 8, and meant for developers.
 */
export class RecaptchaError extends Error {
  override readonly name = 'RecaptchaError';
  /** What went wrong. */
  readonly kind: RecaptchaErrorKind;

  /** @param reason Completes the message of `execute`: "Failed to execute {reason}". Others have none. */
  constructor(kind: RecaptchaErrorKind, reason = '', options?: ErrorOptions) {
    super(`ReCaptcha error: ${messages[kind](reason)}`, options);
    this.kind = kind;
  }
}

/** A failed execution. The provider rejects with errors, with texts, and with `null` when its own network fails. */
export function executionError(cause: unknown): RecaptchaError {
  if (cause instanceof RecaptchaError) return cause;
  const reason = cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : '';
  return new RecaptchaError('execute', reason === '' ? 'for an unknown reason' : reason, { cause });
}
