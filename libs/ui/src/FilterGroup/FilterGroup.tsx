'use client';

import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import checkboxStyles from '../Checkbox/Checkbox.module.css';
import { Icon } from '../Icon/Icon.tsx';
import { FilterSection, type FilterSectionProps } from './FilterSection.tsx';
import styles from './FilterGroup.module.css';

export interface FilterOption {
  value: string;
  /** Shown and searched text. */
  label: string;
  /** Number of products it matches. An option with zero stays in the list but cannot be selected. No number is shown when absent. */
  count?: number;
  /** Nested options, shown while it or any of them is selected. */
  children?: readonly FilterOption[];
}

export interface FilterGroupProps extends Pick<FilterSectionProps, 'legend' | 'startsOpen'> {
  /** Shown options, in an order that does not depend on counts. */
  options: readonly FilterOption[];
  selected: readonly string[];
  /** A value was pressed. */
  onToggle: (value: string) => void;
  /** `one` for radio buttons, of which one is always selected; `several`, the default, for checkboxes. */
  choice?: 'several' | 'one';
  /** A button below the options that shows more: "Vis 6 flere". */
  more?: { label: string; onPress: () => void } | undefined;
  /** A field that searches all values, also those not shown. */
  find?:
    | {
        /** "Find en størrelse". */
        label: string;
        options: readonly FilterOption[];
        /** Announced when none matches. */
        none: string;
      }
    | undefined;
}

/** Selectable values of one facet. */
export function FilterGroup({
  legend,
  options,
  selected,
  onToggle,
  choice = 'several',
  more,
  find,
  startsOpen,
}: FilterGroupProps) {
  const id = useId();
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLDivElement>(null);
  /** Number of options when more were requested: the focus moves to the first new one. */
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (before.current === undefined || options.length <= before.current) return;
    list.current?.querySelectorAll('input')[before.current]?.focus();
    before.current = undefined;
  }, [options.length]);
  const isFinding = find !== undefined && wanted.trim() !== '';
  const shown = isFinding
    ? find.options.filter(({ label }) => toComparableText(label).includes(toComparableText(wanted)))
    : options;
  const about = { name: id, choice, selected, onToggle };
  return (
    <FilterSection legend={legend} legendId={`${id}-legend`} startsOpen={startsOpen}>
      {find && (
        <div className={styles.find}>
          <Icon name="search" size="small" />
          <input
            type="search"
            aria-label={find.label}
            placeholder={find.label}
            autoComplete="off"
            spellCheck={false}
            value={wanted}
            onChange={(event) => {
              setWanted(event.currentTarget.value);
            }}
          />
        </div>
      )}
      <div ref={list}>
        <Options options={shown} {...about} />
      </div>
      {find && (
        <p className={styles.none} role="status">
          {isFinding && shown.length === 0 && find.none}
        </p>
      )}
      {more && !isFinding && (
        <Button
          variant="link"
          onClick={() => {
            before.current = options.length;
            more.onPress();
          }}
        >
          {more.label}
        </Button>
      )}
    </FilterSection>
  );
}

interface OptionsProps extends Required<
  Pick<FilterGroupProps, 'options' | 'selected' | 'onToggle' | 'choice'>
> {
  /** Shared by the radio buttons of a group. */
  name: string;
}

function Options({ options, name, choice, selected, onToggle }: OptionsProps) {
  return options.map(({ value, label, count, children = [] }) => {
    const isSelected = selected.includes(value);
    const isImpossible = count === 0 && !isSelected;
    const isOpen = isSelected || children.some((child) => selected.includes(child.value));
    return (
      <div key={value}>
        <label className={styles.option}>
          <input
            type={choice === 'one' ? 'radio' : 'checkbox'}
            name={choice === 'one' ? name : undefined}
            className={choice === 'one' ? styles.circle : checkboxStyles.box}
            checked={isSelected}
            // Not `disabled`: it may have the focus when its count becomes zero.
            aria-disabled={isImpossible || undefined}
            onChange={() => {
              if (!isImpossible) onToggle(value);
            }}
          />
          <span className={styles.label}>{label}</span>
          {count !== undefined && (
            <span className={styles.count} translate="no">
              {count}
            </span>
          )}
        </label>
        {children.length > 0 && isOpen && (
          <div role="group" aria-label={label} className={styles.below}>
            <Options options={children} {...{ name, choice, selected, onToggle }} />
          </div>
        )}
      </div>
    );
  });
}

/** Removes case and accents, for the search in the options. */
function toComparableText(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
