import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsInBrowser } from '@marehalm/static-router/client';
import { findDefaultSize } from '../../view-models/find-default-size';
import type { SizeView } from '../../view-models/product';
import { setAlternateUrlSuffix } from '../../session/alternate-url-suffix';

/**
 * The size that is shown, and how to choose another: the one that the address names, `?size=MH-P03-50`, as links of
 * `server/product-feed.server.ts` do, or else the first full size in stock. What is chosen goes into the address, so that it can be sent,
 * and stays after a reload and in the other language (ux-rules, part 2, rule 13).
 */
export function useSize<Size extends SizeView>(
  sizes: readonly Size[],
): [size: Size | undefined, choose: (sku: string) => void] {
  const navigate = useNavigate();
  const { search } = useLocation();
  // The page is built without an address's query.
  const query = new URLSearchParams(useIsInBrowser() ? search : '');
  // Shown at once: the address follows.
  const [chosen, setChosen] = useState<string>();
  const size = sizes.find(({ sku }) => sku === (chosen ?? query.get('size'))) ?? findDefaultSize(sizes);
  const end = query.has('size') ? `?size=${size?.sku}` : '';
  useEffect(() => setAlternateUrlSuffix(end), [end]);
  return [
    size,
    (sku) => {
      setChosen(sku);
      query.set('size', sku);
      void navigate({ search: query.toString() }, { replace: true });
    },
  ];
}
