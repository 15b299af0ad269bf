import type { Content } from '../load-content.ts';
import { findDuplicates, type ReportProblem } from './problem-report.ts';

/** Checks that parcel shops are in countries of delivery, and in an area, so that their distance can be compared. */
export function checkParcelShops({ parcelShops, markets }: Content, report: ReportProblem) {
  const delivered = new Set(markets.flatMap(({ vatRates }) => Object.keys(vatRates)));
  for (const country of findDuplicates(parcelShops.map((each) => each.country))) {
    report(parcelShops, [], `has "${country}" twice`);
  }
  parcelShops.forEach(({ country, areas, shops }, index) => {
    if (!delivered.has(country)) {
      report(parcelShops, [index, 'country'], `names "${country}", but no market delivers there`);
    }
    areas.forEach(({ from, to }, at) => {
      const before = areas[at - 1]?.to ?? '';
      if (from.length !== to.length || from > to) {
        report(parcelShops, [index, 'areas', at, 'to'], 'is before the first postcode');
      } else if (from <= before) {
        report(
          parcelShops,
          [index, 'areas', at, 'from'],
          `must be after ${before}, where the last area ends`,
        );
      }
    });
    const twice = findDuplicates(shops.map(({ id }) => id));
    shops.forEach(({ id, postcode }, at) => {
      if (twice.has(id)) report(parcelShops, [index, 'shops', at, 'id'], `"${id}" is there twice`);
      if (!areas.some(({ from, to }) => from <= postcode && postcode <= to)) {
        report(parcelShops, [index, 'shops', at, 'postcode'], 'lies in no area');
      }
    });
  });
}
