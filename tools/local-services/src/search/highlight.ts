import type { TextIndex } from './text-index.ts';
import type { TextAnswer } from './text-search.ts';
import { tokenize, type Token } from './tokenize.ts';

/** A text with the words of the query highlighted. */
export interface Highlight {
  readonly value: string;
  /** Whether it contains all, some or none of the words of the query. */
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: string[];
  /** Whether the whole text is highlighted. Missing if nothing matched. */
  readonly fullyHighlighted?: boolean;
}

export interface Snippet {
  readonly value: string;
  readonly matchLevel: Highlight['matchLevel'];
}

export interface HighlightTags {
  readonly pre: string;
  readonly post: string;
}

/** The words of the query and how to match them. */
export interface HighlightContext {
  readonly answer: Pick<TextAnswer, 'marks' | 'words'>;
  readonly index: Pick<TextIndex, 'termsOf'>;
  readonly tags: HighlightTags;
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly answers: readonly number[];
}

/** Highlights matches in `text`, a value of `attribute`, with the tags. Values are not escaped; that is up to the client. */
export function highlight(text: string, attribute: string, marker: HighlightContext): Highlight {
  const tokens = tokenize(text);
  const spans = tokens.flatMap((token) => spanOf(token, attribute, marker) ?? []);
  const answered = new Set(spans.flatMap(({ answers }) => answers));
  const { words } = marker.answer;
  const matchedWords = words.filter((_, position) => answered.has(position));
  const value = markSpans(text, spans, 0, text.length, marker.tags);
  if (spans.length === 0) return { value, matchLevel: 'none', matchedWords };
  const marked = spans.reduce((length, { start, end }) => length + end - start, 0);
  const inWords = tokens.reduce((length, { start, end }) => length + end - start, 0);
  return {
    value,
    matchLevel: matchedWords.length === words.length ? 'full' : 'partial',
    matchedWords,
    fullyHighlighted: marked === inWords,
  };
}

/** Returns at most `length` words of `text` around the densest matches, with an ellipsis where something was omitted. */
export function createSnippet(
  text: string,
  attribute: string,
  length: number,
  ellipsis: string,
  marker: HighlightContext,
): Snippet {
  const tokens = tokenize(text);
  const spans = tokens.map((token) => spanOf(token, attribute, marker));
  const answered = new Set(spans.flatMap((span) => span?.answers ?? []));
  const { words } = marker.answer;
  const found = words.filter((_, position) => answered.has(position)).length;
  const isFull = found === words.length ? 'full' : 'partial';
  const matchLevel = answered.size === 0 ? 'none' : isFull;
  if (tokens.length <= length) {
    return {
      value: markSpans(
        text,
        spans.flatMap((span) => span ?? []),
        0,
        text.length,
        marker.tags,
      ),
      matchLevel,
    };
  }
  const first = densestWindow(spans, length);
  const window = tokens.slice(first, first + length);
  const start = first === 0 ? 0 : (window[0]?.start ?? 0);
  const end = first + length >= tokens.length ? text.length : (window.at(-1)?.end ?? text.length);
  const marked = markSpans(
    text,
    spans.slice(first, first + length).flatMap((span) => span ?? []),
    start,
    end,
    marker.tags,
  );
  return { value: (start > 0 ? ellipsis : '') + marked + (end < text.length ? ellipsis : ''), matchLevel };
}

function densestWindow(spans: readonly (Span | undefined)[], length: number): number {
  let best = 0;
  let bestCount = 0;
  /** Occurrences of each word of the query in the window that ends at `last`. */
  const counts = new Map<number, number>();
  spans.forEach((span, last) => {
    for (const answer of span?.answers ?? []) counts.set(answer, (counts.get(answer) ?? 0) + 1);
    for (const answer of spans[last - length]?.answers ?? []) {
      const left = (counts.get(answer) ?? 0) - 1;
      if (left > 0) counts.set(answer, left);
      else counts.delete(answer);
    }
    if (last + 1 >= length && counts.size > bestCount) {
      best = last + 1 - length;
      bestCount = counts.size;
    }
  });
  if (bestCount === 0) return 0;
  // A few words before the first match give its context.
  const firstMatch = spans.findIndex((span, position) => position >= best && span !== undefined);
  return Math.max(0, Math.min(firstMatch - Math.floor(length / 4), spans.length - length));
}

/** Returns the part of a word to highlight: all of it, its prefix, or the matching part of a compound. */
function spanOf(token: Token, attribute: string, { answer, index }: HighlightContext): Span | undefined {
  for (const term of index.termsOf(token.term, attribute)) {
    const mark = answer.marks.get(term);
    if (!mark) continue;
    const from = token.term.startsWith(term) ? 0 : token.term.length - term.length;
    const start = from === 0 ? token.start : (token.ends[from - 1] ?? token.start);
    const last = token.ends[from + Math.min(mark.length, term.length) - 1];
    return { start, end: last ?? token.end, answers: mark.answers };
  }
  return undefined;
}

function markSpans(
  text: string,
  spans: readonly Span[],
  from: number,
  to: number,
  { pre, post }: HighlightTags,
): string {
  let marked = '';
  let position = from;
  for (const { start, end } of spans) {
    marked += text.slice(position, start) + pre + text.slice(start, end) + post;
    position = end;
  }
  return marked + text.slice(position, to);
}
