import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from '@marehalm/static-router/client';
import { findDefaultSize, type SizeView } from '@marehalm/page-data';
import { registerAlternateUrlSuffix } from '../../session/alternate-url-suffix';

/**
 * Returns the selected size and a function that selects one by SKU. The `size` query parameter holds the selection; without it,
 * {@link findDefaultSize} decides.
 */
export function useSize<Size extends SizeView>(
  sizes: readonly Size[],
): [size: Size | undefined, choose: (sku: string) => void] {
  const navigate = useNavigate();
  const { search } = useLocation();
  // The prerendered page does not know the query.
  const query = new URLSearchParams(useIsHydrated() ? search : '');
  // Applied at once, before the URL changes.
  const [chosen, setChosen] = useState<string>();
  const size = sizes.find(({ sku }) => sku === (chosen ?? query.get('size'))) ?? findDefaultSize(sizes);
  const end = query.has('size') ? `?size=${size?.sku}` : '';
  useEffect(() => registerAlternateUrlSuffix(end), [end]);
  return [
    size,
    (sku) => {
      setChosen(sku);
      query.set('size', sku);
      void navigate({ search: query.toString() }, { replace: true });
    },
  ];
}
