import { composeStories } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { resolveBilingual } from './testing/language.tsx';

type StoriesFile = Parameters<typeof composeStories>[0];
type Composed = ComponentType<object> & { args: object };

const files = import.meta.glob<StoriesFile>('./**/*.stories.tsx', { eager: true });

test('the test has no document, like prerendering', () => {
  expect(typeof document).toBe('undefined');
});

test.each(Object.entries(files))('%s renders on a server', (_file, module) => {
  for (const [name, story] of Object.entries(composeStories(module) as Record<string, Composed>)) {
    const html = renderToString(createElement(story, resolveBilingual(story.args, 'da')));
    expect(html, name).not.toContain('[object Object]');
  }
});
