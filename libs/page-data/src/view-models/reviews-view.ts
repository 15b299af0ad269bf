/** How buyers rate a product. */
export interface RatingView {
  /** Stars, with one decimal. */
  readonly average: number;
  readonly count: number;
}

/** What buyers say about a product. */
export interface ReviewsView {
  /** Number of reviews by stars, the most first; empty where not all reviews are known. */
  readonly distribution: readonly { readonly stars: number; readonly count: number }[];

  /** The newest first. */
  readonly items: readonly ReviewView[];
}

/** What one buyer says. */
export interface ReviewView {
  readonly id: string;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly name: string;

  /** ISO 8601 date. */
  readonly date: string;

  /** Language that it is written in, if it is not that of the page. */
  readonly language?: string;
}
