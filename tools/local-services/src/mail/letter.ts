import type { LocaleCode } from '@marehalm/shop';
import { renderLetterHtml } from './letter-html.ts';
import { renderLetterText } from './letter-text.ts';

/** A picture at an absolute URL, in CSS pixels. */
export interface LetterPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** One product of an order. */
export interface LetterLine {
  readonly name: string;
  /** Whole units. */
  readonly quantity: number;
  /** Formatted; absent where a mail is not about money. */
  readonly price?: string;
  /** URL of a picture of 4:5; the name beside it says what it shows. */
  readonly picture?: string;
}

/** One thing that a mail says. Text and HTML show the same blocks, so that no reader misses one. */
export type LetterBlock =
  /** Line ends in `text` are kept. `small` is for terms. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly small?: boolean }
  /** Words of a person who is not the shop: never made into links. */
  | { readonly kind: 'quote'; readonly text: string }
  /** What the reader is asked to do; at most one in a mail. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  /** A code to type or to copy. */
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | { readonly kind: 'lines'; readonly lines: readonly LetterLine[] }
  | { readonly kind: 'sums'; readonly rows: readonly LetterSum[] }
  | { readonly kind: 'facts'; readonly rows: readonly LetterFact[] }
  /** Lines under a title: an address. */
  | { readonly kind: 'list'; readonly title: string; readonly lines: readonly string[] };

/** A row of a bill. */
export interface LetterSum {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

/** A name and its value. */
export interface LetterFact {
  readonly label: string;
  readonly value: string;
}

/** What a mail says to its reader, in one language. Every value may be anything that a shopper has typed. */
export interface Letter {
  readonly locale: LocaleCode;
  readonly subject: string;
  /** What an inbox shows after the subject. */
  readonly preheader: string;
  /** The headline of the HTML; the text begins with the first block. */
  readonly title: string;
  /** Wide, above the headline; HTML only. */
  readonly picture?: LetterPicture;
  readonly blocks: readonly LetterBlock[];
  /** Who sends it, line by line, at the end. */
  readonly sender: readonly string[];
}

/** Writes a letter as plain text and as HTML. */
export function composeLetter(letter: Letter): {
  readonly locale: LocaleCode;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
} {
  const { locale, subject } = letter;
  return { locale, subject, text: renderLetterText(letter), html: renderLetterHtml(letter) };
}
