/**
 * Why a push did not come to its end:
 *
 * - `configuration`: a variable or an option cannot be used; nothing was asked.
 * - `source`: the CMS or a shop did not answer as it should; nothing was written.
 * - `content`: what they answered makes no index that a shopper should see; nothing was written.
 * - `search`: the search service refused or could not be reached. Every index is as it was or as it is to be.
 */
export type PushErrorKind = 'configuration' | 'source' | 'content' | 'search';

/** A push that did not come to its end. The message is for a person and holds no key. */
export class PushError extends Error {
  override readonly name = 'PushError';
  readonly kind: PushErrorKind;

  constructor(kind: PushErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Exit statuses of the command, as its help names them. */
export const exitStatuses: Readonly<Record<PushErrorKind, number>> = {
  source: 1,
  search: 1,
  configuration: 2,
  content: 3,
};
