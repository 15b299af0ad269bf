import { expect, test } from 'vitest';
import { getPreviewToken } from './preview-token.ts';

const hosted = 'https://cms.shop.example';

test('getPreviewToken() generates a new token for local services each time', () => {
  const [first, second] = [
    getPreviewToken({}),
    getPreviewToken({ MAREHALM_CMS_URL: '', MAREHALM_PREVIEW_TOKEN: '' }),
  ];
  expect(first).toEqual({ token: expect.stringMatching(/^[\w-]{36}$/), isMade: true });
  expect(second.token).not.toBe(first.token);
});

test.each([
  ['the given one', { MAREHALM_PREVIEW_TOKEN: 'given' }, 'given'],
  ['that of a hosted CMS', { MAREHALM_CMS_URL: hosted, MAREHALM_PREVIEW_TOKEN: 'given' }, 'given'],
  ['empty for a hosted CMS, which would not know a generated one', { MAREHALM_CMS_URL: hosted }, ''],
])('getPreviewToken() is %s', (_criterion, environment, token) => {
  expect(getPreviewToken(environment)).toEqual({ token, isMade: false });
});
