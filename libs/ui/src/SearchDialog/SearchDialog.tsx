import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { closeAround } from '../Dialog/ModalFrame.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import type { Elements } from '../elements.ts';
import { isComposing } from '../is-composing.ts';
import { textKey } from '../text-key.ts';
import styles from './SearchDialog.module.css';

export interface SearchDialogProps {
  isOpen: boolean;
  /** Asked for by Esc, the close button or a press beside the panel. */
  onClose: () => void;
  /** Read aloud; the field says the same to the eye. */
  title: string;
  closeLabel: string;
  /** A {@link SearchField}, on top. The caller gives it the focus when the dialog opens. */
  field: Elements;
  /** Present while something is typed: Esc then empties the field, and a second Esc closes. */
  onClear?: (() => void) | undefined;
  /** This link inside was followed in this tab. */
  onLeave?: (link: HTMLAnchorElement) => void;
  /** {@link SearchColumns} of {@link SearchSection}s, or a Notice. */
  children: Elements;
  /** Last and small, where there is a keyboard: which key opens the search. */
  note?: ReactNode;
}

/** The field, then whatever can be chosen or followed, in the order in which it stands. */
const STEPS = 'input, a, li > button:first-child';

/** The stop above or below the one that has the focus; undefined at either end, and where the keys scroll. */
function stepFrom({ key, target, currentTarget }: KeyboardEvent): HTMLElement | undefined {
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STEPS)];
  const at = stops.indexOf(target as HTMLElement);
  return at < 0 ? undefined : stops[at + (key === 'ArrowDown' ? 1 : -1)];
}

/**
 * The frame of the search over a page: the field, and lists of links below it. A plain field and plain links, so Tab and a
 * screen reader need to learn nothing. The arrow keys only go the same way faster: from the field to what was found, and back;
 * everything keeps its own stop for Tab.
 */
export function SearchDialog({ field, onClear, onLeave, children, note, ...dialog }: SearchDialogProps) {
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      // Not taken further, so that the browser does not close the dialog with the press that clears. Safari keeps Esc in a search
      // field to itself and closes nothing, so that is done here.
      event.preventDefault();
      if (onClear) onClear();
      else closeAround(event);
    }
    const isStep = /^Arrow(?:Up|Down)$/.test(event.key);
    if (!isStep || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const stop = stepFrom(event);
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  };
  const leave = (event: MouseEvent) => {
    // Whether a router takes it over now or later. A new tab leaves the search as it is.
    const link = event.target instanceof Element && event.target.closest('a');
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link && !link.target && !isElsewhere) onLeave?.(link);
  };
  return (
    <Dialog {...dialog} placement="top" titleDisplay="hidden">
      {/* No control of its own: it hears the keys and clicks of everything inside. */}
      <div className={styles.search} onKeyDown={press} onClick={leave}>
        {field}
        {children}
        {note && (
          <p key={textKey(note)} className={styles.note}>
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
  /** Said while the search takes longer than one waits without a word; the pictures of what is here fade. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** Sections beside each other on a desk, below each other on a phone. */
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

/** What can be done about a search that does not answer, in a Notice. */
export function SearchActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

export interface SearchSectionProps {
  /** "Populære søgninger", "Produkter". */
  title: ReactNode;
  children: Elements;
  /** Below the list: all results, or emptying the list. */
  footer?: ReactNode;
  /** `across` gives it all columns: what is named just so stands first, and is a line or two. */
  place?: 'column' | 'across';
}

/** One list with its name. */
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

/** A word to search for, or a place to go to. */
export type SearchChoice = { label: string } & (
  | { href: string }
  | {
      onChoose: () => void;
      /** A button that takes it away, for what is kept on the device. */
      remove?: { label: string; onRemove: () => void };
    }
);

export interface SearchChoicesProps {
  choices: readonly SearchChoice[];
}

/** Where one can begin: popular and recent searches, categories. */
export function SearchChoices({ choices }: SearchChoicesProps) {
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

/** A list of {@link SearchProduct}s, {@link SearchArticle}s or {@link SearchPage}s. */
export function SearchRows({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.rows}>
      {children}
    </ul>
  );
}

export interface SearchProductProps {
  href: string;
  /** 4:5, without words of its own: the name stands beside it. Its place is kept while it is missing. */
  picture?: PictureData | undefined;
  /** With `<mark>` around what was found. */
  name: ReactNode;
  /** What it is, in a few words. */
  description?: ReactNode;
  /** Size and price in the shopper's market, or that it is sold out. */
  facts: ReactNode;
}

/** A product that was found, as a row. */
export function SearchProduct({ href, picture, name, description, facts }: SearchProductProps) {
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

/** A part of what a row says. The blank keeps it apart from the next one for screen readers. */
function Part({ look, children }: { look: 'name' | 'description' | 'kind'; children: ReactNode }) {
  return (
    <span className={styles[look]}>
      <span>{children}</span>
      <span> </span>
    </span>
  );
}

export interface SearchArticleProps {
  href: string;
  /** "Journal" or "Tip". */
  kind: ReactNode;
  /** With `<mark>` around what was found. */
  title: ReactNode;
}

/** An article that was found: type alone. */
export function SearchArticle({ href, kind, title }: SearchArticleProps) {
  return (
    <li>
      <Link href={href} className={styles.article}>
        <Part look="kind">{kind}</Part>
        <Part look="name">{title}</Part>
      </Link>
    </li>
  );
}

export interface SearchPageProps {
  href: string;
  /** With `<mark>` around what was found. */
  title: ReactNode;
  /** What it is about, in a sentence. */
  description: ReactNode;
}

/** A page that was found, such as delivery or contact: its name, and what it is about. */
export function SearchPage({ href, title, description }: SearchPageProps) {
  return (
    <li>
      <Link href={href} className={styles.article}>
        <Part look="name">{title}</Part>
        <Part look="description">{description}</Part>
      </Link>
    </li>
  );
}

export interface SearchNothingProps {
  /** "Ingen resultater for ”…”". */
  title: ReactNode;
  /** What to try: "Tjek stavningen, eller prøv med færre ord." */
  help: ReactNode;
  /** Sections to begin again with. */
  children: Elements;
}

/** Nothing was found: the words stay in the field, and there are other ways on. */
export function SearchNothing({ title, help, children }: SearchNothingProps) {
  return (
    <div className={styles.columns} data-layout="halves">
      <div className={styles.nothing}>
        <p key={textKey(title)} className={styles.none}>
          {title}
        </p>
        <p className={styles.help}>{help}</p>
      </div>
      {children}
    </div>
  );
}
