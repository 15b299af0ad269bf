import type { Preview } from '@storybook/react-vite';
import { configure, expect } from 'storybook/test';
import { resolveBilingual, LanguageContext, type Language } from '../src/testing/language.tsx';
import { imitateForcedColors } from '../src/testing/forced-colors.ts';
import { ToolbarThemeContext, type ToolbarTheme } from '../src/testing/toolbar-theme.tsx';
import { createMarketStyles } from '../src/Price/market-styles.ts';
import { storybookTheme } from './theme.ts';
import '../src/tokens/tokens.css';
import '../src/tokens/fonts.css';
import '../src/tokens/base.css';

// Stories are tests as well: what takes a few frames takes more than the usual second where two browsers share two cores.
configure({ asyncUtilTimeout: 10_000 });

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

if (typeof document !== 'undefined') {
  const style = document.createElement('style');
  style.textContent = createMarketStyles({
    markets: ['dk', 'no', 'int'],
    byLanguage: { da: 'dk' },
    fallback: 'int',
  });
  document.head.append(style);
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    language: {
      description: 'Language of the texts',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'da', title: 'Dansk' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    market: {
      description: 'Market whose prices are shown',
      toolbar: {
        title: 'Market',
        icon: 'credit',
        items: [
          { value: 'dk', title: 'Denmark, DKK' },
          { value: 'no', title: 'Norway, NOK' },
          { value: 'int', title: 'International, EUR' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description:
        'Theme: the header over a picture, where a story has one; or what a system of forced colours shows',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'header-over-light', title: 'Header over a light picture' },
          { value: 'header-over-dark', title: 'Header over a dark picture' },
          { value: 'forced-colors', title: 'Forced colours, imitated' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { language: 'da', market: 'dk', theme: 'light', motion: 'full' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Actions',
          'Forms',
          'Feedback',
          'Overlays',
          'Navigation',
          'Commerce',
          'Content',
          'Blocks',
          'Pages',
          'Labs',
        ],
      },
    },
    backgrounds: { disabled: true },
    viewport: {
      options: {
        narrow: viewport('Narrowest', 320, 640),
        phone: viewport('Phone', 390, 844),
        tablet: viewport('Tablet', 768, 1024),
        desk: viewport('Desk', 1440, 900),
      },
    },
    docs: { theme: storybookTheme, story: { inline: true } },
  },
  decorators: [
    (Story, { args, globals }) => {
      const language = globals['language'] as Language;
      const theme = globals['theme'] as ToolbarTheme;
      if (typeof document !== 'undefined') {
        const root = document.documentElement;
        root.lang = language;
        root.dataset['market'] = String(globals['market']);
        root.dataset['motion'] = String(globals['motion']);
        root.dataset['theme'] = theme;
        imitateForcedColors(theme === 'forced-colors');
      }
      return (
        <LanguageContext value={language}>
          <ToolbarThemeContext value={theme}>
            <Story args={resolveBilingual(args, language)} />
          </ToolbarThemeContext>
        </LanguageContext>
      );
    },
  ],
  // Stories of one file share a page, and each begins at its top.
  beforeEach: ({ viewMode }) => {
    if (viewMode === 'story') window.scrollTo(0, 0);
  },
  // Nothing may need scrolling sideways, at any width (WCAG 1.4.10).
  afterEach: ({ canvasElement }) => {
    const { documentElement: root } = canvasElement.ownerDocument;
    void expect(root.scrollWidth, 'the page scrolls sideways').toBeLessThanOrEqual(root.clientWidth);
  },
};

export default preview;
