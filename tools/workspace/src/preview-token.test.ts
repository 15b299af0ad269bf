import { expect, test } from 'vitest';
import { previewToken } from './preview-token.ts';

const hosted = 'https://cms.shop.example';

test('previewToken() makes one for local services, another each time', () => {
  const [first, second] = [
    previewToken({}),
    previewToken({ MAREHALM_CMS_URL: '', MAREHALM_PREVIEW_TOKEN: '' }),
  ];
  expect(first).toEqual({ token: expect.stringMatching(/^[\w-]{36}$/), isMade: true });
  expect(second.token).not.toBe(first.token);
});

test.each([
  ['the one that is given', { MAREHALM_PREVIEW_TOKEN: 'given' }, 'given'],
  ['that of a CMS elsewhere', { MAREHALM_CMS_URL: hosted, MAREHALM_PREVIEW_TOKEN: 'given' }, 'given'],
  ['none for a CMS elsewhere, which would know of none that is made here', { MAREHALM_CMS_URL: hosted }, ''],
])('previewToken() is %s', (_criterion, environment, token) => {
  expect(previewToken(environment)).toEqual({ token, isMade: false });
});
