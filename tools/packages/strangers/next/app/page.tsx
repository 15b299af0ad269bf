import { Badge, FactList, Heading, MarketText, Price, Quote, Wordmark } from '@marehalm/ui';

/** Server Components alone: none of the kit comes to the browser. */
export default function Page() {
  return (
    <main>
      <Wordmark mark={<svg aria-hidden="true" />}>Nordlys</Wordmark>
      <Heading level={1}>Norrsken</Heading>
      <Badge tone="new">Ny</Badge>
      <Price
        prices={{ se: { now: '249 kr' }, eu: { now: '24 €' } }}
        labels={{ now: 'Nu', before: 'Tidigare' }}
      />
      <MarketText texts={{ se: 'Fri frakt i Sverige', eu: 'Fri frakt över 60 €' }} />
      <Quote>Ljuset kommer tillbaka.</Quote>
      <FactList facts={[{ term: 'Innehåll', text: '30 ml' }]} />
    </main>
  );
}
