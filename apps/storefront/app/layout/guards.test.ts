import { expect, test } from 'vitest';
import { routeGuards, type HeaderBackground } from './route-guards.ts';

const { authentication, 'theme-transition': theme } = routeGuards;

test.each<[criterion: string, page: unknown, ground: HeaderBackground | undefined]>([
  [
    'dark words on a picture that asks for them',
    { blocks: [{ type: 'hero', ink: 'dark' }] },
    'picture-dark-text',
  ],
  ['light words on a dark picture', { blocks: [{ type: 'hero', ink: 'light' }] }, 'picture-light-text'],
  [
    'nothing on a picture beside its words',
    { blocks: [{ type: 'hero', ink: 'dark', splitTint: 'oat' }] },
    undefined,
  ],
  [
    'nothing on a picture further down',
    { blocks: [{ type: 'quote' }, { type: 'hero', ink: 'light' }] },
    undefined,
  ],
  ['nothing on a page without blocks', { blocks: [] }, undefined],
  ['nothing on a page whose loader failed', undefined, undefined],
])("guard 'theme-transition' requests %s", (_criterion, page, ground) => {
  expect(theme.theme(page)).toBe(ground);
});

test.each<[criterion: string, isLoggedIn: boolean, href: string | undefined]>([
  [
    'leads a guest to the log-in page and back',
    false,
    '/da/account/login?return=%2Fda%2Faccount%2Forder%3Fid%3D7',
  ],
  ['lets a logged-in customer pass', true, undefined],
])("guard 'authentication' %s", async (_criterion, isLoggedIn, href) => {
  const visit = { locale: 'da', path: '/da/account/order?id=7', isLoggedIn } as const;
  expect(await authentication.redirectTo(visit)).toBe(href);
});
