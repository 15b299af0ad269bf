import { createContext, use } from 'react';
import type { HeaderProps } from '../Header/Header.tsx';

/**
 * Theme of Storybook's toolbar. The shop has one theme, light; what changes is the header over a picture, and what a reader's
 * system does to colors.
 */
export type ToolbarTheme = 'light' | 'header-over-light' | 'header-over-dark' | 'forced-colors';

/** Theme chosen in Storybook's toolbar. */
export const ToolbarThemeContext = createContext<ToolbarTheme>('light');

const grounds: Readonly<Partial<Record<ToolbarTheme, NonNullable<HeaderProps['ground']>>>> = {
  'header-over-light': 'picture-dark-text',
  'header-over-dark': 'picture-light-text',
};

/** Returns the header's background for the theme chosen in the toolbar; `usual` unless it is a header theme. */
export function useHeaderGround(
  usual: NonNullable<HeaderProps['ground']> = 'paper',
): NonNullable<HeaderProps['ground']> {
  return grounds[use(ToolbarThemeContext)] ?? usual;
}
