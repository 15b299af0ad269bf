import type { ComponentProps } from 'react';
import { ProductGrid, Section } from '@marehalm/ui';
import type { ProductCardView } from '@marehalm/page-data';
import { ProductCard } from './product-card';

type Heading = Pick<ComponentProps<typeof Section>, 'title' | 'titleSize' | 'link'>;

/** A row of recommended products with a heading; empty without products. */
export function RecommendedProductsSection({
  products,
  ...heading
}: Heading & { readonly products: readonly ProductCardView[] }) {
  if (products.length === 0) return null;
  return (
    <Section {...heading}>
      <ProductGrid>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ProductGrid>
    </Section>
  );
}
