import { createSearchAddress } from '@marehalm/search';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouterHistory } from './router-history.ts';

const address = createSearchAddress();
let shown = '';
const navigate = vi.fn((href: string) => {
  shown = new URL(href, 'https://shop.example').search;
});

beforeEach(() => {
  shown = '';
  vi.stubGlobal('window', {
    location: {
      origin: 'https://shop.example',
      pathname: '/shop',
      get search() {
        return shown;
      },
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  navigate.mockClear();
});

function history() {
  const moved = vi.fn();
  const port = createRouterHistory(navigate, address);
  port.onMove(moved);
  return { port, moved };
}

test('what a list has written itself is no step to follow, also when the router shows it late', () => {
  const { port, moved } = history();
  port.push('/shop?skin-type=dry');
  port.push('/shop?category=face&skin-type=dry');
  port.arrived('?skin-type=dry');
  port.arrived('?category=face&skin-type=dry');
  expect(moved).not.toHaveBeenCalled();
});

test('what else comes into the query is no step of the list', () => {
  const { port, moved } = history();
  port.arrived('?search=serum');
  expect(moved).not.toHaveBeenCalled();
  port.arrived('?skin-type=dry&search=serum');
  expect(moved).toHaveBeenCalledOnce();
});

test('a step back is followed, also to a query that the router has skipped on its way', () => {
  const { port, moved } = history();
  port.push('/shop?skin-type=dry');
  port.push('/shop?category=face&skin-type=dry');
  port.arrived('?category=face&skin-type=dry');
  port.arrived('?skin-type=dry');
  expect(moved).toHaveBeenCalledOnce();
});

test.each([
  ['/shop?skin-type=dry', '/shop?skin-type=dry&page=2', true],
  ['/shop?skin-type=dry&page=2', '/shop?skin-type=dry&page=3', true],
  ['/shop?skin-type=dry&page=2', '/shop?skin-type=dry', true],
  ['/shop', '/shop?skin-type=dry', false],
  ['/shop?page=2', '/shop?q=serum', false],
])('from %s to %s is the same entry of the history: %s', (from, to, isSame) => {
  const { port } = history();
  navigate(from);
  port.push(to);
  expect(navigate.mock.lastCall).toEqual([to, { replace: isSame }]);
});
