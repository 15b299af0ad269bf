import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { arrivalAt, type Place } from './arrival.ts';

const place = (address: string): Place => {
  const { pathname, search, hash } = new URL(address, 'http://shop');
  return { pathname, search, hash };
};

test.each<[criterion: string, from: string, to: string, isRelated: boolean, arrival: string]>([
  ['begins a different path at the top', '/shop', '/product/lee-serum', false, 'top'],
  ['keeps the place on a related page', '/face', '/face/cleansers', true, 'list'],
  ['goes to the part of another page', '/product/lee-serum', '/about/ingredients#oat', false, 'part'],
  ['goes to the part of a related page', '/face', '/face/cleansers#story', true, 'part'],
  ['goes to the part of the same page', '/about/help', '/about/help#returns', false, 'part'],
  ['stays when the query changes', '/shop', '/shop?q=serum', false, 'stay'],
  ['stays when the query goes', '/shop?q=serum', '/shop', false, 'stay'],
  [
    'stays at a part when the query changes',
    '/about/help#returns',
    '/about/help?search#returns',
    false,
    'stay',
  ],
  ['goes to another part when the query changes', '/about/help?q#a', '/about/help#b', false, 'part'],
  ['begins anew when the page that is here is asked for', '/shop?q=serum', '/shop?q=serum', false, 'top'],
  ['begins anew when the part is taken away', '/about/help#returns', '/about/help', false, 'top'],
])('arrivalAt() %s', (_criterion, from, to, isRelated, arrival) => {
  expect(arrivalAt({ from: place(from), to: place(to), left: undefined, isRelated })).toBe(arrival);
});

const anyPlace = fc
  .tuple(fc.constantFrom('/', '/shop', '/da/shop'), fc.constantFrom('', '?q=a'), fc.constantFrom('', '#b'))
  .map(([pathname, search, hash]): Place => ({ pathname, search, hash }));

property.prop([anyPlace, anyPlace, fc.nat(), fc.boolean()])(
  'whoever comes back to an entry of the history is where they were, wherever they come from',
  (from, to, left, isRelated) => {
    expect(arrivalAt({ from, to, left, isRelated })).toBe(left);
  },
);

property.prop([anyPlace, anyPlace, fc.boolean()])(
  'only a different path without a part can be kept in place by being related',
  (from, to, isRelated) => {
    const arrival = arrivalAt({ from, to, left: undefined, isRelated });
    expect(arrival === 'list').toBe(isRelated && from.pathname !== to.pathname && to.hash === '');
  },
);
