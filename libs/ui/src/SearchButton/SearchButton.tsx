'use client';

import { useEffect, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { isComposing } from '../is-composing.ts';
import { SHORTCUT_ATTRIBUTE } from './shortcut-attribute.ts';
import styles from './SearchButton.module.css';

export interface SearchButtonProps {
  /** Of the button, for `setSearchShortcutEnabled()`. */
  id: string;
  /** "Søg". */
  label: string;
  /** The page that the button opens without scripts: a list that can be searched. */
  action: string;
  onOpen: () => void;
  /** Returns whether the shopper has turned the key `/` off. Called when the button is mounted. */
  isKeyOff?: () => boolean;
}

/** Returns whether `/` was pressed without modifiers. Shift is allowed, because many keyboards need it for `/`. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key !== '/' || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return false;
  // Keys in fields and dialogs are not meant for the page.
  const isWriting = (event.target as Element).closest?.('input,textarea,select,[contenteditable]');
  return !isWriting && !document.querySelector(':modal');
}

/** Opens a search, also with the key `/`. Presses before hydration are for a queue of events: the form has `data-replay`. */
export function SearchButton({ id, label, action, onOpen, isKeyOff }: SearchButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isKeyOff?.()) button.current?.removeAttribute(SHORTCUT_ATTRIBUTE);
    const press = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || !button.current?.hasAttribute(SHORTCUT_ATTRIBUTE)) return;
      event.preventDefault();
      button.current.click();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, [isKeyOff]);
  return (
    <form
      className={styles.form}
      action={action}
      data-replay=""
      onSubmit={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <IconButton
        ref={button}
        id={id}
        type="submit"
        icon="search"
        label={label}
        aria-haspopup="dialog"
        {...{ [SHORTCUT_ATTRIBUTE]: '/' }}
      />
    </form>
  );
}
