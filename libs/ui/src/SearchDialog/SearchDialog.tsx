import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { closeEnclosingDialog } from '../Dialog/ModalFrame.tsx';
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
