import { create } from 'storybook/theming';

/** The colours and typefaces of `tokens.css`, which Storybook's own interface does not load. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'Marehalm',
  fontBase: "'Hanken Grotesk', Arial, sans-serif",
  appBg: '#f3eee4',
  appContentBg: '#faf8f3',
  appPreviewBg: '#faf8f3',
  appBorderColor: '#dad3c5',
  appBorderRadius: 2,
  colorPrimary: '#2f6b4f',
  colorSecondary: '#2f6b4f',
  textColor: '#1f2a26',
  textMutedColor: '#4a554f',
  barBg: '#faf8f3',
  barTextColor: '#4a554f',
  barHoverColor: '#1f2a26',
  barSelectedColor: '#2f6b4f',
  inputBg: '#faf8f3',
  inputBorder: '#8d8778',
  inputBorderRadius: 2,
});
