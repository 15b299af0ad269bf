/**
 * Why a push failed:
 *
 * - `configuration`: a variable or an option is invalid; no request was sent.
 * - `source`: the CMS or a shop failed or sent invalid data; nothing was written.
 * - `content`: their data makes no valid index; nothing was written.
 * - `search`: the search service refused or was unreachable. Every index is old or new, none is partly written.
 */
export type PushErrorKind = 'configuration' | 'source' | 'content' | 'search';

/** A failed push. The message is readable and contains no key. */
export class PushError extends Error {
  override readonly name = 'PushError';
  readonly kind: PushErrorKind;

  constructor(kind: PushErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Exit statuses of the command, as its help names them. */
export const pushExitStatuses: Readonly<Record<PushErrorKind, number>> = {
  source: 1,
  search: 1,
  configuration: 2,
  content: 3,
};
