import type { ShouldRevalidateFunction } from 'react-router';

/** A page is made for its path: another query on the same one needs no other data. */
export const keepsData: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
