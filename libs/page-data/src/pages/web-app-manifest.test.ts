import { expect, test } from 'vitest';
import { createWebAppManifest } from './web-app-manifest.ts';

test('createWebAppManifest() opens the front page of the language', () => {
  expect(createWebAppManifest('da', 'Hudpleje')).toMatchObject({
    id: '/da',
    lang: 'da',
    description: 'Hudpleje',
    start_url: '/da',
  });
});
