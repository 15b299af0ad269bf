import { useState, type ReactNode } from 'react';
import { BagLine } from '../BagLine/BagLine.tsx';
import { BagList, BagListItem } from '../BagLine/BagList.tsx';
import { Button } from '../Button/Button.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { catalogue, type CatalogueProduct } from './catalogue.ts';
import { bilingual, ToolbarText } from './language.tsx';
import { useBilingualValue } from './shop-page.tsx';
import { MarketText } from '../Price/MarketText.tsx';

const words = {
  list: bilingual('Items in the bag', 'Varer i kurven'),
  quantity: bilingual('Quantity', 'Antal'),
  fewer: bilingual('Fewer', 'Færre'),
  more: bilingual('More', 'Flere'),
  remove: bilingual('Remove', 'Fjern'),
};

function Line({ product, editable }: { product: CatalogueProduct; editable: boolean }) {
  const texts = useBilingualValue({ ...words, product });
  const [quantity, setQuantity] = useState(1);
  const [size] = texts.product.sizes;
  if (!size) return null;
  const { name } = texts.product;
  return (
    <BagListItem>
      <BagLine
        name={name}
        href={texts.product.href}
        size={size.label}
        picture={texts.product.picture}
        total={
          <MarketText texts={{ dk: size.prices.dk.now, no: size.prices.no.now, int: size.prices.int.now }} />
        }
        {...(editable && {
          quantity: (
            <QuantityStepper
              label={`${texts.quantity}, ${name}`}
              decreaseLabel={`${texts.fewer} ${name}`}
              increaseLabel={`${texts.more} ${name}`}
              value={quantity}
              onChange={setQuantity}
            />
          ),
          remove: (
            <Button variant="link">
              {texts.remove} {name}
            </Button>
          ),
        })}
      />
    </BagListItem>
  );
}

/** Læ Serum and Mosens Guld-håndcreme, to be changed or only to be read. */
export function TwoBagLines({ editable }: { editable: boolean }): ReactNode {
  const { list } = useBilingualValue(words);
  return (
    <BagList label={list}>
      <Line product={catalogue.p04} editable={editable} />
      <Line product={catalogue.p33} editable={editable} />
    </BagList>
  );
}

const sum = (market: 'dk' | 'no' | 'int') => ({ dk: '450,00 kr.', no: '698,00 kr', int: '€60.00' })[market];

/** Price of both products together in three markets. */
export const bagTotal = { dk: sum('dk'), no: sum('no'), int: sum('int') };

/** Line with the VAT included in {@link bagTotal}, in every market and both languages. */
export const bagTaxNote = (
  <MarketText
    texts={{
      dk: <ToolbarText en="Incl. VAT, DKK 90.00" da="Heraf moms 90,00 kr." />,
      no: <ToolbarText en="Incl. VAT, NOK 139.60" da="Heraf moms 139,60 kr" />,
      int: <ToolbarText en="Incl. VAT" da="Inkl. moms" />,
    }}
  />
);
