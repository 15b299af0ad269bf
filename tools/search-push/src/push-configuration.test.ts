import { describe, expect, test } from 'vitest';
import { parsePushConfiguration } from './push-configuration.ts';
import { PushError } from './push-error.ts';

describe('parsePushConfiguration()', () => {
  test('defaults to the local services', () => {
    expect(parsePushConfiguration({})).toEqual({
      cmsUrl: 'http://localhost:4200',
      shops: {
        dk: { endpoint: 'http://localhost:4200/shops/dk/api/2026-04/graphql.json', accessToken: 'local-dk' },
        no: { endpoint: 'http://localhost:4200/shops/no/api/2026-04/graphql.json', accessToken: 'local-no' },
        int: {
          endpoint: 'http://localhost:4200/shops/int/api/2026-04/graphql.json',
          accessToken: 'local-int',
        },
      },
      search: { appId: 'marehalm', writeKey: 'marehalm-admin', hosts: ['http://localhost:4200/'] },
    });
  });

  test('treats an empty variable as unset, except for the host', () => {
    const hosted = { MAREHALM_SEARCH_APP_ID: 'APP', MAREHALM_SEARCH_WRITE_KEY: 'key', MAREHALM_CMS_URL: '' };
    expect(parsePushConfiguration({ ...hosted, MAREHALM_SEARCH_HOST: '' })).toMatchObject({
      cmsUrl: 'http://localhost:4200',
      search: { appId: 'APP', writeKey: 'key', hosts: [] },
    });
  });

  test('accepts a list of hosts', () => {
    const { search } = parsePushConfiguration({ MAREHALM_SEARCH_HOST: 'https://a.example /search' });
    expect(search.hosts).toEqual(['https://a.example/', 'http://localhost:4200/search']);
  });

  test.each<[criterion: string, variables: Record<string, string>, message: RegExp]>([
    [
      'another application without a key',
      { MAREHALM_SEARCH_APP_ID: 'APP' },
      /MAREHALM_SEARCH_WRITE_KEY must hold/,
    ],
    [
      'the hosted service without an application',
      { MAREHALM_SEARCH_HOST: '' },
      /MAREHALM_SEARCH_APP_ID must name/,
    ],
    [
      'an invalid address of the CMS',
      { MAREHALM_CMS_URL: 'localhost:4200' },
      /MAREHALM_CMS_URL must be an address/,
    ],
    [
      'an invalid address of the search',
      { MAREHALM_SEARCH_HOST: 'a.example' },
      /MAREHALM_SEARCH_HOST must be an address/,
    ],
    [
      'an invalid address of a shop',
      { MAREHALM_SHOP_NO_ENDPOINT: 'no' },
      /MAREHALM_SHOP_NO_ENDPOINT must be an address/,
    ],
  ])('refuses %s', (_criterion, variables, message) => {
    const read = () => parsePushConfiguration(variables);
    expect(read).toThrow(PushError);
    expect(read).toThrow(message);
  });

  test('names every invalid variable without its value', () => {
    const variables = {
      MAREHALM_CMS_URL: 'x',
      MAREHALM_SERVICES_URL: 'y',
      MAREHALM_SEARCH_WRITE_KEY: 'secret',
    };
    expect(() => parsePushConfiguration(variables)).toThrow(
      /^Cannot read the configuration:\n {2}MAREHALM_SERVICES_URL must [^\n]*\n {2}MAREHALM_CMS_URL must [^\n]*$/,
    );
  });
});
