import type { ShouldRevalidateFunction } from 'react-router';

/** Use it as `shouldRevalidate` of a prerendered route: its data depends on the path alone, so a new query does not revalidate. */
export const revalidateOnPathChange: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
