import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error response, sent as `{ "message", "status" }`, which Algolia's clients parse. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.status = status;
  }
}
