import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that cannot be answered; goes out as `{ "message", "status" }`, the shape Algolia's clients read. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.status = status;
  }
}
