import { keepTogether, type LocaleCode } from '@marehalm/shop';
import { renderMailHtml } from './render-mail-html.ts';
import { renderMailText } from './render-mail-text.ts';

/** A picture at an absolute URL. Sizes are in CSS pixels. */
export interface MailPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** One product of an order. */
export interface MailOrderLine {
  readonly name: string;
  /** Whole units. */
  readonly quantity: number;
  /** Formatted price; missing in mails that are not about money. */
  readonly price?: string;
  /** URL of a 4:5 picture, which the name next to it describes. */
  readonly picture?: string;
}

/** A part of a mail. Text and HTML contain the same blocks. */
export type MailBlock =
  /** Line breaks in `text` are kept. `small` is for terms. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly small?: boolean }
  /** Words of another person, in which links are never created. */
  | { readonly kind: 'quote'; readonly text: string }
  /** The call to action; at most one per mail. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  /** A code to type or copy. */
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | { readonly kind: 'lines'; readonly lines: readonly MailOrderLine[] }
  | { readonly kind: 'sums'; readonly rows: readonly MailTotalsRow[] }
  | { readonly kind: 'facts'; readonly rows: readonly MailDetail[] }
  /** A title with lines, such as an address. */
  | { readonly kind: 'list'; readonly title: string; readonly lines: readonly string[] };

/** A row of an invoice. */
export interface MailTotalsRow {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

/** A name and its value. */
export interface MailDetail {
  readonly label: string;
  readonly value: string;
}

/** The contents of a mail in one language. Every value may contain any text that a shopper has typed. */
export interface MailContent {
  readonly locale: LocaleCode;
  readonly subject: string;
  /** The text that an inbox shows after the subject. */
  readonly preheader: string;
  /** Headline of the HTML; the plain text starts with the first block. */
  readonly title: string;
  /** A wide picture above the headline, only in HTML. */
  readonly picture?: MailPicture;
  readonly blocks: readonly MailBlock[];
  /** Lines about the sender at the end. */
  readonly sender: readonly string[];
}

/** Renders a letter as plain text and as HTML. */
export function renderMail(letter: MailContent): {
  readonly locale: LocaleCode;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
} {
  const { locale, subject } = letter;
  return { locale, subject, text: renderMailText(letter), html: renderMailHtml(keepTextsTogether(letter)) };
}

/** Applies `keepTogether()` to every text in `part`. Addresses have no spaces. */
function keepTextsTogether<Part>(part: Part): Part;
function keepTextsTogether(part: unknown): unknown {
  if (typeof part === 'string') return keepTogether(part);
  if (Array.isArray(part)) return part.map((each) => keepTextsTogether<unknown>(each));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, each]) => [name, keepTextsTogether<unknown>(each)]),
  );
}
