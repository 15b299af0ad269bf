import { describe, expect, test } from 'vitest';
import { ConfigurationError, parseConfiguration } from './services-configuration.ts';

describe('parseConfiguration()', () => {
  test('needs no variable', () => {
    expect(parseConfiguration({}, '/shop')).toMatchObject({
      port: 4200,
      host: '127.0.0.1',
      contentDirectory: '/shop/tools/local-services/content',
      dataFile: '/shop/.data/marehalm.sqlite',
      shopDirectory: '/shop/dist/storefront',
      faults: false,
      passwordCost: 15,
      botCheck: false,
      allowedOrigins: [],
      behindProxy: false,
    });
  });

  test('uses every variable', () => {
    const configuration = parseConfiguration(
      {
        PORT: '0',
        MAREHALM_HOST: '0.0.0.0',
        MAREHALM_ORIGIN: 'https://shop.example/',
        MAREHALM_CONTENT: 'content',
        MAREHALM_DATA_FILE: '/var/shop.sqlite',
        MAREHALM_SHOP: 'out',
        MAREHALM_FAULTS: 'on',
        MAREHALM_PASSWORD_COST: '11',
        MAREHALM_RECAPTCHA_SITE_KEY: 'site-key',
        MAREHALM_PREVIEW_TOKEN: 'preview-token',
        MAREHALM_ADMIN_TOKEN: 'admin-token-0123456789abc',
        MAREHALM_ALLOWED_ORIGINS: 'https://a.example/, http://b.example:8080',
        MAREHALM_BEHIND_PROXY: 'on',
      },
      '/shop',
    );
    expect(configuration).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      origin: 'https://shop.example',
      contentDirectory: '/shop/content',
      dataFile: '/var/shop.sqlite',
      shopDirectory: '/shop/out',
      faults: true,
      passwordCost: 11,
      botCheck: true,
      previewToken: 'preview-token',
      adminToken: 'admin-token-0123456789abc',
      allowedOrigins: ['https://a.example', 'http://b.example:8080'],
      behindProxy: true,
    });
  });

  test('starts the clock at the given instant and lets it run', () => {
    const { clock } = parseConfiguration({ MAREHALM_CLOCK: '2026-11-27T10:00:00+01:00' }, '/');
    const passed = clock().getTime() - Date.parse('2026-11-27T09:00:00Z');
    expect(passed).toBeGreaterThanOrEqual(0);
    expect(passed).toBeLessThan(60_000);
  });

  test('treats an empty variable as not set', () => {
    expect(parseConfiguration({ PORT: '', MAREHALM_CLOCK: '' }, '/').port).toBe(4200);
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '42.5'],
    ['MAREHALM_CLOCK', 'tomorrow'],
    ['MAREHALM_FAULTS', 'yes'],
    ['MAREHALM_PASSWORD_COST', '3'],
    ['MAREHALM_PASSWORD_COST', '21'],
    ['MAREHALM_PASSWORD_COST', '4.5'],
    ['MAREHALM_PREVIEW_TOKEN', 'two words'],
    ['MAREHALM_ADMIN_TOKEN', 'short'],
    ['MAREHALM_ALLOWED_ORIGINS', 'https://a.example b.example'],
    ['MAREHALM_ALLOWED_ORIGINS', '*'],
    ['MAREHALM_BEHIND_PROXY', 'yes'],
    ['MAREHALM_ORIGIN', 'shop.example'],
    ['MAREHALM_ORIGIN', 'javascript:alert(1)'],
    ['MAREHALM_DATA_FILE', '  '],
  ])('reports %s=%s in one line', (variable, value) => {
    const read = () => parseConfiguration({ [variable]: value }, '/');
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(`Cannot start: ${variable} must be `);
    expect(read).toThrow(`, but it is ${JSON.stringify(value)}`);
    expect(read).not.toThrow(/\n/);
  });
});
