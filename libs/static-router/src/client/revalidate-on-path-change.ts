import type { ShouldRevalidateFunction } from 'react-router';

/** `shouldRevalidate` of a prerendered route: its data depends on the path alone, so another query needs no other data. */
export const revalidateOnPathChange: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
