import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { closeEnclosingDialog } from '../Dialog/ModalFrame.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import { isComposing } from '../is-composing.ts';
import { getTextKey } from '../text-key.ts';
import styles from './SearchDialog.module.css';

export interface SearchDialogProps {
  isOpen: boolean;
  /** Called on Esc, the close button or a press outside the panel. */
  onClose: () => void;
  /** For screen readers; the field shows the same. */
  title: string;
  closeLabel: string;
  /** A {@link SearchField}, at the top. The caller focuses it when the dialog opens. */
  field: NonTextNode;
  /** Present while the field has text: Esc then clears it, and a second Esc closes the dialog. */
  onClear?: (() => void) | undefined;
  /** Called when a link inside is followed in this tab. */
  onLeave?: (link: HTMLAnchorElement) => void;
  /** {@link SearchColumns} of {@link SearchSection}s, or a Notice. */
  children: NonTextNode;
  /** Small note at the end, on devices with a keyboard: which key opens the search. */
  note?: ReactNode;
}

/** Stops of the arrow keys: the field, then links and choices in order. */
const STOP_SELECTOR = 'input, a, li > button:first-child';

/** Finds the stop above or below the focused one; `undefined` at either end, and where the keys scroll. */
function findNextStop({ key, target, currentTarget }: KeyboardEvent): HTMLElement | undefined {
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOP_SELECTOR)];
  const at = stops.indexOf(target as HTMLElement);
  return at < 0 ? undefined : stops[at + (key === 'ArrowDown' ? 1 : -1)];
}

/**
 * The search overlay: a field, and lists of links below it. They are a plain field and plain links, so Tab and screen readers work
 * as usual. Arrow keys are a shortcut from the field to the results and back.
 */
export function SearchDialog({ field, onClear, onLeave, children, note, ...dialog }: SearchDialogProps) {
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      // Prevented, so that the press that clears does not close the dialog. Safari does not close a dialog for Esc in a search field,
      // so that is done here.
      event.preventDefault();
      if (onClear) onClear();
      else closeEnclosingDialog(event);
    }
    const isStep = /^Arrow(?:Up|Down)$/.test(event.key);
    if (!isStep || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const stop = findNextStop(event);
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  };
  const leave = (event: MouseEvent) => {
    // Reported whether or not a router handles the click. A new tab leaves the search open.
    const link = event.target instanceof Element && event.target.closest('a');
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link && !link.target && !isElsewhere) onLeave?.(link);
  };
  return (
    <Dialog {...dialog} placement="top" titleDisplay="hidden">
      {/* Not a control: it handles the keys and clicks of everything inside. */}
      <div className={styles.search} onKeyDown={press} onClick={leave}>
        {field}
        {children}
        {note && (
          <p key={getTextKey(note)} className={styles.note}>
            {note}
          </p>
        )}
      </div>
    </Dialog>
  );
}

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
