import { postJson } from './internal/post-json.ts';
import { normalizeName } from './normalize-input.ts';

/** A review as a buyer writes it. */
export interface ReviewDraft {
  /** Id of the product. */
  readonly product: string;
  /** Whole stars, 1 to {@link MAX_REVIEW_STARS}; 0 before one is chosen. */
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  /** The name to be shown. */
  readonly name: string;
}

/** Maximum number of stars. */
export const MAX_REVIEW_STARS = 5;

/** Maximum length of each text in UTF-16 units. */
export const MAX_REVIEW_LENGTHS = { title: 100, text: 2000, name: 40 } as const;

/** Fields that can be invalid, in the order of the form. */
export const reviewFields = ['stars', 'title', 'text', 'name'] as const;
/** A field of {@link reviewFields}. */
export type ReviewField = (typeof reviewFields)[number];

/** Why a field is invalid. */
export type ReviewMistake = 'missing' | 'too-long' | 'email';
/** Invalid fields. */
export type ReviewMistakes = Partial<Record<ReviewField, ReviewMistake>>;

/** Result of sending a review. */
export type ReviewOutcome =
  /** Received; the shop reads it before it is shown. */
  | { readonly kind: 'received' }
  /** The buyer has reviewed this product before. */
  | { readonly kind: 'repeated' }
  /** The service's messages by field, in the language of the form. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Partial<Record<ReviewField, string>>> }
  /** Too many were sent in a short time. */
  | { readonly kind: 'throttled' }
  | { readonly kind: 'failed' };

/** Control characters without line breaks, and characters that reverse or hide text. */
const UNSEEN_CHARACTERS = /(?!\n)[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Normalizes a text of several lines: removes invisible characters, and collapses spaces and empty lines. */
function normalizeLines(typed: string): string {
  return typed
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(UNSEEN_CHARACTERS, '')
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Normalizes one line: a title or a name. */
const normalizeLine = (typed: string): string => normalizeName(normalizeLines(typed));

/** Returns the review without invisible characters and extra spaces, as the service stores it. Idempotent. */
export function normalizeReview({ product, stars, title, text, name }: ReviewDraft): ReviewDraft {
  return {
    product,
    stars,
    title: normalizeLine(title),
    text: normalizeLines(text),
    name: normalizeLine(name),
  };
}

/** Returns what prevents a review from being sent, by field. An email address as name would be shown to all visitors. */
export function checkReview(review: ReviewDraft): ReviewMistakes {
  const { stars, title, text, name } = normalizeReview(review);
  const isRated = Number.isInteger(stars) && stars >= 1 && stars <= MAX_REVIEW_STARS;
  const lengths = Object.entries({ title, text, name }).flatMap(([field, value]) => {
    const mistake = findLengthMistake(value, MAX_REVIEW_LENGTHS[field as keyof typeof MAX_REVIEW_LENGTHS]);
    return mistake ? [[field, mistake] as const] : [];
  });
  return {
    ...(isRated ? {} : { stars: 'missing' }),
    ...Object.fromEntries(lengths),
    ...(name.includes('@') ? { name: 'email' } : {}),
  };
}

function findLengthMistake(value: string, most: number): ReviewMistake | undefined {
  if (value === '') return 'missing';
  return value.length > most ? 'too-long' : undefined;
}

/**
 * Sends a valid review to the review page of an order. Never rejects. Safe to repeat after a failure, because the service accepts one
 * review per buyer and product.
 *
 * @param endpoint The secret URL of the order's review page, such as `reviewUrl` of an account's order.
 */
export async function sendReview(
  review: ReviewDraft & { readonly locale: string },
  endpoint: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<ReviewOutcome> {
  try {
    const answer = await postJson(endpoint, { ...normalizeReview(review), locale: review.locale }, fetch);
    if (answer.status === 201) return { kind: 'received' };
    if (answer.status === 409) return { kind: 'repeated' };
    if (answer.status === 429) return { kind: 'throttled' };
    if (answer.status !== 422) return { kind: 'failed' };
    const { errors } = Object(await answer.json()) as { errors?: unknown };
    const messages = new Map<string, unknown>(Object.entries(Object(errors)));
    const refused = reviewFields.flatMap((field) => {
      const message = messages.get(field);
      return typeof message === 'string' ? [[field, message] as const] : [];
    });
    return refused.length > 0 ? { kind: 'refused', errors: Object.fromEntries(refused) } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
