import styles from './Icon.module.css';

/** Strokes on a grid of 24, 1.5 wide with round ends: as thin as the text beside them. */
const paths = {
  menu: 'M3 8h18M3 16h18',
  close: 'M5 5l14 14M19 5L5 19',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 21 21',
  bag: 'M5 8.5h14l1 12H4l1-12ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.6 2.4 3.9 5.4 3.9 9s-1.3 6.6-3.9 9c-2.6-2.4-3.9-5.4-3.9-9S9.4 5.4 12 3Z',
  'chevron-down': 'M5 9l7 7 7-7',
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4.5 12.5l5 5 10-11',
  filter:
    'M3 7h10M19 7h2M3 17h2M11 17h10M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5v.01',
  warning: 'M12 4 2.5 20h19L12 4ZM12 10v5M12 17.5v.01',
  play: 'M7 4.5v15l12-7.5-12-7.5Z',
  pause: 'M8 5v14M16 5v14',
  gift: 'M4 12h16v8.5H4zM3 8h18v4H3zM12 8v12.5M12 8S10.5 3.5 8 3.5a2.25 2.25 0 0 0 0 4.5h4Zm0 0s1.5-4.5 4-4.5A2.25 2.25 0 0 1 16 8h-4Z',
} as const;

export type IconName = keyof typeof paths;

/** Every icon of the set, for lists and stories. */
export const iconNames = /* @__PURE__ */ Object.keys(paths) as readonly IconName[];

export interface IconProps {
  name: IconName;
  /** Edge in px. `small` 16 beside labels, `medium` 20 beside text, which is the default, `large` 24 on its own. */
  size?: 'small' | 'medium' | 'large';
}

/** A line icon. Always decorative: its text is next to it or on its button. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
