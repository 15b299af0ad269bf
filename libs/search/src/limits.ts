/** Longest text of a search box, in UTF-16 code units, as an input's `maxlength` counts (specification, section 5). */
export const MAX_QUERY_LENGTH = 512;

/** Longest query the hosted service accepts, in bytes of UTF-8; it refuses a longer one with status 400. */
export const MAX_QUERY_BYTES = 512;

/** Longest name of a facet, in characters (specification, section 9). */
export const MAX_FACET_NAME_LENGTH = 64;

/** Longest value of a facet, in UTF-16 code units. */
export const MAX_FACET_VALUE_LENGTH = 256;

/** Maximum number of selected values of one facet in a search state; further values are dropped. */
export const MAX_SELECTED_FACET_VALUES = 50;

/** Maximum number of hits that can be paged through; the service's `paginationLimitedTo`. */
export const PAGINATION_LIMIT = 1000;

/** Hits of a product list before the first 'view more'. */
export const HITS_PER_PAGE = 12;

/** Delay after which a search writes its state to the history, in milliseconds (specification, section 9). */
export const HISTORY_WRITE_DELAY_MS = 400;

/** Delay after which a search without an answer counts as stalled, in milliseconds (specification, section 9). */
export const STALLED_SEARCH_DELAY_MS = 200;

/** Values a refinement list shows at first (specification, section 9). */
export const REFINEMENT_LIST_LIMIT = 10;

/** Values a refinement list shows after 'show more' (specification, section 9). */
export const REFINEMENT_LIST_SHOW_MORE_LIMIT = 20;

/** Highest rating, in whole stars (specification, section 9). */
export const MAX_RATING = 5;

/** Timeouts of one try of a search client, in milliseconds (specification, section 9). */
export const SEARCH_TIMEOUTS_MS = { connect: 1000, read: 2000, write: 30_000 } as const;
