import { type ReactNode, useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { getTextKey } from '../text-key.ts';
import styles from './SearchDialog.module.css';

export interface SearchColumnsProps {
  /** `halves` before anything is typed, `results` for many products beside a few articles, with pages below these. */
  layout: 'halves' | 'results';
  /** Shown while the search takes long; the pictures of the current results fade. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** Sections side by side on a desktop, stacked on a phone. */
export function SearchColumns({ layout, waiting, children }: SearchColumnsProps) {
  return (
    <div className={styles.answers}>
      {waiting && (
        <p className={styles.waiting} aria-hidden="true">
          {waiting}
        </p>
      )}
      <div className={styles.columns} data-layout={layout} data-waiting={waiting ? true : undefined}>
        {children}
      </div>
    </div>
  );
}

/** Actions after a failed search, in a Notice. */
export function SearchActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

export interface SearchSectionProps {
  /** "Populære søgninger", "Produkter". */
  title: ReactNode;
  children: NonTextNode;
  /** Below the list: all results, or emptying the list. */
  footer?: ReactNode;
  /** `across` spans all columns, for an exact match at the top. */
  place?: 'column' | 'across';
}

/** A list with a heading. */
export function SearchSection({ title, children, footer, place = 'column' }: SearchSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section} data-place={place}>
      <h3 id={id} className={styles.label}>
        {title}
      </h3>
      {children}
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  );
}

/** A suggested query or a link. */
export type SearchSuggestion = { label: string } & (
  | { href: string }
  | {
      onChoose: () => void;
      /** A button that removes it, for queries stored on the device. */
      remove?: { label: string; onRemove: () => void };
    }
);

export interface SearchSuggestionListProps {
  choices: readonly SearchSuggestion[];
}

/** Suggestions: popular and recent searches, categories. */
export function SearchSuggestionList({ choices }: SearchSuggestionListProps) {
  return (
    <ul role="list" className={styles.choices}>
      {choices.map((choice) => (
        <li key={'href' in choice ? choice.href : choice.label} className={styles.kept}>
          {'href' in choice ? (
            <Link href={choice.href} className={styles.choice}>
              {choice.label}
            </Link>
          ) : (
            <>
              <button type="button" className={styles.choice} onClick={choice.onChoose}>
                {choice.label}
              </button>
              {choice.remove && (
                <IconButton icon="close" label={choice.remove.label} onClick={choice.remove.onRemove} />
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A list of {@link SearchProductRow}s, {@link SearchArticleRow}s or {@link SearchPageRow}s. */
export function SearchRows({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.rows}>
      {children}
    </ul>
  );
}

export interface SearchProductRowProps {
  href: string;
  /** 4:5, decorative: the name is next to it. Its space is reserved while it is missing. */
  picture?: PictureData | undefined;
  /** With `<mark>` around the matches. */
  name: ReactNode;
  /** A short description. */
  description?: ReactNode;
  /** Size and price in the shopper's market, or that it is sold out. */
  facts: ReactNode;
}

/** A found product as a row. */
export function SearchProductRow({ href, picture, name, description, facts }: SearchProductRowProps) {
  return (
    <li>
      <Link href={href} className={styles.product}>
        <span className={styles.picture}>
          {picture && <Picture picture={picture} alt="" sizes="(width >= 48em) 6rem, 5rem" ratio="4:5" />}
        </span>
        <span className={styles.words}>
          <Part look="name">{name}</Part>
          {description && <Part look="description">{description}</Part>}
          <span className={styles.facts}>{facts}</span>
        </span>
      </Link>
    </li>
  );
}

/** A part of the text of a row, separated from the next one by a space for screen readers. */
function Part({ look, children }: { look: 'name' | 'description' | 'kind'; children: ReactNode }) {
  return (
    <span className={styles[look]}>
      <span>{children}</span>
      <span> </span>
    </span>
  );
}

export interface SearchArticleRowProps {
  href: string;
  /** "Journal" or "Tip". */
  kind: ReactNode;
  /** With `<mark>` around the matches. */
  title: ReactNode;
}

/** A found article, text only. */
export function SearchArticleRow({ href, kind, title }: SearchArticleRowProps) {
  return (
    <li>
      <Link href={href} className={styles.article}>
        <Part look="kind">{kind}</Part>
        <Part look="name">{title}</Part>
      </Link>
    </li>
  );
}

export interface SearchPageRowProps {
  href: string;
  /** With `<mark>` around the matches. */
  title: ReactNode;
  /** A summary in one sentence. */
  description: ReactNode;
}

/** A found page, such as delivery or contact: its title and description. */
export function SearchPageRow({ href, title, description }: SearchPageRowProps) {
  return (
    <li>
      <Link href={href} className={styles.article}>
        <Part look="name">{title}</Part>
        <Part look="description">{description}</Part>
      </Link>
    </li>
  );
}

export interface SearchNoResultsProps {
  /** "Ingen resultater for ”…”". */
  title: ReactNode;
  /** Suggestion: "Tjek stavningen, eller prøv med færre ord." */
  help: ReactNode;
  /** Sections with other suggestions. */
  children: NonTextNode;
}

/** The message for a search without results, with suggestions. */
export function SearchNoResults({ title, help, children }: SearchNoResultsProps) {
  return (
    <div className={styles.columns} data-layout="halves">
      <div className={styles.nothing}>
        <p key={getTextKey(title)} className={styles.none}>
          {title}
        </p>
        <p className={styles.help}>{help}</p>
      </div>
      {children}
    </div>
  );
}
