import type { ReactNode } from 'react';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Price, type PriceLabels, type PriceText } from '../Price/Price.tsx';
import { type ByMarket } from '../Price/by-market.ts';

export interface SizeOption {
  value: string;
  /** "30 ml", "15 ml rejsestørrelse". */
  label: ReactNode;
  prices: ByMarket<PriceText>;
  /** Why it is unavailable: "Udsolgt". The size stays in the list and selectable. */
  soldOut?: ReactNode;
}

export interface SizeSelectorProps {
  /** "Størrelse". */
  legend: ReactNode;
  sizes: readonly SizeOption[];
  priceLabels: PriceLabels;
  value: string;
  onChange: (value: string) => void;
}

/** Sizes as lines of text, each with its price and the price of a liter or kilogram. */
export function SizeSelector({ legend, sizes, priceLabels, value, onChange }: SizeSelectorProps) {
  return (
    <RadioGroup
      legend={legend}
      value={value}
      onChange={onChange}
      options={sizes.map((size) => ({
        value: size.value,
        label: size.label,
        detail: <Price prices={size.prices} labels={priceLabels} />,
        ...(size.soldOut ? { note: size.soldOut } : {}),
      }))}
    />
  );
}
